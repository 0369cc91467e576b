package dev.muster.dsl.ide.navigation;

import dev.muster.dsl.library.RulebookLibrary;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.findReferences.TargetURICollector;
import org.eclipse.xtext.findReferences.TargetURIs;

/**
 * Maps an element of the library's copy, which editors show, to the same element of the library, so
 * that a search for references finds those of the library.
 */
public class LibraryTargetUriCollector extends TargetURICollector {
  @Override
  protected void doAdd(EObject element, TargetURIs targets) {
    super.doAdd(element, targets);
    Resource resource = element.eResource();
    URI address = RulebookLibrary.address(resource);
    if (address != null && resource.getResourceSet() != null) {
      URI library = resource.getResourceSet().getURIConverter().normalize(address);
      targets.addURI(library.appendFragment(resource.getURIFragment(element)));
    }
  }
}
