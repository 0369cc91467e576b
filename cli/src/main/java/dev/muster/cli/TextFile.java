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
    try {
      return FileText.of(bytes(file, largest));
    } catch (Unreadable e) {
      throw refused(file + " " + e.getMessage());
    }
  }

  /**
   * The whole text of a file that another program has written: in UTF-8, else in what spreadsheets
   * write on Windows.
   *
   * @param largest most bytes, in whole MB
   * @throws Refusal where it is not there, no plain file, too large, empty or no text
   */
  static FileText.Decoded readAny(Path file, long largest) {
    try {
      return FileText.ofAny(bytes(file, largest));
    } catch (Unreadable e) {
      throw refused(file + " " + e.getMessage());
    }
  }

  private static byte[] bytes(Path file, long largest) throws Unreadable {
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw refused("no such file: " + file);
    }
    if (Files.isDirectory(file)) {
      throw refused(file + " is a directory; name a file");
    }
    return PlainFile.at(file).bytes(largest);
  }

  private static Refusal refused(String message) {
    return new Refusal(Exit.USAGE, message);
  }
}
