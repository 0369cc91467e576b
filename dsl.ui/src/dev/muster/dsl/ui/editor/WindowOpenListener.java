package dev.muster.dsl.ui.editor;

import org.eclipse.ui.IWindowListener;
import org.eclipse.ui.IWorkbenchWindow;

/** Hears of windows that open, and of nothing else unless it asks for it. */
public interface WindowOpenListener extends IWindowListener {
  @Override
  default void windowActivated(IWorkbenchWindow window) {
    // Nothing changes.
  }

  @Override
  default void windowDeactivated(IWorkbenchWindow window) {
    // Nothing changes.
  }

  @Override
  default void windowClosed(IWorkbenchWindow window) {
    // What is in it goes with it.
  }
}
