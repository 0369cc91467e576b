package dev.muster.cluster.packed;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/** What is published, unpacked as a user does it. */
final class Unpacked {
  private Unpacked() {}

  static void zip(Path zip, Path into) throws IOException {
    try (ZipFile file = new ZipFile(zip.toFile())) {
      for (ZipEntry each : file.stream().toList()) {
        Path target = into.resolve(each.getName());
        if (each.isDirectory()) {
          Files.createDirectories(target);
        } else {
          Files.createDirectories(target.getParent());
          try (InputStream in = file.getInputStream(each)) {
            Files.copy(in, target);
          }
          if (each.getName().equals("muster/muster") && !target.toFile().setExecutable(true)) {
            throw new IOException(target + " cannot be made a program");
          }
        }
      }
    }
  }
}
