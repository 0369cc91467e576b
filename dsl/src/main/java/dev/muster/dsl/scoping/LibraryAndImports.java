package dev.muster.dsl.scoping;

import dev.muster.dsl.library.Library;
import java.util.LinkedHashSet;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.scoping.impl.ImportUriGlobalScopeProvider;

/** Elements of imported files are visible, and those of the library always. */
public class LibraryAndImports extends ImportUriGlobalScopeProvider {
  @Override
  protected LinkedHashSet<org.eclipse.emf.common.util.URI> getImportedUris(Resource resource) {
    var uris = new LinkedHashSet<>(super.getImportedUris(resource));
    uris.add(Library.SNAPHANCE);
    uris.remove(resource.getURI());
    return uris;
  }
}
