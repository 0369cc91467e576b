package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.Frontage;
import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.NearbyPlaces;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.PlaceDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/**
 * Proposes points of a table: beside, before and behind the last placed unit if there is room; near
 * the units of the group for its General; and named places.
 */
final class PointProposals {
  private static final PlaceNotation TABLE = new PlaceNotation(BoardKind.TABLE);

  /** Steps to go before room is given up. */
  private static final int FAR = 8;

  private PointProposals() {}

  /** A unit on the table, and how wide it is. */
  private record Unit(Point at, double width) {}

  static List<PlaceProposals.Choice> near(EObject model, MapDef map, String prefix, int offset) {
    Map<Point, String> found = new LinkedHashMap<>();
    GroupDef group = EcoreUtil2.getContainerOfType(model, GroupDef.class);
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(model, ScenarioDef.class);
    int before = model instanceof DeployDef ? offset : Integer.MAX_VALUE;
    List<Unit> own = group == null ? List.of() : units(group, model, before);
    if (scenario != null && model instanceof DeployDef stand) {
      List<Unit> all = units(scenario, model, Integer.MAX_VALUE);
      if (!own.isEmpty()) {
        beside(own.getLast().at(), Frontage.of(stand), all, map).forEach(at -> found.put(at, ""));
      }
    } else {
      own.forEach(each -> found.put(each.at(), ""));
    }
    for (PlaceDef place : map.getPlaces()) {
      if (TABLE.read(place.getAt()) instanceof Point at && place != model) {
        found.put(at, place.getName() == null ? "" : place.getName());
      }
    }
    var drawn = new MapDrawingParser.TerrainGrid(map);
    List<PlaceProposals.Choice> choices = new ArrayList<>();
    found.forEach(
        (at, name) -> {
          boolean free = !isCorner(at, model, offset);
          if (free && at.toString().startsWith(prefix) && MapDrawingParser.contains(map, at)) {
            choices.add(
                new PlaceProposals.Choice(at, drawn.terrain(at), name.isEmpty() ? null : name));
          }
        });
    return choices;
  }

  /** Whether a point is a corner of the area already; each corner is another (V-146). */
  private static boolean isCorner(Point at, EObject model, int offset) {
    return model instanceof AreaDef
        && PlaceOccurrences.within(model).stream()
            .anyMatch(each -> each.offset() != offset && at.equals(TABLE.read(each.text())));
  }

  /** The units in an element that are placed before an offset, but for those of the one written. */
  private static List<Unit> units(EObject within, EObject but, int offset) {
    List<Unit> units = new ArrayList<>();
    for (DeployDef stand : EcoreUtil2.getAllContentsOfType(within, DeployDef.class)) {
      INode node = NodeModelUtils.getNode(stand);
      if (stand != but && node != null && node.getOffset() < offset) {
        TABLE.fixed(stand, StandNames.count(stand)).stream()
            .map(Point.class::cast)
            .forEach(at -> units.add(new Unit(at, Frontage.of(stand))));
      }
    }
    return units;
  }

  private static List<Point> beside(Point at, double width, List<Unit> all, MapDef map) {
    List<Point> beside = new ArrayList<>();
    double step = NearbyPlaces.step(map);
    for (int[] way : new int[][] {{1, 0}, {-1, 0}, {0, 1}, {0, -1}}) {
      Point free = free(at, way[0] * step, way[1] * step, width, all, map);
      if (free != null) {
        beside.add(free);
      }
    }
    return beside;
  }

  private static @Nullable Point free(
      Point at, double east, double north, double width, List<Unit> all, MapDef map) {
    var drawn = new MapDrawingParser.TerrainGrid(map);
    for (int i = 1; i <= FAR; i++) {
      Point next =
          new Point(
              PlaceNotation.rounded(at.x() + i * east), PlaceNotation.rounded(at.y() + i * north));
      boolean room =
          next.x() >= 0
              && next.y() >= 0
              && drawn.isOpen(next)
              && all.stream().allMatch(it -> it.at().distance(next) >= (it.width() + width) / 2);
      if (room) {
        return next;
      }
    }
    return null;
  }
}
