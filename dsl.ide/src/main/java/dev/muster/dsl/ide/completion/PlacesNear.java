package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.compile.Places;
import dev.muster.dsl.ide.map.PlaceTexts;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.WayDef;
import dev.muster.rules.geometry.BoxGrid;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Places of a grid an author may mean: free ones, near the last one he wrote; on a table none. */
final class PlacesNear {
  private static final int MOST = 40;
  private static final int LARGEST_SIDE = 99;

  private PlacesNear() {}

  /**
   * A place with its terrain.
   *
   * @param terrain null where the map does not draw it
   */
  record Choice(Place place, @Nullable TerrainDef terrain) {}

  /**
   * Places to propose, the likeliest first.
   *
   * @param prefix what is already typed
   * @param offset where it begins
   */
  static List<Choice> near(EObject model, String prefix, int offset) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(model, ScenarioDef.class);
    MapDef map = Places.mapOf(model);
    if (map == null || !drawable(map)) {
      return List.of();
    }
    Places places = Places.of(map);
    EObject own = PlaceTexts.listOf(model);
    Set<Place> taken = new HashSet<>();
    for (INode text : PlaceTexts.within(scenario != null ? scenario : map)) {
      Place place = places.read(NodeModelUtils.getTokenText(text));
      EObject owner = PlaceTexts.listOf(NodeModelUtils.findActualSemanticObjectFor(text));
      // A stand keeps others from its place; any other list only names a place once.
      if (place != null
          && scenario != null
          && text.getOffset() != offset
          && (owner == own || (owner instanceof DeployDef && own instanceof DeployDef))) {
        taken.add(place);
      }
    }
    Place anchor = anchor(model, scenario != null ? scenario : map, map, offset);
    boolean neighboursOnly =
        model instanceof EdgeDef side && side.getFirst() != null
            || model instanceof WayDef way && !way.getPoints().isEmpty();
    return choices(map, anchor, taken, prefix, neighboursOnly);
  }

  /** The place to look around: the last one before in the same group, side or scenario. */
  private static Place anchor(EObject model, EObject all, MapDef map, int offset) {
    Places places = Places.of(map);
    EObject way = model instanceof WayDef ? model : null;
    EObject group = EcoreUtil2.getContainerOfType(model, GroupDef.class);
    EObject side = EcoreUtil2.getContainerOfType(model, SideDef.class);
    for (EObject around : Arrays.asList(way, group, side, all)) {
      Place nearest = null;
      for (INode text : around == null ? List.<INode>of() : PlaceTexts.within(around)) {
        Place place = places.read(NodeModelUtils.getTokenText(text));
        boolean before = text.getOffset() < offset;
        if (place != null
            && MapRows.contains(map, place)
            && text.getOffset() != offset
            && (before || nearest == null)) {
          nearest = place;
        }
      }
      if (nearest != null) {
        return nearest;
      }
    }
    int column = (MapRows.columns(map) + 1) / 2;
    int row = (MapRows.rows(map) + 1) / 2;
    return places.kind() == BoardKind.BOXES ? new Box(column, row) : new Hex(column, row);
  }

  private static boolean drawable(MapDef map) {
    return Places.of(map).kind() != BoardKind.TABLE
        && MapRows.columns(map) > 0
        && MapRows.rows(map) > 0
        && MapRows.columns(map) <= LARGEST_SIDE
        && MapRows.rows(map) <= LARGEST_SIDE;
  }

  /** The geometry of a map as far as a proposal needs it. */
  private record Grid(
      int size, IntFunction<Place> place, ToIntFunction<Place> apart, ToIntFunction<Place> rows) {
    static Grid around(MapDef map, Place anchor) {
      if (anchor instanceof Box at) {
        var grid = new BoxGrid(MapRows.columns(map), MapRows.rows(map));
        int from = grid.index(anchor);
        return new Grid(
            grid.size(),
            grid::box,
            place -> grid.distance(from, grid.index(place)),
            place -> Math.abs(((Box) place).row() - at.row()));
      }
      var grid = new HexGrid(MapRows.columns(map), MapRows.rows(map));
      int from = grid.index(anchor);
      return new Grid(
          grid.size(),
          grid::hex,
          place -> grid.distance(from, grid.index(place)),
          place -> Math.abs(((Hex) place).row() - ((Hex) anchor).row()));
    }
  }

  private static List<Choice> choices(
      MapDef map, Place anchor, Set<Place> taken, String prefix, boolean neighboursOnly) {
    Grid grid = Grid.around(map, anchor);
    List<Place> free = new ArrayList<>();
    for (int index = 0; index < grid.size(); index++) {
      Place place = grid.place().apply(index);
      if (!taken.contains(place)
          && place.toString().regionMatches(true, 0, prefix, 0, prefix.length())
          && (!neighboursOnly || grid.apart().applyAsInt(place) == 1)) {
        free.add(place);
      }
    }
    free.sort(
        Comparator.comparingInt(grid.apart())
            // Lines run from side to side, so the same row comes first.
            .thenComparingInt(grid.rows())
            .thenComparing(Place::toString));
    MapRows.Drawn drawn = new MapRows.Drawn(map);
    List<Choice> choices = new ArrayList<>();
    for (Place place : free) {
      TerrainDef terrain = choices.size() < MOST ? drawn.terrain(place) : null;
      if (choices.size() < MOST
          && (terrain == null || !terrain.getProperties().contains("impassable"))) {
        choices.add(new Choice(place, terrain));
      }
    }
    return choices;
  }
}
