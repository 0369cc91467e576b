package dev.muster.cli;

import dev.muster.rules.files.FileText;
import dev.muster.rules.files.PlainFile;
import dev.muster.rules.files.Unreadable;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Reads a file that is no Muster text; what is wrong with it is told in one line. */
final class TextFile {
  private TextFile() {}

  /**
   * The whole text.
   *
   * @param largest most bytes, in whole MB
   * @throws Refusal where it is not there, no plain file, too large, empty or no text in UTF-8
   */
  static String read(Path file, long largest) {
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw new Refusal(Exit.USAGE, "no such file: " + file);
    }
    if (Files.isDirectory(file)) {
      throw new Refusal(Exit.USAGE, file + " is a directory; name a file");
    }
    try {
      return FileText.of(PlainFile.at(file).bytes(largest));
    } catch (Unreadable e) {
      throw new Refusal(Exit.USAGE, file + " " + e.getMessage());
    }
  }
}
