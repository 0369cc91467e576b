package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.muster.StandEntry;
import dev.muster.dsl.muster.StatDef;
import dev.muster.dsl.scoping.RulebookEntries;
import java.util.List;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** The columns of a stand line, and where a new one goes. Places are offsets in the text. */
public final class StandColumns {
  private StandColumns() {}

  /** The columns that the rulebook of the army has, in the order of its sheet. */
  public static List<StatDef> sheet(StandDef stand) {
    return stand.eContainer() instanceof ArmyDef army
            && army.getRulebook() != null
            && !army.getRulebook().eIsProxy()
        ? List.copyOf(RulebookEntries.of(army.getRulebook(), StatDef.class).values())
        : List.of();
  }

  /** Returns the offset for a column: after the last column before it in the order of the sheet. */
  public static int placeOf(StandDef stand, StatDef stat) {
    List<String> order = sheet(stand).stream().map(StatDef::getName).toList();
    int here = order.indexOf(stat.getName());
    int place = head(stand);
    for (StandEntry entry : stand.getEntries()) {
      INode node = NodeModelUtils.findActualNodeFor(entry);
      if (node != null
          && entry.getKey() instanceof StatDef other
          && order.indexOf(other.getName()) < here) {
        place = Math.max(place, node.getEndOffset());
      }
    }
    return place;
  }

  /** Behind the name, the category, the grade and the weapon. */
  public static int head(StandDef stand) {
    return behind(stand, List.of("name", "label", "category", "order", "weapon"));
  }

  /** Behind the last entry of the line, before its braces. */
  public static int end(StandDef stand) {
    int place = head(stand);
    for (StandEntry entry : stand.getEntries()) {
      INode node = NodeModelUtils.findActualNodeFor(entry);
      place = node == null ? place : Math.max(place, node.getEndOffset());
    }
    return place;
  }

  /** Behind the last of the words of some features that are there. */
  public static int behind(EObject element, List<String> features) {
    int place = 0;
    for (String feature : features) {
      for (INode node :
          NodeModelUtils.findNodesForFeature(
              element, element.eClass().getEStructuralFeature(feature))) {
        place = Math.max(place, node.getEndOffset());
      }
    }
    return place;
  }
}
