package dev.muster.dsl.ui.hover;

import java.util.List;
import org.commonmark.ext.gfm.tables.TableBlock;
import org.commonmark.ext.gfm.tables.TableCell;
import org.commonmark.ext.gfm.tables.TableHead;
import org.commonmark.ext.gfm.tables.TableRow;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.BulletList;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.ListBlock;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;

/** Markdown as controls, a block below the other. */
final class MarkdownRenderer {

  private static final Parser PARSER =
      Parser.builder()
          .extensions(List.of(TablesExtension.create()))
          .includeSourceSpans(IncludeSourceSpans.NONE)
          .build();

  private final Composite page;

  MarkdownRenderer(Composite parent, String markdown) {
    page = new Composite(parent, SWT.NONE);
    GridLayoutFactory.swtDefaults().margins(6, 4).spacing(0, 5).applyTo(page);
    blocks(PARSER.parse(markdown), page);
  }

  Control control() {
    return page;
  }

  private void blocks(Node parent, Composite into) {
    for (Node each = parent.getFirstChild(); each != null; each = each.getNext()) {
      switch (each) {
        case TableBlock table -> table(table, into);
        case FencedCodeBlock code -> code(code.getLiteral(), into);
        case ListBlock list -> items(list, into);
        case ThematicBreak line ->
            GridDataFactory.fillDefaults()
                .grab(true, false)
                .applyTo(new Label(into, SWT.SEPARATOR | SWT.HORIZONTAL));
        default -> text(each, into, each instanceof Heading);
      }
    }
  }

  private static void text(Node block, Composite into, boolean heading) {
    MarkdownInlineRenderer spans = MarkdownInlineRenderer.of(block, heading);
    if (spans.text().isBlank()) {
      return;
    }
    StyledText text = new StyledText(into, SWT.MULTI | SWT.WRAP | SWT.READ_ONLY);
    text.setCaret(null);
    spans.show(text);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(text);
  }

  private static void code(String literal, Composite into) {
    StyledText text = new StyledText(into, SWT.MULTI | SWT.READ_ONLY);
    text.setCaret(null);
    text.setText(literal.stripTrailing());
    text.setFont(JFaceResources.getTextFont());
    GridDataFactory.fillDefaults().indent(8, 0).applyTo(text);
  }

  private void items(ListBlock list, Composite into) {
    Composite items = new Composite(into, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(2).spacing(4, 2).applyTo(items);
    GridDataFactory.fillDefaults().grab(true, false).applyTo(items);
    int number = 1;
    for (Node each = list.getFirstChild(); each instanceof ListItem; each = each.getNext()) {
      Label mark = new Label(items, SWT.NONE);
      mark.setText(list instanceof BulletList ? "\u2022" : number++ + ".");
      GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(mark);
      Composite item = new Composite(items, SWT.NONE);
      GridLayoutFactory.fillDefaults().spacing(0, 2).applyTo(item);
      GridDataFactory.fillDefaults().grab(true, false).applyTo(item);
      blocks(each, item);
    }
  }

  private static void table(TableBlock block, Composite into) {
    int columns = 0;
    Node head = block.getFirstChild();
    for (Node cell = head.getFirstChild().getFirstChild(); cell != null; cell = cell.getNext()) {
      columns++;
    }
    Composite table = new Composite(into, SWT.NONE);
    GridLayoutFactory.fillDefaults()
        .numColumns(Math.max(1, columns))
        .margins(5, 3)
        .spacing(12, 2)
        .applyTo(table);
    table.addListener(SWT.Paint, event -> TableBorders.paint(event.gc, table));
    for (Node part = head; part != null; part = part.getNext()) {
      for (Node row = part.getFirstChild(); row instanceof TableRow; row = row.getNext()) {
        for (Node each = row.getFirstChild(); each instanceof TableCell; each = each.getNext()) {
          cell((TableCell) each, table, part instanceof TableHead);
        }
      }
    }
  }

  private static void cell(TableCell cell, Composite table, boolean head) {
    MarkdownInlineRenderer spans = MarkdownInlineRenderer.of(cell, head);
    Label label = new Label(table, SWT.WRAP);
    label.setText(spans.text().replace("&", "&&"));
    if (head) {
      label.setFont(JFaceResources.getFontRegistry().getBold(JFaceResources.DEFAULT_FONT));
      label.setData(TableBorders.HEAD, true);
    }
    int side =
        cell.getAlignment() == TableCell.Alignment.RIGHT
            ? SWT.END
            : cell.getAlignment() == TableCell.Alignment.CENTER ? SWT.CENTER : SWT.BEGINNING;
    GridDataFactory.swtDefaults().align(side, SWT.BEGINNING).applyTo(label);
  }
}
