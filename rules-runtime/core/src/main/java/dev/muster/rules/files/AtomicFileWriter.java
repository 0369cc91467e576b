package dev.muster.rules.files;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.DirectoryStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Writes files completely or not at all. All files that Muster writes beside an author's files go
 * through this class. It writes each file as a draft in its directory and then moves it, so that no
 * reader sees half a text; if one file cannot be written, none is changed. It does not write
 * through links or to devices.
 */
public final class AtomicFileWriter {
  private static final Pattern DRAFT = Pattern.compile("\\.muster-(\\d{1,18})-\\d+\\.draft");

  private static final AtomicInteger DRAFTS = new AtomicInteger();

  private AtomicFileWriter() {}

  /**
   * Creates a directory and its missing parents.
   *
   * @throws UnwritableFileException if it cannot be created
   */
  public static void directory(Path directory) throws UnwritableFileException {
    if (Files.isDirectory(directory)) {
      return;
    }
    if (Files.exists(directory, LinkOption.NOFOLLOW_LINKS)) {
      throw new UnwritableFileException(directory + " is not a directory");
    }
    for (Path above = directory;
        above != null && !Files.isDirectory(above);
        above = above.getParent()) {
      ensureName(above);
    }
    try {
      Files.createDirectories(directory);
    } catch (IOException | SecurityException e) {
      throw new UnwritableFileException("cannot make directory " + directory + ": " + reason(e));
    }
  }

  /**
   * Writes all texts, or none.
   *
   * @param texts by the file each belongs into; an existing file keeps its permissions
   * @throws UnwritableFileException with the file that cannot be written, and why
   */
  public static void write(Map<Path, String> texts) throws UnwritableFileException {
    Map<Path, byte[]> files = new LinkedHashMap<>();
    texts.forEach((file, text) -> files.put(file, text.getBytes(StandardCharsets.UTF_8)));
    writeBytes(files);
  }

  /**
   * Writes all files, or none.
   *
   * @param files what belongs into each; an existing file keeps its permissions
   * @throws UnwritableFileException with the file that cannot be written, and why
   */
  public static void writeBytes(Map<Path, byte[]> files) throws UnwritableFileException {
    Map<Path, Path> drafts = new LinkedHashMap<>();
    Path at = Path.of("");
    try {
      for (var each : files.entrySet()) {
        at = each.getKey();
        ensureWritable(at);
        Path draft = draft(at);
        drafts.put(draft, at);
        if (Files.exists(at)) {
          Files.copy(at, draft, StandardCopyOption.COPY_ATTRIBUTES);
          Files.write(
              draft,
              each.getValue(),
              StandardOpenOption.TRUNCATE_EXISTING,
              StandardOpenOption.WRITE,
              LinkOption.NOFOLLOW_LINKS);
        } else {
          Files.write(draft, each.getValue(), StandardOpenOption.CREATE_NEW);
        }
      }
      for (var each : drafts.entrySet()) {
        at = each.getValue();
        moveInto(each.getKey(), at);
      }
    } catch (UnwritableFileException e) {
      throw e;
    } catch (IOException | SecurityException e) {
      throw new UnwritableFileException("cannot write " + at + ": " + reason(e));
    } finally {
      drafts.keySet().forEach(AtomicFileWriter::remove);
    }
    Set<Path> directories = new LinkedHashSet<>();
    files.keySet().forEach(file -> directories.add(file.resolveSibling("")));
    directories.forEach(AtomicFileWriter::clear);
  }

  private static void ensureWritable(Path file) throws UnwritableFileException {
    ensureName(file);
    if (Files.isSymbolicLink(file)) {
      throw new UnwritableFileException(
          file + " is a link, and nothing is written through links; name the file it leads to");
    }
    if (Files.isDirectory(file)) {
      throw new UnwritableFileException("cannot write " + file + ": it is a directory");
    }
    if (Files.exists(file) && !Files.isRegularFile(file)) {
      throw new UnwritableFileException("cannot write " + file + ": it is a device or a pipe");
    }
  }

  private static void ensureName(Path file) throws UnwritableFileException {
    Path last = file.getFileName();
    String refusal = last == null ? null : SafeFileNames.refusal(last.toString());
    if (refusal != null) {
      throw new UnwritableFileException("cannot write " + file + ": '" + last + "' " + refusal);
    }
  }

  /** Short, whatever the file is called, and marked with the process that writes it. */
  private static Path draft(Path file) {
    return file.resolveSibling(
        ".muster-" + ProcessHandle.current().pid() + "-" + DRAFTS.incrementAndGet() + ".draft");
  }

  private static void moveInto(Path draft, Path file) throws IOException {
    try {
      Files.move(draft, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    } catch (AtomicMoveNotSupportedException e) {
      Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
    }
  }

  private static void remove(Path draft) {
    try {
      Files.deleteIfExists(draft);
    } catch (IOException | SecurityException e) {
      // The next write in this folder tries again.
    }
  }

  /** Takes away the drafts of processes that were stopped while they wrote here. */
  private static void clear(Path directory) {
    try (DirectoryStream<Path> found = Files.newDirectoryStream(directory, ".muster-*.draft")) {
      for (Path each : found) {
        Matcher name = DRAFT.matcher(String.valueOf(each.getFileName()));
        if (name.matches() && ProcessHandle.of(Long.parseLong(name.group(1))).isEmpty()) {
          remove(each);
        }
      }
    } catch (IOException | RuntimeException e) {
      // All is written; what cannot be listed is left.
    }
  }

  /** Returns the reason of the operating system, without the names of our drafts. */
  private static String reason(Exception failure) {
    return switch (failure) {
      case AccessDeniedException denied -> "you have no right to write there";
      case NoSuchFileException missing -> "its directory does not exist";
      case FileAlreadyExistsException there -> "something of that name is there already";
      case FileSystemException told when told.getReason() != null -> told.getReason();
      case SecurityException denied -> "you have no right to write there";
      default -> plain(failure.getMessage());
    };
  }

  /** The bare words of a system, such as that the disk is full. */
  private static String plain(@Nullable String words) {
    List<String> known = words == null ? List.of() : words.lines().limit(1).toList();
    return known.isEmpty() || known.getFirst().contains(".draft")
        ? "the disk does not take it"
        : known.getFirst();
  }
}
