package dev.muster.dsl.scoping;

import com.google.inject.Inject;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Import;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.scoping.impl.ImportUriGlobalScopeProvider;
import org.eclipse.xtext.util.IResourceScopeCache;

/** Elements of imported files are visible, and those of the library always. */
public class MusterGlobalScopeProvider extends ImportUriGlobalScopeProvider {
  @Inject private IResourceScopeCache cache;

  @Override
  protected LinkedHashSet<URI> getImportedUris(Resource resource) {
    if (resource.getResourceSet() instanceof XtextResourceSet resources) {
      resources.setClasspathURIContext(RulebookLibrary.LOADER);
    }
    // Not what the inherited method finds: it opens each address to see what is there.
    var uris =
        new LinkedHashSet<>(
            cache.get(
                MusterGlobalScopeProvider.class.getName(), resource, () -> readable(resource)));
    if (!RulebookLibrary.contains(resource)) {
      uris.addAll(RulebookLibrary.ALL);
    }
    uris.remove(resource.getURI());
    return uris;
  }

  /** Returns the imported files that may be read; the checks report the others to the author. */
  private static List<URI> readable(Resource file) {
    List<URI> readable = new ArrayList<>();
    for (Import each : written(file)) {
      if (each.getImportURI() != null
          && ImportTarget.of(each) instanceof ImportTarget.Readable(URI address)) {
        readable.add(address);
      }
    }
    return readable;
  }

  /** Returns the valid addresses that a file imports, whether or not the files exist. */
  public static List<URI> imports(Resource file) {
    List<URI> imports = new ArrayList<>();
    for (Import each : written(file)) {
      URI address = ImportTarget.address(each);
      if (address != null) {
        imports.add(address);
      }
    }
    return imports;
  }

  private static List<Import> written(Resource file) {
    return !file.getContents().isEmpty()
            && file.getContents().getFirst() instanceof Document document
        ? document.getImports()
        : List.of();
  }
}
