package dev.muster.dsl.scoping;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.emf.common.util.URI;
import org.jspecify.annotations.Nullable;

/** Whether a file is text of a size that can be read at all, asked before anyone reads it. */
public final class ReadableText {
  /** Largest file that is read, in bytes. */
  public static final long LARGEST = 16L * 1024 * 1024;

  private static final int REMEMBERED = 512;

  /** Files are asked for on every edit of those that import them. */
  private static final Map<Path, Answer> ANSWERS =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Path, Answer> eldest) {
              return size() > REMEMBERED;
            }
          });

  private ReadableText() {}

  private record Answer(long size, FileTime time, @Nullable String refusal) {}

  /** Why the file behind an address cannot be read, null where it can or is no file. */
  public static @Nullable String refusal(URI address) {
    return address.isFile() && !address.isRelative()
        ? refusal(Path.of(address.toFileString()))
        : null;
  }

  /** Why the file cannot be read, null where it can; the text goes on behind the file's name. */
  public static @Nullable String refusal(Path file) {
    try {
      if (!Files.exists(file)) {
        return "does not exist";
      } else if (Files.isDirectory(file)) {
        return "is a directory";
      } else if (!file.toString().endsWith(".muster")) {
        return "does not end in .muster";
      }
      long size = Files.size(file);
      FileTime time = Files.getLastModifiedTime(file);
      Answer known = ANSWERS.get(file);
      if (known != null && known.size() == size && known.time().equals(time)) {
        return known.refusal();
      }
      String refusal = size > LARGEST ? tooLarge() : refusal(Files.readAllBytes(file));
      ANSWERS.put(file, new Answer(size, time, refusal));
      return refusal;
    } catch (IOException | SecurityException e) {
      return "cannot be read";
    }
  }

  /** Why these bytes are no text, null where they are. */
  public static @Nullable String refusal(byte[] bytes) {
    if (bytes.length > LARGEST) {
      return tooLarge();
    }
    for (byte each : bytes) {
      if (each == 0) {
        return "is not a text file";
      }
    }
    if (new String(bytes, StandardCharsets.UTF_8).isBlank()) {
      return "is empty";
    }
    try {
      StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes));
      return null;
    } catch (CharacterCodingException e) {
      return "is not valid UTF-8; save it in that encoding";
    }
  }

  private static String tooLarge() {
    return "is larger than 16 MB";
  }
}
