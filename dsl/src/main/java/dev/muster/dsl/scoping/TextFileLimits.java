package dev.muster.dsl.scoping;

import dev.muster.rules.files.RegularFile;
import dev.muster.rules.files.TextDecoding;
import dev.muster.rules.files.UnreadableFileException;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Checks, before a file is read, whether it is text of an acceptable size. */
public final class TextFileLimits {
  /** Largest file that is read, in bytes. */
  public static final long LARGEST = 16L * 1024 * 1024;

  private static final int REMEMBERED = 512;

  /** Each edit of an importing file checks its imports again, so the answers are kept. */
  private static final Map<Path, Answer> ANSWERS =
      Collections.synchronizedMap(
          new LinkedHashMap<>(16, 0.75f, true) {
            private static final long serialVersionUID = 1L;

            @Override
            protected boolean removeEldestEntry(Map.Entry<Path, Answer> eldest) {
              return size() > REMEMBERED;
            }
          });

  private TextFileLimits() {}

  private record Answer(long size, FileTime time, @Nullable String refusal) {}

  /**
   * Returns why a file cannot be read, as the continuation of a message after its name; null if it
   * can.
   */
  public static @Nullable String refusal(Path file) {
    try {
      RegularFile found = RegularFile.at(file);
      if (!file.toString().endsWith(".muster")) {
        return "does not end in .muster";
      }
      Answer known = ANSWERS.get(file);
      if (known != null && known.size() == found.size() && known.time().equals(found.time())) {
        return known.refusal();
      }
      String refusal = refusal(found);
      ANSWERS.put(file, new Answer(found.size(), found.time(), refusal));
      return refusal;
    } catch (UnreadableFileException e) {
      return e.getMessage();
    }
  }

  private static @Nullable String refusal(RegularFile file) {
    try {
      TextDecoding.of(file.bytes(LARGEST));
      return null;
    } catch (UnreadableFileException e) {
      return e.getMessage();
    }
  }

  /** Returns why these bytes are not text; null if they are. */
  public static @Nullable String refusal(byte[] bytes) {
    try {
      RegularFile.limit(bytes, LARGEST);
      TextDecoding.of(bytes);
      return null;
    } catch (UnreadableFileException e) {
      return e.getMessage();
    }
  }
}
