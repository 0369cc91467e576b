package dev.muster.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.LinkedHashMap;
import java.util.Map;

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
   * Through drafts beside the files, which keep the permissions of what they replace: nobody ever
   * reads half a text, and where one file cannot be written none is changed.
   */
  static void write(Map<Path, String> texts) throws IOException {
    Map<Path, Path> drafts = new LinkedHashMap<>();
    try {
      for (var each : texts.entrySet()) {
        Path file = each.getKey();
        Path target = Files.exists(file) ? file.toRealPath() : file;
        if (Files.isDirectory(target)) {
          throw new FileAlreadyExistsException(target + " is a directory");
        }
        Path draft =
            target.resolveSibling(
                "." + target.getFileName() + "." + ProcessHandle.current().pid() + ".tmp");
        drafts.put(draft, target);
        if (Files.exists(target)) {
          Files.copy(
              target,
              draft,
              StandardCopyOption.COPY_ATTRIBUTES,
              StandardCopyOption.REPLACE_EXISTING);
        }
        Files.writeString(draft, each.getValue(), StandardCharsets.UTF_8);
      }
      for (var each : drafts.entrySet()) {
        Files.move(each.getKey(), each.getValue(), StandardCopyOption.REPLACE_EXISTING);
      }
    } finally {
      for (Path draft : drafts.keySet()) {
        Files.deleteIfExists(draft);
      }
    }
  }
}
