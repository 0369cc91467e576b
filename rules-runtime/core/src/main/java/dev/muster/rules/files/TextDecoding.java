package dev.muster.rules.files;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/** Text out of the bytes of a file. */
public final class TextDecoding {
  private TextDecoding() {}

  /**
   * A text, and how it was read.
   *
   * @param encoding empty for UTF-8
   */
  public record Decoded(String text, String encoding) {}

  /**
   * The text of a file that another program has written: in UTF-8, else in what spreadsheets write
   * on Windows.
   *
   * @throws UnreadableFileException where the bytes are empty or no text
   */
  public static Decoded ofAny(byte[] bytes) throws UnreadableFileException {
    return isMarked(bytes, 0xFE, 0xFF) || isMarked(bytes, 0xFF, 0xFE)
        ? other(bytes, StandardCharsets.UTF_16, "UTF-16")
        : isUtf8(bytes)
            ? new Decoded(of(bytes), "")
            : other(bytes, Charset.forName("windows-1252"), "Windows-1252");
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

  private static Decoded other(byte[] bytes, Charset charset, String encoding)
      throws UnreadableFileException {
    byte[] utf8 = new String(bytes, charset).getBytes(StandardCharsets.UTF_8);
    return new Decoded(of(utf8), encoding);
  }

  /**
   * Returns the text of some bytes.
   *
   * @throws UnreadableFileException if they are empty or not UTF-8
   */
  public static String of(byte[] bytes) throws UnreadableFileException {
    for (byte each : bytes) {
      if (each == 0) {
        throw new UnreadableFileException("is not a text file");
      }
    }
    // Malformed bytes decode to replacement characters, which are not blank, so this finds only
    // blank texts.
    if (new String(bytes, StandardCharsets.UTF_8).isBlank()) {
      throw new UnreadableFileException("is empty");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new UnreadableFileException("is not valid UTF-8; save it in that encoding");
    }
  }
}
