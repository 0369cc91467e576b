package dev.muster.rules.files;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;

/**
 * A regular file, reached by its name or through links. Everything that Muster reads from disk is
 * opened here, because a pipe could block the reader and a device has no end.
 *
 * @param path its path
 * @param size its bytes, as the file system says
 * @param time when it was changed last
 */
public record RegularFile(Path path, long size, FileTime time) {
  private static final long MB = 1024L * 1024;

  /**
   * Returns the attributes of a file without opening it.
   *
   * @throws UnreadableFileException if it does not exist or is not a regular file
   */
  public static RegularFile at(Path path) throws UnreadableFileException {
    BasicFileAttributes found;
    try {
      found = Files.readAttributes(path, BasicFileAttributes.class);
    } catch (NoSuchFileException e) {
      throw new UnreadableFileException(
          Files.isSymbolicLink(path) ? "is a link that leads nowhere" : "does not exist");
    } catch (FileSystemException e) {
      throw new UnreadableFileException(
          Files.exists(path, LinkOption.NOFOLLOW_LINKS) ? "cannot be read" : "does not exist");
    } catch (IOException | SecurityException e) {
      throw new UnreadableFileException("cannot be read");
    }
    if (found.isDirectory()) {
      throw new UnreadableFileException("is a directory");
    }
    if (!found.isRegularFile()) {
      throw new UnreadableFileException("is a device or a pipe and no plain file");
    }
    return new RegularFile(path, found.size(), found.lastModifiedTime());
  }

  /**
   * Returns all its bytes. It never reads more than the limit, whatever size the file system
   * reports.
   *
   * @param largest maximum size in whole MB
   * @throws UnreadableFileException if it is larger, or cannot be read
   */
  public byte[] bytes(long largest) throws UnreadableFileException {
    if (size > largest) {
      throw tooLarge(largest);
    }
    try (InputStream in = Files.newInputStream(path)) {
      byte[] bytes = in.readNBytes(Math.toIntExact(largest + 1));
      limit(bytes, largest);
      return bytes;
    } catch (UnreadableFileException e) {
      throw e;
    } catch (IOException | SecurityException e) {
      throw new UnreadableFileException("cannot be read");
    }
  }

  /**
   * Checks bytes from another source against the size limit of files.
   *
   * @param largest maximum number of bytes
   * @throws UnreadableFileException if there are more
   */
  public static void limit(byte[] bytes, long largest) throws UnreadableFileException {
    if (bytes.length > largest) {
      throw tooLarge(largest);
    }
  }

  private static UnreadableFileException tooLarge(long largest) {
    return new UnreadableFileException(
        "is larger than " + (largest < MB ? largest / 1024 + " kB" : largest / MB + " MB"));
  }
}
