package dev.muster.dsl.ide.refactoring;

import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.compile.PlaneGeometry;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;

/** Turns all stands of a group to the enemy: each in its place, a line abreast about its middle. */
final class FrontToEnemy {
  private FrontToEnemy() {}

  static List<Refactoring> of(GroupDef group, PlacementValidator placement) {
    List<DeployDef> stands =
        group.getStands().stream().filter(each -> !each.getPlaces().isEmpty()).toList();
    if (!(group.eContainer() instanceof SideDef side)
        || !stands.stream().allMatch(StandPlacement::faces)) {
      return List.of();
    }
    List<Place> own = placement.places(Set.copyOf(stands));
    List<Place> enemies = placement.enemies(side);
    if (own.isEmpty() || enemies.isEmpty()) {
      return List.of();
    }
    BoardKind kind = PlaceNotation.at(group).kind();
    Heading front = front(kind, PlaneGeometry.centre(own), enemies);
    Map<EObject, PlaceTransform> motions = new HashMap<>();
    Changes changes = new Changes();
    boolean written = true;
    for (DeployDef stand : stands) {
      Heading now = PlaceNotation.at(stand).heading(stand.getFacing());
      double left = now == null ? 0 : new Heading(now.degrees() - front.degrees()).degrees();
      if (left != 0) {
        PlaceTransform turn = turn(stand, placement.places(Set.of(stand)), left);
        motions.put(stand, turn);
        written = written && StandPlacement.move(stand, turn, changes);
      }
    }
    return written && !changes.isEmpty() && placement.allows(motions, Map.of())
        ? List.of(changes.as("Turn the front of group " + group.getName() + " to the enemy"))
        : List.of();
  }

  private static PlaceTransform turn(DeployDef stand, List<Place> line, double left) {
    return StandPlacement.isLine(stand) && !line.isEmpty()
        ? new PlaceTransform.Turn(line.get((line.size() - 1) / 2), (int) Math.round(left))
        : new PlaceTransform.Face(left);
  }

  /** The heading that has a word and looks most nearly at the enemy next to a point. */
  private static Heading front(BoardKind kind, Point from, List<Place> enemies) {
    Point nearest =
        enemies.stream()
            .map(PlaneGeometry::point)
            .min(Comparator.comparingDouble(from::distance))
            .orElseThrow();
    double wanted = PlaneGeometry.bearing(from, nearest);
    return kind.headings().values().stream()
        .min(Comparator.comparingDouble(each -> PlaneGeometry.apart(each.degrees(), wanted)))
        .orElseThrow();
  }
}
