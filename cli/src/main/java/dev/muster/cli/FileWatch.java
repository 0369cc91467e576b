package dev.muster.cli;

import dev.muster.dsl.standalone.SourceFolder;
import dev.muster.dsl.validation.CheckSettings;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Sees whether files of an author were saved. What commands write beside them, such as reports, is
 * not looked at.
 */
final class FileWatch {
  private final List<Path> folders;
  private Map<Path, FileTime> before;

  /**
   * @param files files, whose folders are watched since they import each other, or folders
   */
  FileWatch(List<Path> files) {
    folders =
        files.stream()
            .map(Path::toAbsolutePath)
            .map(each -> Files.isDirectory(each) ? each : each.resolveSibling(""))
            .distinct()
            .toList();
    before = times();
  }

  /** Whether one of the files was saved, created or deleted since the previous call. */
  boolean hasChanged() {
    Map<Path, FileTime> now = times();
    boolean changed = !now.equals(before);
    before = now;
    return changed;
  }

  private Map<Path, FileTime> times() {
    Map<Path, FileTime> all = new TreeMap<>();
    for (Path folder : folders) {
      for (String ending : List.of(".muster", SituationFolder.ENDING, CheckSettings.FILE)) {
        try {
          SourceFolder.files(folder, ending).forEach(each -> put(each, all));
        } catch (IOException | UncheckedIOException e) {
          // The file is being written or is gone; the next check will show which.
        }
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
