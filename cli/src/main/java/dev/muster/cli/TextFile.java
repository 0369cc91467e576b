package dev.muster.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;

/** Reads a file that is no Muster text; what is wrong with it is told in one line. */
final class TextFile {
  private TextFile() {}

  /**
   * The whole text.
   *
   * @param largest most bytes, in whole MB
   * @throws Refusal where it is not there, no file, too large, empty or no text in UTF-8
   */
  static String read(Path file, long largest) throws IOException {
    if (!Files.exists(file)) {
      throw refused("no such file: " + file);
    }
    if (Files.isDirectory(file)) {
      throw refused(file + " is a directory; name a file");
    }
    if (!Files.isReadable(file)) {
      throw refused("cannot read " + file);
    }
    if (Files.size(file) > largest) {
      throw refused(file + " is larger than " + largest / (1024 * 1024) + " MB");
    }
    byte[] bytes = Files.readAllBytes(file);
    try {
      String text = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
      if (text.indexOf('\0') >= 0) {
        throw refused(file + " is not a text file");
      }
      if (text.isBlank()) {
        throw refused(file + " is empty");
      }
      return text;
    } catch (CharacterCodingException e) {
      throw refused(file + " is not valid UTF-8; save it in that encoding");
    }
  }

  private static Refusal refused(String message) {
    return new Refusal(Exit.USAGE, message);
  }
}
