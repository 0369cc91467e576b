package dev.muster.print.export.archive;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;

/** What is read of a zip, and that a damaged one is a read error whatever the damage is. */
class ZipArchiveTest {
  private static final byte[] TEXT =
      "a text that is long enough to be packed, a text that is long enough to be packed"
          .getBytes(StandardCharsets.UTF_8);

  private static byte[] zip() throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      for (String name : List.of("one.xml", "two.xml")) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(TEXT);
        zip.closeEntry();
      }
    }
    return bytes.toByteArray();
  }

  @Test
  void theFilesAreReadInTheOrderOfTheDirectory() throws IOException {
    Map<String, byte[]> files = ZipArchive.entries(zip());
    assertEquals(List.of("one.xml", "two.xml"), List.copyOf(files.keySet()));
    files.values().forEach(each -> assertArrayEquals(TEXT, each));
  }

  @Test
  void eachKindOfDamageIsAReadError() throws IOException {
    int end = zip().length - 22;
    int directory = ByteBuffer.wrap(zip()).order(ByteOrder.LITTLE_ENDIAN).getInt(end + 16);
    Map<String, Consumer<ByteBuffer>> damages = new LinkedHashMap<>();
    damages.put("the directory behind the end", zip -> zip.putInt(end + 16, 1_000_000));
    damages.put("the directory before the start", zip -> zip.putInt(end + 16, -4));
    damages.put("the directory in the last letters", zip -> zip.putInt(end + 16, end + 20));
    damages.put("more files than there are", zip -> zip.putShort(end + 10, (short) -1));
    damages.put("a file behind the end", zip -> zip.putInt(directory + 42, 1_000_000));
    damages.put("a file before the start", zip -> zip.putInt(directory + 42, -1));
    damages.put("a name longer than the zip", zip -> zip.putShort(directory + 28, (short) -1));
    damages.put("less than no bytes", zip -> zip.putInt(directory + 24, -1));
    damages.put("more bytes than a zip may hold", zip -> zip.putInt(directory + 24, 1 << 30));
    damages.put("more packed bytes than there are", zip -> zip.putInt(directory + 20, 1 << 30));
    damages.put("packed bytes that are none", zip -> zip.putLong(45, -1));
    damages.put("another sum", zip -> zip.putInt(directory + 16, 0));
    damages.put("no end", zip -> zip.putInt(end, 0));
    damages.put("no first file", zip -> zip.putInt(0, 0));
    for (Map.Entry<String, Consumer<ByteBuffer>> damage : damages.entrySet()) {
      byte[] damaged = zip();
      damage.getValue().accept(ByteBuffer.wrap(damaged).order(ByteOrder.LITTLE_ENDIAN));
      assertThrows(IOException.class, () -> ZipArchive.entries(damaged), damage.getKey());
    }
  }

  @Test
  void aZipThatIsCutIsAReadError() throws IOException {
    for (int length = 0; length < zip().length; length++) {
      byte[] cut = Arrays.copyOf(zip(), length);
      assertThrows(IOException.class, () -> ZipArchive.entries(cut), "cut to " + length);
    }
  }
}
