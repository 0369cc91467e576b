package dev.muster.dsl.ui.print;

import java.nio.file.Path;
import java.util.function.Predicate;
import org.eclipse.swt.program.Program;

/** Opens files and folders in the programs the system has for them. */
public final class DesktopOpener {

  private static volatile Predicate<Path> programs = path -> Program.launch(path.toString());

  private DesktopOpener() {}

  /**
   * Replaces the way files are opened.
   *
   * @param opened opens a file and returns whether it could; for tests
   */
  public static void with(Predicate<Path> opened) {
    programs = opened;
  }

  /**
   * Opens a file or folder.
   *
   * @return false if the system has no program for it
   */
  static boolean of(Path path) {
    return programs.test(path);
  }
}
