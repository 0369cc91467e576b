package dev.muster.dsl.ide.scene;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Files to keep, which belong into one folder.
 *
 * @param files empty when refused
 * @param refusal why there are none; empty if there are
 */
public record PlaySaveAnswer(List<PlayedFile> files, String refusal) {
  public PlaySaveAnswer {
    files = List.copyOf(files);
  }

  /**
   * A file.
   *
   * @param name without a folder; a painter may choose another one, and keeps its ending
   * @param text of a text, in UTF-8; empty for a picture
   * @param base64 bytes of a picture; null for a text
   */
  public record PlayedFile(String name, String text, @Nullable String base64) {
    /** A text. */
    public static PlayedFile of(String name, String text) {
      return new PlayedFile(name, text, null);
    }

    /** A picture. */
    public static PlayedFile picture(String name, byte[] bytes) {
      return new PlayedFile(name, "", Base64.getEncoder().encodeToString(bytes));
    }

    /** Returns the content of the file. */
    public byte[] bytes() {
      return base64 == null
          ? text.getBytes(StandardCharsets.UTF_8)
          : Base64.getDecoder().decode(base64);
    }
  }
}
