package dev.muster.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/** Sees whether files were saved. */
final class FileWatch {
  private static final int MOST_FILES = 20_000;
  private static final int DEEPEST = 16;

  private final List<Path> files;
  private Map<Path, FileTime> before;

  /**
   * @param files files, or folders whose files are watched
   */
  FileWatch(List<Path> files) {
    this.files = files;
    before = times();
  }

  /** Whether one of them was saved, made or deleted since this was asked for the last time. */
  boolean hasChanged() {
    Map<Path, FileTime> now = times();
    boolean changed = !now.equals(before);
    before = now;
    return changed;
  }

  private Map<Path, FileTime> times() {
    Map<Path, FileTime> all = new TreeMap<>();
    for (Path file : files) {
      try (Stream<Path> inside = Files.walk(file, DEEPEST)) {
        inside.filter(Files::isRegularFile).limit(MOST_FILES).forEach(each -> put(each, all));
      } catch (IOException | UncheckedIOException e) {
        // It is being written, or gone: the next look tells.
      }
    }
    return all;
  }

  private static void put(Path file, Map<Path, FileTime> all) {
    try {
      all.put(file, Files.getLastModifiedTime(file));
    } catch (IOException e) {
      // as above
    }
  }
}
