package dev.muster.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Where a command writes files. */
final class Output {
  private Output() {}

  static void directory(Path directory) {
    if (Files.exists(directory) && !Files.isDirectory(directory)) {
      throw new Refusal(Exit.USAGE, directory + " is not a directory");
    }
    try {
      Files.createDirectories(directory);
    } catch (IOException e) {
      throw new Refusal(Exit.USAGE, "cannot make directory " + directory);
    }
  }

  /**
   * Through a draft beside the file, which keeps the permissions of what it replaces: nobody ever
   * reads half a text.
   */
  static void write(Path file, String text) throws IOException {
    Path target = Files.exists(file) ? file.toRealPath() : file;
    Path draft =
        target.resolveSibling(
            "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
    try {
      if (Files.exists(target)) {
        Files.copy(
            target, draft, StandardCopyOption.COPY_ATTRIBUTES, StandardCopyOption.REPLACE_EXISTING);
      }
      Files.writeString(draft, text, StandardCharsets.UTF_8);
      Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
    } finally {
      Files.deleteIfExists(draft);
    }
  }
}
