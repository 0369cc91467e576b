package dev.muster.ui.tests;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
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

  /** Changes back to the theme the workbench was started with, where that is another. */
  static void asStarted() {
    if (isDark() != startedDark()) {
      change();
    }
  }

  private static IThemeEngine engine() {
    return PlatformUI.getWorkbench().getService(IThemeEngine.class);
  }
}
