package dev.muster.dsl.ide.refactoring;

import com.google.inject.Inject;
import dev.muster.dsl.ide.completion.AutoImportCandidates;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.xtext.naming.IQualifiedNameConverter;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.scoping.IScopeProvider;

/** Files that a text has to import for the names it uses. */
class MissingImports {
  @Inject private AutoImportCandidates files;
  @Inject private IScopeProvider scopes;
  @Inject private IQualifiedNameConverter converter;

  /** The files as an import names them. A name that several files have is left to the author. */
  Set<String> of(XtextResource resource) {
    Set<String> missing = new TreeSet<>();
    Set<String> asked = new TreeSet<>();
    Iterator<EObject> all = resource.getContents().getFirst().eAllContents();
    while (all.hasNext()) {
      EObject owner = all.next();
      for (EReference reference : owner.eClass().getEAllReferences()) {
        if (!reference.isContainment() && isUnknown(owner, reference)) {
          for (INode node : NodeModelUtils.findNodesForFeature(owner, reference)) {
            String name = NodeModelUtils.getTokenText(node);
            if (asked.add(reference.getEReferenceType().getName() + " " + name)) {
              missing.addAll(file(resource, owner, reference, name));
            }
          }
        }
      }
    }
    return missing;
  }

  private static boolean isUnknown(EObject owner, EReference reference) {
    return owner.eGet(reference) instanceof List<?> all
        ? all.stream().anyMatch(each -> each instanceof EObject target && target.eIsProxy())
        : owner.eGet(reference) instanceof EObject target && target.eIsProxy();
  }

  private Set<String> file(
      XtextResource resource, EObject owner, EReference reference, String name) {
    Set<String> paths =
        files.notImported(resource, reference, scopes.getScope(owner, reference)).stream()
            .filter(each -> converter.toString(each.element().getName()).equals(name))
            .map(AutoImportCandidates.Found::path)
            .collect(Collectors.toCollection(TreeSet::new));
    return paths.size() == 1 ? paths : Set.of();
  }
}
