package dev.muster.cli;

import dev.muster.rules.files.RegularFile;
import dev.muster.rules.files.TextDecoding;
import dev.muster.rules.files.UnreadableFileException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Reads a file that is no Muster text; what is wrong with it is reported in one line. */
final class TextFileReader {
  private TextFileReader() {}

  /**
   * Returns the whole text.
   *
   * @param largest maximum size in whole MB
   * @throws CommandFailure if it does not exist, is not a regular file, is too large or empty, or
   *     is not UTF-8
   */
  static String read(Path file, long largest) {
    try {
      return TextDecoding.of(bytes(file, largest));
    } catch (UnreadableFileException e) {
      throw refused(file + " " + e.getMessage());
    }
  }

  /**
   * The whole text of a file that another program has written: in UTF-8, else in what spreadsheets
   * write on Windows.
   *
   * @param largest most bytes, in whole MB
   * @throws CommandFailure where it is not there, no plain file, too large, empty or no text
   */
  static TextDecoding.Decoded readAny(Path file, long largest) {
    try {
      return TextDecoding.ofAny(bytes(file, largest));
    } catch (UnreadableFileException e) {
      throw refused(file + " " + e.getMessage());
    }
  }

  /**
   * The bytes of a file.
   *
   * @param largest most bytes, in whole MB
   * @throws CommandFailure where it is not there, or is a directory
   * @throws UnreadableFileException where it is no plain file, or too large
   */
  static byte[] bytes(Path file, long largest) throws UnreadableFileException {
    if (!Files.exists(file, LinkOption.NOFOLLOW_LINKS)) {
      throw refused("no such file: " + file);
    }
    if (Files.isDirectory(file)) {
      throw refused(file + " is a directory; name a file");
    }
    return RegularFile.at(file).bytes(largest);
  }

  private static CommandFailure refused(String message) {
    return new CommandFailure(ExitCode.USAGE, message);
  }
}
