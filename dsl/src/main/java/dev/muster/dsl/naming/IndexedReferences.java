package dev.muster.dsl.naming;

import dev.muster.dsl.library.Library;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.IReferenceDescription;
import org.eclipse.xtext.resource.impl.DefaultReferenceDescription;
import org.eclipse.xtext.resource.impl.DefaultResourceDescriptionStrategy;

/**
 * Who refers to whom across files. Most references of an army list lead into the library, and to
 * look for its file on the class path at each of them would take longer than all the rest.
 */
public class IndexedReferences extends DefaultResourceDescriptionStrategy {
  private final Map<URI, URI> libraries = new ConcurrentHashMap<>();

  @Override
  protected IReferenceDescription createReferenceDescription(
      EObject from, URI container, EReference reference, int index, EObject to) {
    Resource resource = to.eResource();
    if (!Library.holds(resource) || resource.getURI().isFile()) {
      return super.createReferenceDescription(from, container, reference, index, to);
    }
    URI library =
        libraries.computeIfAbsent(
            resource.getURI(),
            each -> EcoreUtil2.getPlatformResourceOrNormalizedURI(to).trimFragment());
    return new DefaultReferenceDescription(
        EcoreUtil.getURI(from),
        library.appendFragment(resource.getURIFragment(to)),
        reference,
        index,
        container);
  }
}
