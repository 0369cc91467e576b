package dev.muster.cli;

import dev.muster.rules.files.FileText;
import dev.muster.rules.files.PlainFile;
import dev.muster.rules.files.Unreadable;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
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
   * A text, and how it was read.
   *
   * @param encoding empty for UTF-8
   */
  record Decoded(String text, String encoding) {}

  /**
   * The whole text of a file that another program has written: in UTF-8, else in what spreadsheets
   * write on Windows.
   *
   * @param largest most bytes, in whole MB
   * @throws Refusal where it is not there, no plain file, too large, empty or no text
   */
  static Decoded readAny(Path file, long largest) {
    try {
      byte[] bytes = bytes(file, largest);
      return isMarked(bytes, 0xFE, 0xFF) || isMarked(bytes, 0xFF, 0xFE)
          ? other(bytes, StandardCharsets.UTF_16, "UTF-16")
          : isUtf8(bytes)
              ? new Decoded(FileText.of(bytes), "")
              : other(bytes, Charset.forName("windows-1252"), "Windows-1252");
    } catch (Unreadable e) {
      throw refused(file + " " + e.getMessage());
    }
  }

  private static boolean isMarked(byte[] bytes, int first, int second) {
    return bytes.length > 1 && (bytes[0] & 0xFF) == first && (bytes[1] & 0xFF) == second;
  }

  private static boolean isUtf8(byte[] bytes) {
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return true;
    } catch (CharacterCodingException e) {
      return false;
    }
  }

  private static Decoded other(byte[] bytes, Charset charset, String encoding) throws Unreadable {
    byte[] utf8 = new String(bytes, charset).getBytes(StandardCharsets.UTF_8);
    return new Decoded(FileText.of(utf8), encoding);
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
