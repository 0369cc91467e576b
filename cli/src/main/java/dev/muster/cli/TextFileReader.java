package dev.muster.cli;

import dev.muster.rules.files.RegularFile;
import dev.muster.rules.files.TextDecoding;
import dev.muster.rules.files.UnreadableFileException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;

/** Reads a file that is not a Muster text; an error is reported in one line. */
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
   * Returns the whole text of a file from another program, in UTF-8 or otherwise in the encoding of
   * spreadsheets on Windows.
   *
   * @param largest maximum size in bytes, a whole number of MB
   * @throws CommandFailure if the file does not exist, is not a plain file, is too large, is empty
   *     or is not text
   */
  static TextDecoding.Decoded readAny(Path file, long largest) {
    try {
      return TextDecoding.ofAny(bytes(file, largest));
    } catch (UnreadableFileException e) {
      throw refused(file + " " + e.getMessage());
    }
  }

  /**
   * Returns the bytes of a file.
   *
   * @param largest maximum size in bytes, a whole number of MB
   * @throws CommandFailure if the file does not exist or is a directory
   * @throws UnreadableFileException if it is not a plain file or is too large
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
