package dev.muster.dsl.ui.hover;

import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.ToolBarManager;
import org.eclipse.jface.text.AbstractInformationControl;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IInformationControlExtension2;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.ScrolledComposite;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;

/** A small window that shows Markdown with tables and code. */
final class MarkdownControl extends AbstractInformationControl
    implements IInformationControlExtension2 {

  private static final int WIDEST = 560;
  private static final int HIGHEST = 420;

  private ScrolledComposite scroll;
  private HoverContent shown;

  /** A window that goes when the mouse does. */
  MarkdownControl(Shell parent, String status) {
    super(parent, status);
    create();
  }

  /** A window that stays. */
  MarkdownControl(Shell parent, boolean resizable) {
    super(parent, new ToolBarManager(SWT.FLAT));
    create();
    Action definition =
        new Action(
            "Open Definition", dev.muster.dsl.ui.editor.MusterImages.descriptor("definition")) {
          @Override
          public void run() {
            openDefinition();
          }
        };
    definition.setToolTipText("Open Definition");
    getToolBarManager().add(definition);
    getToolBarManager().update(true);
  }

  private void openDefinition() {
    HoverContent text = shown;
    dispose();
    if (text != null && text.viewer() != null) {
      dev.muster.dsl.ui.navigate.OpenDeclarationHandler.from(text.viewer(), text.offset());
    }
  }

  @Override
  protected void createContent(Composite parent) {
    parent.setLayout(new FillLayout());
    scroll = new ScrolledComposite(parent, SWT.V_SCROLL | SWT.H_SCROLL);
    scroll.setExpandHorizontal(true);
    scroll.setExpandVertical(true);
  }

  @Override
  public void setInput(Object input) {
    shown = input instanceof HoverContent text ? text : HoverContent.of(String.valueOf(input));
    if (scroll.getContent() != null) {
      scroll.getContent().dispose();
    }
    MarkdownRenderer blocks = new MarkdownRenderer(scroll, shown.markdown());
    Control content = blocks.control();
    colour(content);
    scroll.setContent(content);
    scroll.setMinSize(content.computeSize(WIDEST - 24, SWT.DEFAULT));
  }

  @Override
  public void setInformation(String information) {
    setInput(information);
  }

  @Override
  public boolean hasContents() {
    return shown != null && !shown.markdown().isBlank();
  }

  @Override
  public Point computeSizeHint() {
    Control content = scroll.getContent();
    if (content == null) {
      return super.computeSizeHint();
    }
    Point natural = content.computeSize(SWT.DEFAULT, SWT.DEFAULT);
    int width = Math.min(natural.x, WIDEST - 24);
    Point wrapped = content.computeSize(width, SWT.DEFAULT);
    scroll.setMinSize(wrapped);
    Rectangle trim = computeTrim();
    Point limits = getSizeConstraints();
    int widest = limits == null ? WIDEST : Math.max(limits.x, WIDEST);
    int highest = limits == null ? HIGHEST : Math.max(limits.y, HIGHEST);
    return new Point(
        Math.min(Math.max(wrapped.x, width) + trim.width + 12, widest),
        Math.min(wrapped.y + trim.height + 8, highest));
  }

  @Override
  public IInformationControlCreator getInformationPresenterControlCreator() {
    return MarkdownControlCreator.focused();
  }

  @Override
  public void setForegroundColor(org.eclipse.swt.graphics.Color foreground) {
    super.setForegroundColor(foreground);
    recolour();
  }

  @Override
  public void setBackgroundColor(org.eclipse.swt.graphics.Color background) {
    super.setBackgroundColor(background);
    recolour();
  }

  private void recolour() {
    if (scroll != null && scroll.getContent() != null) {
      colour(scroll.getContent());
    }
  }

  /** Everything in the window has the colours of the platform's hovers, light or dark. */
  private void colour(Control control) {
    control.setForeground(getShell().getForeground());
    control.setBackground(getShell().getBackground());
    scroll.setBackground(getShell().getBackground());
    if (control instanceof Composite group) {
      for (Control each : group.getChildren()) {
        colour(each);
      }
    }
  }
}
