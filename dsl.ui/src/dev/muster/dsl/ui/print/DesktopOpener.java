package dev.muster.dsl.ui.print;

import java.nio.file.Path;
import java.util.function.Predicate;
import org.eclipse.swt.program.Program;

/** Opens files and folders in the programs the system has for them. */
public final class DesktopOpener {

  private static volatile Predicate<Path> programs = path -> Program.launch(path.toString());

  private DesktopOpener() {}

  /**
   * Opens files in something else from now on.
   *
   * @param opened opens one and tells whether it could; for tests
   */
  public static void with(Predicate<Path> opened) {
    programs = opened;
  }

  /** Opens a file or folder; false where the system has nothing for it. */
  static boolean of(Path path) {
    return programs.test(path);
  }
}
