package dev.muster.dsl.ide.server;

import com.google.inject.Inject;
import dev.muster.dsl.standalone.SourceFolder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.util.IFileSystemScanner;
import org.eclipse.xtext.util.UriExtensions;

/** The files of a folder that is opened; copies that a build makes of them are not the author's. */
public class SourceFileScanner implements IFileSystemScanner {
  @Inject private UriExtensions addresses;

  @Override
  public void scan(URI root, IAcceptor<URI> found) {
    try {
      for (Path file : SourceFolder.files(Path.of(root.toFileString()))) {
        if (Files.isRegularFile(file)) { // An editor cannot show a pipe, and must not wait for it.
          found.accept(addresses.toEmfUri(file.toAbsolutePath().toUri()));
        }
      }
    } catch (IOException unlisted) {
      // A folder that cannot be listed is skipped; files that an editor opens are read anyway.
    }
  }
}
