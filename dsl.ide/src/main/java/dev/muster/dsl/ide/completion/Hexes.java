package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.ide.map.HexNumbers;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.HexSideDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Hexes an author may mean: free ones, near the last one he wrote. */
final class Hexes {
  private static final int MOST = 40;
  private static final int LARGEST_SIDE = 99;

  private Hexes() {}

  /**
   * A hex with its terrain.
   *
   * @param terrain null where the map does not draw it
   */
  record Choice(Hex hex, @Nullable TerrainDef terrain) {}

  /**
   * Hexes to propose, the likeliest first.
   *
   * @param prefix digits already typed
   * @param offset where they begin
   */
  static List<Choice> near(EObject model, String prefix, int offset) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(model, ScenarioDef.class);
    MapDef map = HexNumbers.mapOf(model);
    if (map == null || !drawable(map)) {
      return List.of();
    }
    EObject own = HexNumbers.listOf(model);
    Set<Hex> taken = new HashSet<>();
    for (ILeafNode leaf : HexNumbers.within(scenario != null ? scenario : map)) {
      Hex hex = MapRows.hex(leaf.getText());
      EObject owner = HexNumbers.listOf(NodeModelUtils.findActualSemanticObjectFor(leaf));
      // A stand keeps others from its hex; any other list only names a hex once.
      if (hex != null
          && scenario != null
          && leaf.getOffset() != offset
          && (owner == own || (owner instanceof DeployDef && own instanceof DeployDef))) {
        taken.add(hex);
      }
    }
    Hex anchor = anchor(model, scenario != null ? scenario : map, map, offset);
    boolean neighboursOnly = model instanceof HexSideDef side && side.getFirst() != null;
    return choices(map, anchor, taken, prefix, neighboursOnly);
  }

  /** The hex to look around: the last one before in the same group, side or scenario. */
  private static Hex anchor(EObject model, EObject all, MapDef map, int offset) {
    EObject group = EcoreUtil2.getContainerOfType(model, GroupDef.class);
    EObject side = EcoreUtil2.getContainerOfType(model, SideDef.class);
    for (EObject around : Arrays.asList(group, side, all)) {
      Hex nearest = null;
      for (ILeafNode leaf : around == null ? List.<ILeafNode>of() : HexNumbers.within(around)) {
        Hex hex = MapRows.hex(leaf.getText());
        boolean before = leaf.getOffset() < offset;
        if (hex != null
            && MapRows.contains(map, hex)
            && leaf.getOffset() != offset
            && (before || nearest == null)) {
          nearest = hex;
        }
      }
      if (nearest != null) {
        return nearest;
      }
    }
    return new Hex((map.getWidth() + 1) / 2, (map.getHeight() + 1) / 2);
  }

  private static boolean drawable(MapDef map) {
    return map.getWidth() > 0
        && map.getHeight() > 0
        && map.getWidth() <= LARGEST_SIDE
        && map.getHeight() <= LARGEST_SIDE;
  }

  private static List<Choice> choices(
      MapDef map, Hex anchor, Set<Hex> taken, String prefix, boolean neighboursOnly) {
    var grid = new HexGrid(map.getWidth(), map.getHeight());
    int from = grid.index(anchor);
    List<Hex> free = new ArrayList<>();
    for (int index = 0; index < grid.size(); index++) {
      Hex hex = grid.hex(index);
      if (!taken.contains(hex)
          && hex.toString().startsWith(prefix)
          && (!neighboursOnly || grid.distance(from, index) == 1)) {
        free.add(hex);
      }
    }
    free.sort(
        Comparator.comparingInt((Hex hex) -> grid.distance(from, grid.index(hex)))
            // Lines run from side to side, so the same row comes first.
            .thenComparingInt(hex -> Math.abs(hex.row() - anchor.row()))
            .thenComparing(Hex::toString));
    List<Choice> choices = new ArrayList<>();
    for (Hex hex : free) {
      TerrainDef terrain = choices.size() < MOST ? MapRows.terrain(map, hex) : null;
      if (choices.size() < MOST
          && (terrain == null || !terrain.getProperties().contains("impassable"))) {
        choices.add(new Choice(hex, terrain));
      }
    }
    return choices;
  }
}
