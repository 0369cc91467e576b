package dev.muster.rules.files;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;

/** Text out of the bytes of a file. */
public final class FileText {
  private FileText() {}

  /**
   * The text of these bytes.
   *
   * @throws Unreadable where they are empty or no text in UTF-8
   */
  public static String of(byte[] bytes) throws Unreadable {
    for (byte each : bytes) {
      if (each == 0) {
        throw new Unreadable("is not a text file");
      }
    }
    // Malformed bytes become marks that are no blanks, so this asks for the empty ones alone.
    if (new String(bytes, StandardCharsets.UTF_8).isBlank()) {
      throw new Unreadable("is empty");
    }
    try {
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      throw new Unreadable("is not valid UTF-8; save it in that encoding");
    }
  }
}
