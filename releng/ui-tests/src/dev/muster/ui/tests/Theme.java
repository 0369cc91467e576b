package dev.muster.ui.tests;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.PlatformUI;

/** The light and the dark theme of the workbench. */
final class Theme {

  private static final String DARK = "org.eclipse.e4.ui.css.theme.e4_dark";
  private static final String LIGHT = "org.eclipse.e4.ui.css.theme.e4_default";

  private Theme() {}

  /** Whether the workbench was started with the dark theme. */
  static boolean startedDark() {
    return "dark".equals(System.getProperty("muster.theme"));
  }

  static boolean isDark() {
    return engine().getActiveTheme().getId().contains("dark");
  }

  /** Changes to the other theme, as the preferences do; it is not remembered. */
  static void change() {
    engine().setTheme(isDark() ? LIGHT : DARK, false);
  }

  /**
   * Changes back to the theme the workbench was started with, where that is another. SWT keeps a
   * dark page now and then when the theme changes while a dialog is open; another change mends it.
   */
  static void asStarted() {
    if (isDark() == startedDark()) {
      return;
    }
    change();
    for (int tries = 0; tries < 5 && !startedDark() && hasDarkPages(); tries++) {
      WorkbenchFixture.quiet();
      change();
      WorkbenchFixture.quiet();
      change();
    }
  }

  private static boolean hasDarkPages() {
    WorkbenchFixture.quiet();
    return Display.getCurrent().getSystemColor(SWT.COLOR_LIST_BACKGROUND).getRed() < 128;
  }

  private static IThemeEngine engine() {
    return PlatformUI.getWorkbench().getService(IThemeEngine.class);
  }
}
