package dev.muster.dsl.scoping;

import dev.muster.dsl.library.Library;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.Import;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.resource.XtextResourceSet;
import org.eclipse.xtext.scoping.impl.ImportUriGlobalScopeProvider;
import org.jspecify.annotations.Nullable;

/** Elements of imported files are visible, and those of the library always. */
public class LibraryAndImports extends ImportUriGlobalScopeProvider {
  @Override
  protected LinkedHashSet<URI> getImportedUris(Resource resource) {
    if (resource.getResourceSet() instanceof XtextResourceSet resources) {
      // In Eclipse each bundle has a class loader of its own, and only ours knows the library.
      resources.setClasspathURIContext(Library.class.getClassLoader());
    }
    var uris = new LinkedHashSet<>(super.getImportedUris(resource));
    // What is no text is told to the author and never read.
    uris.removeIf(uri -> ReadableText.refusal(absolute(uri, resource.getURI())) != null);
    if (!Library.holds(resource)) {
      uris.addAll(Library.ALL);
    }
    uris.remove(resource.getURI());
    return uris;
  }

  /**
   * The addresses a file imports as it is written, whatever is there; those it names wrongly not.
   */
  public static List<URI> imports(Resource file) {
    List<URI> imports = new ArrayList<>();
    if (!file.getContents().isEmpty() && file.getContents().getFirst() instanceof Document text) {
      for (Import each : text.getImports()) {
        URI address = address(each);
        if (address != null) {
          imports.add(address);
        }
      }
    }
    return imports;
  }

  /** The address an import means, null where it is no path at all. */
  public static @Nullable URI address(Import imported) {
    try {
      return imported.getImportURI() == null
          ? null
          : absolute(URI.createURI(imported.getImportURI()), imported.eResource().getURI());
    } catch (IllegalArgumentException noPath) {
      return null;
    }
  }

  /** The address an import means in the file at {@code here}. */
  public static URI absolute(URI imported, URI here) {
    return imported.isRelative() && here.isHierarchical() && !here.isRelative()
        ? imported.resolve(here)
        : imported;
  }
}
