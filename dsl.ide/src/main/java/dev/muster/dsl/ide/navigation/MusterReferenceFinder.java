package dev.muster.dsl.ide.navigation;

import com.google.inject.Inject;
import com.google.inject.Provider;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.emf.common.util.URI;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.findReferences.IReferenceFinder;
import org.eclipse.xtext.findReferences.IReferenceFinder.IResourceAccess;
import org.eclipse.xtext.findReferences.TargetURICollector;
import org.eclipse.xtext.findReferences.TargetURIs;
import org.eclipse.xtext.ide.util.CancelIndicatorProgressMonitor;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IReferenceDescription;
import org.eclipse.xtext.resource.IResourceDescriptions;
import org.eclipse.xtext.util.CancelIndicator;

/** Finds all references to an element in all files, whatever the kind of reference. */
public class MusterReferenceFinder {
  @Inject private IReferenceFinder finder;
  @Inject private TargetURICollector collector;
  @Inject private Provider<TargetURIs> targets;

  /**
   * A reference.
   *
   * @param source the element that refers
   * @param word the words of the reference in the text
   */
  public record Reference(EObject source, EReference feature, INode word) {}

  /** All usages, by file and place. */
  public List<Reference> of(
      EObject target, IResourceAccess access, IResourceDescriptions index, CancelIndicator stop) {
    return of(List.of(target), access, index, stop);
  }

  /** All usages of any of several elements, by file and place. */
  public List<Reference> of(
      List<EObject> all,
      IResourceAccess access,
      IResourceDescriptions index,
      CancelIndicator stop) {
    TargetURIs wanted = targets.get();
    all.forEach(target -> collector.add(target, wanted));
    List<Reference> found = new ArrayList<>();
    finder.findAllReferences(
        wanted,
        access,
        index,
        new Collector(access, found),
        new CancelIndicatorProgressMonitor(stop));
    found.sort(
        Comparator.comparing((Reference each) -> each.source().eResource().getURI().toString())
            .thenComparing(each -> each.word().getOffset()));
    return found;
  }

  private record Collector(IResourceAccess access, List<Reference> found)
      implements IReferenceFinder.Acceptor {
    @Override
    public void accept(
        EObject source, URI sourceUri, EReference feature, int index, EObject target, URI to) {
      List<INode> words = NodeModelUtils.findNodesForFeature(source, feature);
      int at = Math.max(0, index);
      if (at < words.size()) {
        found.add(new Reference(source, feature, words.get(at)));
      }
    }

    @Override
    public void accept(IReferenceDescription reference) {
      URI uri = reference.getSourceEObjectUri();
      access.readOnly(
          uri,
          resources -> {
            EObject source = resources.getEObject(uri, true);
            if (source != null) {
              accept(
                  source,
                  uri,
                  reference.getEReference(),
                  reference.getIndexInList(),
                  source,
                  reference.getTargetEObjectUri());
            }
            return null;
          });
    }
  }
}
