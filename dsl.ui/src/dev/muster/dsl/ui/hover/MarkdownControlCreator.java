package dev.muster.dsl.ui.hover;

import org.eclipse.jface.text.AbstractReusableInformationControlCreator;
import org.eclipse.jface.text.IInformationControl;
import org.eclipse.swt.widgets.Shell;

/** Makes the little window beside a word, with the text the server wrote. */
public final class MarkdownControlCreator extends AbstractReusableInformationControlCreator {

  private final boolean focused;

  /** A window that goes when the mouse does, and can be given the focus with F2. */
  public MarkdownControlCreator() {
    this(false);
  }

  private MarkdownControlCreator(boolean focused) {
    this.focused = focused;
  }

  @Override
  protected IInformationControl doCreateInformationControl(Shell parent) {
    return focused
        ? new MarkdownControl(parent, true)
        : new MarkdownControl(parent, "Press 'F2' for focus");
  }

  /** Makes the window that stays, can be scrolled, and has the focus. */
  static MarkdownControlCreator focused() {
    return new MarkdownControlCreator(true);
  }
}
