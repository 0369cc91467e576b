package dev.muster.dsl.ui.server;

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IPath;
import org.eclipse.ui.IURIEditorInput;

/**
 * A Muster file or a situation, in the workspace or on disk.
 *
 * @param uri its identifier for the server
 * @param name file name without folders
 * @param inWorkspace the workspace file; empty for a file on disk
 */
public record MusterFile(String uri, String name, Optional<IFile> inWorkspace) {

  /**
   * Returns the Muster file or situation of a selection or an editor, or the file of a selected
   * part.
   */
  public static Optional<MusterFile> of(Object element) {
    return Optional.ofNullable(element == null ? null : Adapters.adapt(element, MusterFile.class));
  }

  /** Returns a file of the workspace; empty if it is of another kind. */
  public static Optional<MusterFile> in(IFile file) {
    return !LspPositions.isRead(file) || file.getLocationURI() == null
        ? Optional.empty()
        : Optional.of(
            new MusterFile(address(file.getLocationURI()), file.getName(), Optional.of(file)));
  }

  /** The file at an address. */
  public static MusterFile at(String uri) {
    return LspPositions.file(uri)
        .flatMap(MusterFile::in)
        .orElseGet(() -> new MusterFile(uri, name(uri), Optional.empty()));
  }

  /** Returns the file of an editor; empty if it is of another kind. */
  static Optional<MusterFile> shown(IURIEditorInput input) {
    IFile file = Adapters.adapt(input, IFile.class);
    if (file != null) {
      return in(file);
    }
    URI place = input.getURI();
    return place != null && LspPositions.isRead(input.getName())
        ? Optional.of(new MusterFile(address(place), input.getName(), Optional.empty()))
        : Optional.empty();
  }

  /**
   * Returns a file by its path in the workspace or its absolute path on disk; empty if it does not
   * exist.
   */
  public static Optional<MusterFile> named(String path) {
    IPath inWorkspace = IPath.fromPortableString(path.strip());
    // A project alone is no file.
    if (inWorkspace.segmentCount() > 1) {
      IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(inWorkspace);
      if (file.exists()) {
        return in(file);
      }
    }
    try {
      Path onDisk = Path.of(path.strip());
      MusterFile file = at(onDisk.toUri().toString());
      return onDisk.isAbsolute() && LspPositions.isRead(file.name()) && file.exists()
          ? Optional.of(file)
          : Optional.empty();
    } catch (InvalidPathException noPath) {
      return Optional.empty();
    }
  }

  /** Returns the path by which {@link #named} finds it again. */
  public String path() {
    return inWorkspace
        .map(file -> file.getFullPath().toString())
        .orElseGet(() -> onDisk().map(Path::toString).orElse(uri));
  }

  /** Returns its path on this computer; empty if it is elsewhere. */
  public Optional<Path> onDisk() {
    URI place = URI.create(uri);
    return "file".equals(place.getScheme()) ? Optional.of(Path.of(place)) : Optional.empty();
  }

  /** Whether it is there, be it only in an editor that has not been saved. */
  private boolean exists() {
    return onDisk().filter(Files::isRegularFile).isPresent()
        || OpenDocumentRegistry.at(uri).isPresent();
  }

  private static String address(URI place) {
    return LspPositions.normal(place.toString());
  }

  private static String name(String uri) {
    String path = URI.create(uri).getPath();
    return path == null ? uri : path.substring(path.lastIndexOf('/') + 1);
  }
}
