package dev.muster.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** The situations of a folder. */
final class SituationFolder {
  static final String ENDING = ".situation";
  private static final int MOST_FILES = 10_000;
  private static final int DEEPEST = 16;

  private SituationFolder() {}

  /**
   * Returns the situations of a folder and its subfolders, by name.
   *
   * @throws CommandFailure if there are more than 10,000
   */
  static List<Path> in(Path folder) throws IOException {
    List<Path> found;
    try (Stream<Path> inside = Files.walk(folder, DEEPEST)) {
      found =
          inside
              .filter(each -> each.toString().endsWith(ENDING) && !Files.isDirectory(each))
              .limit(MOST_FILES + 1L)
              .sorted()
              .toList();
    }
    if (found.size() > MOST_FILES) {
      throw new CommandFailure(
          ExitCode.USAGE,
          folder + " holds more than " + MOST_FILES + " situations; name folders inside it");
    }
    return found;
  }
}
