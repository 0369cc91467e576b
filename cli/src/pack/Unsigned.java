import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.Attributes;
import java.util.jar.JarFile;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;

/**
 * Copies jars, those that are signed without their signatures. Java verifies a signed jar class by
 * class at every start, and does not put its classes into a class archive. The content does not
 * change.
 *
 * <p>Arguments: the directory with the jars, the directory for the copies.
 */
final class Unsigned {
  private Unsigned() {}

  public static void main(String[] arguments) throws IOException {
    Path target = Path.of(arguments[1]);
    Files.createDirectories(target);
    // An upgraded library must not stay on the class path twice, nor an archive of old classes. A
    // folder is an add-on of the user.
    for (Path old : files(target)) {
      if (!Files.isDirectory(old)) {
        Files.delete(old);
      }
    }
    for (Path jar : files(Path.of(arguments[0]))) {
      copy(jar, target.resolve(jar.getFileName()));
    }
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.sorted().toList();
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (var jar = new JarFile(from.toFile(), false)) {
      if (jar.stream().noneMatch(each -> isSignature(each.getName()))) {
        Files.copy(from, to);
      } else {
        copy(jar, to);
      }
    }
  }

  private static boolean isSignature(String name) {
    return name.matches("META-INF/[^/]+\\.(SF|RSA|DSA|EC)");
  }

  private static void copy(JarFile jar, Path to) throws IOException {
    try (var copy = new JarOutputStream(Files.newOutputStream(to))) {
      for (ZipEntry each : jar.stream().toList()) {
        String name = each.getName();
        if (!isSignature(name)) {
          var entry = new ZipEntry(name);
          entry.setTimeLocal(each.getTimeLocal());
          copy.putNextEntry(entry);
          if (name.equals(JarFile.MANIFEST_NAME)) {
            withoutDigests(jar.getManifest()).write(copy);
          } else {
            jar.getInputStream(each).transferTo(copy);
          }
          copy.closeEntry();
        }
      }
    }
  }

  private static Manifest withoutDigests(Manifest signed) {
    var manifest = new Manifest(signed);
    manifest.getEntries().values().forEach(Unsigned::removeDigests);
    manifest.getEntries().values().removeIf(Attributes::isEmpty);
    return manifest;
  }

  private static void removeDigests(Attributes attributes) {
    attributes.keySet().removeIf(name -> name.toString().endsWith("-Digest"));
  }
}
