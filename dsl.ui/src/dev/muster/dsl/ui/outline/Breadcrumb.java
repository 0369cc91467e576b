package dev.muster.dsl.ui.outline;

import java.util.List;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerExtension5;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.CaretListener;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Layout;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.ui.texteditor.ITextEditor;

/**
 * The line above the text of an editor that says in which element the caret is, and of which others
 * that is a part. A list at each of them leads to the elements beside it.
 */
final class Breadcrumb implements OutlineModel.Listener {

  private final ITextViewer viewer;
  private final IDocument document;
  private final OutlineModel model;
  private final BreadcrumbLine line;
  private final Layout layout;
  private final CaretListener carets = event -> soon();
  private final Runnable follow = this::follow;
  private Menu open;

  /** Puts the line above the text of an editor. */
  Breadcrumb(ITextEditor editor, ITextViewer viewer, Control text) {
    this.viewer = viewer;
    this.document = viewer.getDocument();
    Composite area = text.getParent();
    layout = area.getLayout();
    line = new BreadcrumbLine(area, viewer.getTextWidget(), editor.getTitle());
    line.control().moveAbove(text);
    line.onOpen(this::open);
    line.onList(this::list);
    line.onLeave(viewer.getTextWidget()::setFocus);
    area.setLayout(new LineAboveText(line.control(), text));
    area.layout();
    model = OutlineModel.follow(editor, document, this);
    viewer.getTextWidget().addCaretListener(carets);
    line.control().addDisposeListener(event -> release());
    follow();
  }

  /** Returns whether it is shown above this text. */
  boolean shows(IDocument text) {
    return text == document && !line.control().isDisposed();
  }

  /** Takes it away. */
  void remove() {
    if (!line.control().isDisposed()) {
      Composite area = line.control().getParent();
      line.control().dispose();
      area.setLayout(layout);
      area.layout();
    }
  }

  /** Returns the texts of its places, in order. */
  List<String> words() {
    return line.words();
  }

  private boolean hasFocus() {
    return line.control().isFocusControl();
  }

  /** Gives it the keys, or the text again. */
  void focus() {
    if (hasFocus()) {
      viewer.getTextWidget().setFocus();
    } else {
      line.focus();
    }
  }

  private void release() {
    model.leave(this);
    StyledText text = viewer.getTextWidget();
    if (text != null && !text.isDisposed()) {
      text.removeCaretListener(carets);
    }
    if (open != null) {
      open.dispose();
    }
  }

  @Override
  public void outlined(boolean renewed) {
    follow();
  }

  /** Folding and selections settle first. */
  private void soon() {
    line.control().getDisplay().asyncExec(follow);
  }

  private void follow() {
    StyledText text = viewer.getTextWidget();
    if (line.control().isDisposed() || text == null || text.isDisposed()) {
      return;
    }
    int offset = text.getCaretOffset();
    int caret =
        viewer instanceof ITextViewerExtension5 folded
            ? folded.widgetOffset2ModelOffset(offset)
            : offset;
    line.show(Crumb.path(model.at(caret), model.nodes()));
  }

  private void open(OutlineNode node) {
    model.reveal(node);
    viewer.getTextWidget().setFocus();
    follow();
  }

  /** Opens the list of a place below it. */
  private void list(Crumb crumb, Rectangle below) {
    if (open != null) {
      open.dispose();
    }
    open = new Menu(line.control());
    List<OutlineNode> choices = crumb.choices();
    OutlineLabelProvider labels = new OutlineLabelProvider();
    for (OutlineNode each : choices) {
      boolean here = crumb.node().orElse(null) == each;
      MenuItem item = new MenuItem(open, here ? SWT.RADIO : SWT.PUSH);
      // Names have no keys of their own in a menu.
      item.setText(labels.getText(each).replace("&", "&&"));
      item.setImage(labels.getImage(each));
      item.setSelection(here);
      item.addListener(SWT.Selection, event -> open(each));
      if (here) {
        open.setDefaultItem(item);
      }
    }
    Point at = line.control().toDisplay(below.x, below.y + below.height);
    open.setLocation(at);
    open.setVisible(true);
  }

  /** The line has the height it needs, and the text the rest. */
  private static final class LineAboveText extends Layout {

    private final Control line;
    private final Control text;

    LineAboveText(Control line, Control text) {
      this.line = line;
      this.text = text;
    }

    @Override
    protected Point computeSize(Composite area, int width, int height, boolean flushed) {
      Point lineSize = line.computeSize(width, SWT.DEFAULT, flushed);
      Point textSize = text.computeSize(width, height, flushed);
      return new Point(Math.max(lineSize.x, textSize.x), lineSize.y + textSize.y);
    }

    @Override
    protected void layout(Composite area, boolean flushed) {
      Rectangle room = area.getClientArea();
      int height = line.isDisposed() ? 0 : line.computeSize(room.width, SWT.DEFAULT, flushed).y;
      if (!line.isDisposed()) {
        line.setBounds(room.x, room.y, room.width, height);
      }
      text.setBounds(room.x, room.y + height, room.width, Math.max(0, room.height - height));
    }
  }
}
