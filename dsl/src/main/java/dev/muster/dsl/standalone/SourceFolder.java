package dev.muster.dsl.standalone;

import java.io.IOException;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A directory as a place of an author's files. What tools write or hide is left out, as copies of
 * the author's files may lie there.
 */
public final class SourceFolder {
  private static final String ENDING = ".muster";

  /** Directories that builds write into, with the file that stands beside such a one. */
  private static final Map<String, List<String>> BUILT =
      Map.of(
          "target", List.of("pom.xml"),
          "build", List.of("build.gradle", "build.gradle.kts"),
          "bin", List.of(".project"));

  private SourceFolder() {}

  /**
   * The {@code .muster} files in a directory and those below it, sorted; also those that cannot be
   * read.
   *
   * @throws IOException where a directory cannot be listed
   */
  public static List<Path> files(Path folder) throws IOException {
    return files(folder, ENDING);
  }

  /** Returns the files with another ending, such as {@code .situation}. */
  public static List<Path> files(Path folder, String ending) throws IOException {
    List<Path> found = new ArrayList<>();
    Files.walkFileTree(
        folder,
        new SimpleFileVisitor<>() {
          @Override
          public FileVisitResult preVisitDirectory(Path below, BasicFileAttributes attributes) {
            return below.equals(folder) || !isLeftOut(below)
                ? FileVisitResult.CONTINUE
                : FileVisitResult.SKIP_SUBTREE;
          }

          @Override
          public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
            if (file.toString().endsWith(ending) && (Files.isRegularFile(file) || isOdd(file))) {
              found.add(file);
            }
            return FileVisitResult.CONTINUE;
          }
        });
    found.sort(null);
    return found;
  }

  /**
   * Whether a file is a pipe, a device or a broken link: it cannot be read, although its name
   * suggests a source file.
   */
  private static boolean isOdd(Path file) {
    // Hidden ones are the marks of editors.
    return !Files.isDirectory(file) && !String.valueOf(file.getFileName()).startsWith(".");
  }

  /** Whether a directory found below another is hidden, or written by a build. */
  static boolean isLeftOut(Path folder) {
    String name = String.valueOf(folder.getFileName());
    return name.startsWith(".")
        || name.equals("node_modules")
        || BUILT.getOrDefault(name, List.of()).stream()
            .anyMatch(sign -> Files.exists(folder.resolveSibling(sign)));
  }
}
