package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.muster.ScenarioDef;
import java.util.Collection;
import java.util.Iterator;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** Finds the references to an element in a scenario, so that an element in use is not deleted. */
final class MapReferences {
  private MapReferences() {}

  /**
   * Refuses where something names a thing.
   *
   * @param without statements that are deleted with it
   */
  static void refuseIfUsed(ScenarioDef scenario, EObject thing, Set<? extends EObject> without)
      throws RefusedActionException {
    for (Iterator<EObject> all = scenario.eAllContents(); all.hasNext(); ) {
      EObject each = all.next();
      if (names(each, thing) && !without.contains(each)) {
        ICompositeNode node = NodeModelUtils.findActualNodeFor(each);
        throw new RefusedActionException(
            "Line "
                + (node == null ? "?" : node.getStartLine())
                + " still names it: "
                + (node == null
                    ? ""
                    : NodeModelUtils.getTokenText(node).lines().findFirst().orElse(""))
                + ". Change that line first.");
      }
    }
  }

  private static boolean names(EObject element, EObject thing) {
    return element.eClass().getEAllReferences().stream()
        .filter(each -> !each.isContainment() && !each.isContainer())
        .map(element::eGet)
        .anyMatch(
            value -> value == thing || value instanceof Collection<?> all && all.contains(thing));
  }
}
