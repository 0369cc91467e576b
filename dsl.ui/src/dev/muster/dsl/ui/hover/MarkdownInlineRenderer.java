package dev.muster.dsl.ui.hover;

import java.util.ArrayList;
import java.util.List;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.HardLineBreak;
import org.commonmark.node.HtmlBlock;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.Link;
import org.commonmark.node.Node;
import org.commonmark.node.SoftLineBreak;
import org.commonmark.node.StrongEmphasis;
import org.commonmark.node.Text;
import org.eclipse.jface.resource.JFaceColors;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.custom.StyledText;

/** A run of text with its bold, italic and code parts and its links. */
final class MarkdownInlineRenderer extends AbstractVisitor {

  private record Span(int start, int end, Node look) {}

  private final StringBuilder text = new StringBuilder();
  private final List<Span> spans = new ArrayList<>();
  private final boolean heading;

  private MarkdownInlineRenderer(boolean heading) {
    this.heading = heading;
  }

  static MarkdownInlineRenderer of(Node block, boolean heading) {
    MarkdownInlineRenderer spans = new MarkdownInlineRenderer(heading);
    block.accept(spans);
    return spans;
  }

  String text() {
    return text.toString();
  }

  void show(StyledText control) {
    control.setText(text.toString());
    if (heading) {
      control.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
    }
    for (Span span : spans) {
      StyleRange style = new StyleRange(span.start(), span.end() - span.start(), null, null);
      switch (span.look()) {
        case StrongEmphasis bold -> style.fontStyle = SWT.BOLD;
        case Emphasis italic -> style.fontStyle = SWT.ITALIC;
        case Code code -> style.font = JFaceResources.getTextFont();
        case Link link -> {
          style.underline = true;
          style.underlineStyle = SWT.UNDERLINE_LINK;
          style.foreground = JFaceColors.getHyperlinkText(control.getDisplay());
          style.data = link.getDestination();
        }
        default -> {
          // Plain.
        }
      }
      control.setStyleRange(style);
    }
    control.addListener(SWT.MouseDown, event -> follow(control, event.x, event.y));
  }

  private static void follow(StyledText control, int x, int y) {
    int offset = control.getOffsetAtPoint(new org.eclipse.swt.graphics.Point(x, y));
    StyleRange style = offset < 0 ? null : control.getStyleRangeAtOffset(offset);
    if (style != null && style.data instanceof String target) {
      HoverLinkOpener.open(target);
    }
  }

  @Override
  public void visit(Text node) {
    text.append(node.getLiteral());
  }

  @Override
  public void visit(SoftLineBreak node) {
    text.append(' ');
  }

  @Override
  public void visit(HardLineBreak node) {
    text.append('\n');
  }

  @Override
  public void visit(Code node) {
    int start = text.length();
    text.append(node.getLiteral());
    spans.add(new Span(start, text.length(), node));
  }

  @Override
  public void visit(Emphasis node) {
    styled(node);
  }

  @Override
  public void visit(StrongEmphasis node) {
    styled(node);
  }

  @Override
  public void visit(Link node) {
    styled(node);
  }

  // Markup in an author's text is shown literally.
  @Override
  public void visit(HtmlInline node) {
    text.append(node.getLiteral());
  }

  @Override
  public void visit(HtmlBlock node) {
    text.append(node.getLiteral());
  }

  private void styled(Node node) {
    int start = text.length();
    visitChildren(node);
    spans.add(new Span(start, text.length(), node));
  }
}
