package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.EdgeRun;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.EdgeRunDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.rules.model.Place;
import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;

/** Which ends and quarters of a line of sides go with what is written of it: V-206. */
final class EdgeRunFit {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  private EdgeRunFit() {}

  /**
   * Whether a line may have a place at its first or its last end: with its quarter, or one that can
   * still be written.
   *
   * @param offset where the place is written
   */
  static boolean mayEndAt(EdgeRunDef run, MapDef map, Place end, int offset) {
    PlaceNotation places = PlaceNotation.of(map);
    boolean last = isWrittenBefore(run, AST.getEdgeRunDef_First(), offset);
    Place other = places.read(last ? run.getFirst() : run.getLast());
    if (other == null) {
      return true;
    }
    for (String quarter : EdgeRun.QUARTERS.keySet()) {
      boolean open = run.getQuarter() == null || run.getQuarter().equals(quarter);
      if (open && hasSides(map, last ? other : end, last ? end : other, quarter)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a line may have its sides to a quarter: any may while an end of it cannot be read. */
  static boolean mayLieTo(EdgeRunDef run, String quarter) {
    MapDef map = EcoreUtil2.getContainerOfType(run, MapDef.class);
    PlaceNotation places = PlaceNotation.at(run);
    Place first = places.read(run.getFirst());
    Place last = places.read(run.getLast());
    return map == null || first == null || last == null || hasSides(map, first, last, quarter);
  }

  private static boolean hasSides(MapDef map, Place first, Place last, String quarter) {
    return EdgeRun.of(map, first, last, quarter).problem() == null;
  }

  private static boolean isWrittenBefore(EdgeRunDef run, EAttribute end, int offset) {
    return NodeModelUtils.findNodesForFeature(run, end).stream()
        .anyMatch(node -> node.getOffset() < offset);
  }
}
