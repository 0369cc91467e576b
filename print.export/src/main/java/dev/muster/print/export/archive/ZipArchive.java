package dev.muster.print.export.archive;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.CRC32;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;

/**
 * The files in a zip in memory, as its directory lists them: those that every other program sees.
 * Java reads a directory only from a disk, and a stream passes over it.
 */
public final class ZipArchive {
  private static final int END = 0x06054b50;
  private static final int LISTED = 0x02014b50;
  private static final int LOCAL = 0x04034b50;
  private static final int END_SIZE = 22;
  private static final int LISTED_SIZE = 46;
  private static final int LOCAL_SIZE = 30;
  private static final int DEFLATED = 8;

  /** The most that all files of a zip hold together, in bytes: a file is not trusted. */
  private static final int LARGEST = 64 * 1024 * 1024;

  private final byte[] bytes;
  private final ByteBuffer zip;

  private ZipArchive(byte[] bytes) {
    this.bytes = bytes;
    this.zip = ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }

  /**
   * Returns the files by name, in the order of the directory.
   *
   * @throws IOException if the archive is damaged, is not a zip file, or is larger than those that
   *     Muster writes
   */
  public static Map<String, byte[]> entries(byte[] zip) throws IOException {
    try {
      return new ZipArchive(zip).entries();
    } catch (IndexOutOfBoundsException | IllegalArgumentException | DataFormatException damaged) {
      throw new IOException("a damaged zip", damaged);
    }
  }

  private Map<String, byte[]> entries() throws IOException, DataFormatException {
    int end = end();
    int count = zip.getShort(end + 10) & 0xFFFF;
    int at = zip.getInt(end + 16);
    var entries = new LinkedHashMap<String, byte[]>();
    int left = LARGEST;
    for (int i = 0; i < count; i++) {
      require(zip.getInt(at) == LISTED);
      int name = zip.getShort(at + 28) & 0xFFFF;
      byte[] content = content(at, left);
      left -= content.length;
      String key = new String(bytes, at + LISTED_SIZE, name, StandardCharsets.UTF_8);
      require(entries.put(key, content) == null);
      at +=
          LISTED_SIZE + name + (zip.getShort(at + 30) & 0xFFFF) + (zip.getShort(at + 32) & 0xFFFF);
    }
    require(at == end);
    return entries;
  }

  private int end() throws IOException {
    for (int at = bytes.length - END_SIZE; at >= 0; at--) {
      if (zip.getInt(at) == END
          && at + END_SIZE + (zip.getShort(at + 20) & 0xFFFF) == bytes.length) {
        return at;
      }
    }
    throw new IOException("no zip");
  }

  private byte[] content(int listed, int left) throws IOException, DataFormatException {
    int packed = zip.getInt(listed + 20);
    int size = zip.getInt(listed + 24);
    int local = zip.getInt(listed + 42);
    require(zip.getInt(local) == LOCAL && size >= 0 && size <= left && packed >= 0);
    int from =
        local
            + LOCAL_SIZE
            + (zip.getShort(local + 26) & 0xFFFF)
            + (zip.getShort(local + 28) & 0xFFFF);
    require(from + (long) packed <= bytes.length);
    byte[] content =
        zip.getShort(listed + 10) == DEFLATED
            ? inflated(from, packed, size)
            : Arrays.copyOfRange(bytes, from, from + packed);
    var sum = new CRC32();
    sum.update(content);
    require(content.length == size && (int) sum.getValue() == zip.getInt(listed + 16));
    return content;
  }

  private byte[] inflated(int from, int packed, int size) throws IOException, DataFormatException {
    var content = new byte[size];
    var inflater = new Inflater(true);
    try {
      inflater.setInput(bytes, from, packed);
      int at = 0;
      for (int read = 1; read > 0; at += read) {
        read = inflater.inflate(content, at, size - at);
      }
      require(at == size);
    } finally {
      inflater.end();
    }
    return content;
  }

  private static void require(boolean sound) throws IOException {
    if (!sound) {
      throw new IOException("a damaged zip");
    }
  }
}
