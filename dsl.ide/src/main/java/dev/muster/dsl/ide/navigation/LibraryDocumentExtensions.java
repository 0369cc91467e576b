package dev.muster.dsl.ide.navigation;

import dev.muster.dsl.library.RulebookLibrary;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.lsp4j.Location;
import org.eclipse.xtext.ide.server.DocumentExtensions;
import org.eclipse.xtext.util.ITextRegion;

/**
 * Editors cannot open what lies inside the language's jar, so a place in the library leads to a
 * copy of it among the temporary files.
 */
public class LibraryDocumentExtensions extends DocumentExtensions {
  @Override
  public Location newLocation(Resource resource, ITextRegion region) {
    Location location = super.newLocation(resource, region);
    URI library = RulebookLibrary.address(resource);
    if (location != null && library != null) {
      try {
        location.setUri(copy(library).toUri().toString());
      } catch (IOException e) {
        // Without a copy the editor still learns the line from the original location.
        return location;
      }
    }
    return location;
  }

  private static Path copy(URI library) throws IOException {
    try (InputStream file = RulebookLibrary.open(library)) {
      byte[] text = file.readAllBytes();
      // The name carries the content: another version of the language never shows this one's text.
      Path folder =
          Path.of(
              System.getProperty("java.io.tmpdir"),
              "muster-library-" + System.getProperty("user.name"),
              Integer.toHexString(Arrays.hashCode(text)));
      // The language recognises by the end of the path that this is a copy of the library.
      Path copy = folder.resolve(library.path().substring(1));
      Files.createDirectories(copy.getParent());
      if (!Files.exists(copy) || !Arrays.equals(Files.readAllBytes(copy), text)) {
        Files.deleteIfExists(copy);
        Files.write(copy, text);
      }
      // Changes to the copy would have no effect, so editors show it as read-only.
      copy.toFile().setReadOnly();
      return copy;
    }
  }
}
