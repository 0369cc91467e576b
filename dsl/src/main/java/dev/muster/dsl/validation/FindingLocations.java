package dev.muster.dsl.validation;

import com.google.inject.Inject;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.util.Tuples;
import org.eclipse.xtext.validation.DiagnosticConverterImpl;
import org.jspecify.annotations.Nullable;

/**
 * Places of findings in the text. A road of 20,000 points may have a finding at each of them, so
 * the nodes of a long list are looked up once.
 */
public class FindingLocations extends DiagnosticConverterImpl {
  /** Short lists are read faster than they are kept. */
  private static final int FEW = 20;

  @Inject private IResourceScopeCache cache;

  @Override
  protected IssueLocation getLocationData(
      EObject at, @Nullable EStructuralFeature feature, int index) {
    if (feature == null || index < FEW || at.eResource() == null) {
      return super.getLocationData(at, feature, index);
    }
    List<INode> nodes =
        cache.get(
            Tuples.pair(at, feature),
            at.eResource(),
            () -> NodeModelUtils.findNodesForFeature(at, feature));
    return index < nodes.size()
        ? getLocationForNode(nodes.get(index))
        : super.getLocationData(at, feature, index);
  }
}
