package dev.muster.dsl.scoping;

import dev.muster.dsl.muster.Import;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.resource.ResourceSet;
import org.jspecify.annotations.Nullable;

/**
 * The target of an import. Files and their imports are untrusted: imports may point to plain files
 * below or beside the directory of their own file or a folder that the author has opened. Other
 * paths are not accessed, not even to check whether they exist.
 */
public sealed interface ImportTarget {
  /** A file that may be read and can be. */
  record Readable(URI address) implements ImportTarget {}

  /**
   * An import that is not read; the text continues a message after the path, and says what to do.
   */
  record Refused(String why) implements ImportTarget {}

  /** The file of the import is not in a directory, so that no file is beside it. */
  record Unplaced() implements ImportTarget {}

  String CHECK = "; check the path, which starts at the directory of this file";

  /** Returns the target of an import. */
  static ImportTarget of(Import written) {
    return written.eResource() == null || written.eResource().getURI() == null
        ? new Unplaced()
        : of(written, written.eResource());
  }

  /**
   * Returns the URI of an import, whether or not the file exists; null if it is not a path to a
   * file.
   */
  static @Nullable URI address(Import written) {
    Resource here = written.eResource();
    URI path = written.getImportURI() == null ? null : uri(written.getImportURI());
    if (path == null || here == null || here.getURI() == null || isFaulty(path) || isFar(path)) {
      return null;
    }
    if (!path.isRelative()) {
      return path;
    }
    return here.getURI().isHierarchical() && !here.getURI().isRelative()
        ? path.resolve(here.getURI())
        : null;
  }

  /** Returns the target of a path that a file imports. */
  private static ImportTarget of(Import written, Resource here) {
    URI path = uri(String.valueOf(written.getImportURI()));
    if (path == null || isFaulty(path)) {
      return new Refused("is no path" + CHECK);
    }
    if (isFar(path)) {
      return new Refused(
          "is an address and no path; save that file beside this one and import it by its path");
    }
    Path home = RestrictedUriHandler.file(here.getURI());
    URI address = address(written);
    if (home == null || home.getParent() == null || address == null) {
      return new Unplaced();
    }
    Path file = RestrictedUriHandler.file(address);
    return file == null
        ? new Refused("is no path" + CHECK)
        : placed(address, file.normalize(), around(home, here.getResourceSet()));
  }

  /** Whether a file lies, by its name, where the imports of another may lead. */
  static boolean mayLeadTo(URI file, Resource from) {
    Path home = RestrictedUriHandler.file(from.getURI());
    Path there = RestrictedUriHandler.file(file);
    return home != null
        && there != null
        && liesIn(around(home, from.getResourceSet()), there.normalize());
  }

  private static boolean liesIn(List<Path> folders, Path file) {
    return folders.stream().anyMatch(file::startsWith);
  }

  private static boolean isFaulty(URI path) {
    return path.hasFragment() || path.hasQuery();
  }

  /** Whether it leads to another machine, or into something that is no file. */
  private static boolean isFar(URI path) {
    boolean named = path.authority() != null && !path.authority().isEmpty();
    return named || (path.scheme() != null && !path.isFile());
  }

  private static ImportTarget placed(URI address, Path file, List<Path> folders) {
    Refused outside =
        new Refused(
            "leads neither below nor beside the directory of this file; move the file there and"
                + " import it from there");
    // By its name first: a path into a network drive must not even be looked at.
    if (!liesIn(folders, file)) {
      return outside;
    }
    String refusal = TextFileLimits.refusal(file);
    if (refusal != null) {
      return new Refused(refusal + CHECK);
    }
    try {
      Path real = file.toRealPath();
      for (Path each : folders) {
        if (real.startsWith(each.toRealPath())) {
          return new Readable(address);
        }
      }
      return outside;
    } catch (IOException | SecurityException e) {
      return new Refused("cannot be read" + CHECK);
    }
  }

  private static List<Path> around(Path home, @Nullable ResourceSet resources) {
    List<Path> folders = new ArrayList<>();
    Path folder = home.getParent();
    if (folder != null) {
      folders.add(RestrictedResourceSet.readableRoot(folder));
    }
    if (resources != null) {
      folders.addAll(RestrictedResourceSet.folders(resources));
    }
    return folders;
  }

  private static @Nullable URI uri(String path) {
    try {
      return path.isBlank() ? null : URI.createURI(path);
    } catch (IllegalArgumentException e) {
      return null;
    }
  }
}
