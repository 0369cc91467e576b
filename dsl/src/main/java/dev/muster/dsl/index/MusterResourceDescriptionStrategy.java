package dev.muster.dsl.index;

import com.google.common.hash.Hashing;
import com.google.inject.Inject;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.Element;
import dev.muster.dsl.muster.StandDef;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.naming.QualifiedName;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.EObjectDescription;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.IReferenceDescription;
import org.eclipse.xtext.resource.impl.DefaultReferenceDescription;
import org.eclipse.xtext.resource.impl.DefaultResourceDescriptionStrategy;
import org.eclipse.xtext.util.IAcceptor;
import org.eclipse.xtext.util.IResourceScopeCache;

/**
 * Describes the elements that a file exports and its references. Top-level elements carry a mark of
 * their text, so that the index notices a change of values and not only of names. Most references
 * of an army list point into the library; looking for its file on the class path for each of them
 * would take longer than all the rest.
 */
public class MusterResourceDescriptionStrategy extends DefaultResourceDescriptionStrategy {
  private static final String TEXT = "text";

  private final Map<URI, URI> libraries = new ConcurrentHashMap<>();

  @Inject private IResourceScopeCache cache;

  @Override
  public boolean createEObjectDescriptions(
      EObject element, IAcceptor<IEObjectDescription> exported) {
    if (element instanceof StandDef) {
      super.createEObjectDescriptions(element, exported);
      return false; // Nothing in a line has a name.
    }
    if (!(element instanceof Element) || RulebookLibrary.contains(element.eResource())) {
      return super.createEObjectDescriptions(element, exported);
    }
    QualifiedName name = getQualifiedNameProvider().getFullyQualifiedName(element);
    if (name != null) {
      exported.accept(EObjectDescription.create(name, element, Map.of(TEXT, markOf(element))));
    }
    return true;
  }

  private String markOf(EObject element) {
    ICompositeNode node = NodeModelUtils.getNode(element);
    return node == null
        ? ""
        : cache.get(
            TEXT,
            element.eResource(),
            () ->
                Hashing.murmur3_128().hashUnencodedChars(node.getRootNode().getText()).toString());
  }

  @Override
  protected IReferenceDescription createReferenceDescription(
      EObject from, URI container, EReference reference, int index, EObject to) {
    Resource resource = to.eResource();
    if (!RulebookLibrary.contains(resource) || resource.getURI().isFile()) {
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
