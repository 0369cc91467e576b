package dev.muster.cli;

import dev.muster.rules.carrier.PartCarrier;
import dev.muster.rules.system.MusterVersion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.Iterator;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The add-on for clusters. It is not part of the program: its jars lie in the folder {@code
 * cluster} beside the program's jar, and no other command reads them.
 */
final class ClusterAddOn {
  private static final String FOLDER = "cluster";

  private ClusterAddOn() {}

  /**
   * Finds the carrier of the add-on.
   *
   * @throws CommandFailure if it is missing or of another version; the message says how to get it
   */
  static PartCarrier carrier() {
    Path lib = programFolder();
    return carrier(lib == null ? null : lib.resolve(FOLDER));
  }

  /**
   * Finds the carrier in a folder of jars.
   *
   * @param folder where the add-on belongs; null if the program is not in a folder
   */
  static PartCarrier carrier(@Nullable Path folder) {
    PartCarrier carrier = find(folder);
    if (carrier == null) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "clusters need the add-on muster-cluster-"
              + MusterVersion.VERSION
              + ".zip, which is published beside muster-"
              + MusterVersion.VERSION
              + ".zip; unpack it, and put its folder '"
              + FOLDER
              + "' into "
              + (folder == null ? "the folder lib of Muster" : folder.getParent())
              + ". Without it, --part and --join do the same with files");
    }
    if (!carrier.version().equals(MusterVersion.VERSION)) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "the add-on for clusters in "
              + folder
              + " is of Muster "
              + carrier.version()
              + ", and this is "
              + MusterVersion.VERSION
              + "; replace the folder by that of muster-cluster-"
              + MusterVersion.VERSION
              + ".zip");
    }
    return carrier;
  }

  private static @Nullable PartCarrier find(@Nullable Path folder) {
    ClassLoader own = ClusterAddOn.class.getClassLoader();
    List<URL> jars = folder == null ? List.of() : jars(folder);
    // It stays open as long as the carrier works: to the end of the program.
    ClassLoader loader = jars.isEmpty() ? own : new URLClassLoader(jars.toArray(URL[]::new), own);
    try {
      Iterator<PartCarrier> found = ServiceLoader.load(PartCarrier.class, loader).iterator();
      return found.hasNext() ? found.next() : null;
    } catch (ServiceConfigurationError | LinkageError e) {
      throw new CommandFailure(
          ExitCode.USAGE,
          "the add-on for clusters in "
              + folder
              + " is incomplete or of another version; replace the folder by that of muster-cluster-"
              + MusterVersion.VERSION
              + ".zip");
    }
  }

  private static List<URL> jars(Path folder) {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .filter(each -> each.toString().endsWith(".jar"))
          .sorted()
          .map(ClusterAddOn::url)
          .toList();
    } catch (IOException | UncheckedIOException e) {
      throw new CommandFailure(ExitCode.USAGE, folder + " cannot be read");
    }
  }

  private static URL url(Path jar) {
    try {
      return jar.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The folder of the jar of the program; null if its classes are not in a jar. */
  private static @Nullable Path programFolder() {
    CodeSource source = ClusterAddOn.class.getProtectionDomain().getCodeSource();
    try {
      Path place = source == null ? null : Path.of(source.getLocation().toURI());
      return place == null || !Files.isRegularFile(place) ? null : place.getParent();
    } catch (URISyntaxException e) {
      return null;
    }
  }
}
