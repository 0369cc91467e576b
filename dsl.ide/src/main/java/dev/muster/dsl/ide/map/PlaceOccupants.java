package dev.muster.dsl.ide.map;

import dev.muster.dsl.compile.AreaOutlines;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.PlaceDef;
import dev.muster.dsl.muster.PlaceRange;
import dev.muster.dsl.muster.WayDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.geometry.PolygonGeometry;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;

/** Finds the stands and other elements at a place of a scenario or a map. */
public final class PlaceOccupants {
  private PlaceOccupants() {}

  /**
   * One of them.
   *
   * @param element its statement
   * @param index of the stands of a statement, which of them; else 0
   */
  public record Occupant(EObject element, int index) {}

  /** All of them, in the order of the text. */
  public static List<Occupant> of(EObject within, Place place) {
    PlaceNotation places = PlaceNotation.at(within);
    List<Occupant> found = new ArrayList<>();
    for (TreeIterator<EObject> all = within.eAllContents(); all.hasNext(); ) {
      EObject element = all.next();
      int index = index(element, places, place);
      if (index >= 0) {
        found.add(new Occupant(element, index));
      }
    }
    return found;
  }

  /** Returns the index of the part of a statement at the place, from 0; negative if none. */
  private static int index(EObject element, PlaceNotation places, Place place) {
    return element instanceof DeployDef stand
        ? places.fixed(stand, StandNames.count(stand)).indexOf(place)
        : isAt(element, places, place) ? 0 : -1;
  }

  private static boolean isAt(EObject element, PlaceNotation places, Place place) {
    return switch (element) {
      case GeneralDef general -> place.equals(places.read(general.getAt()));
      case PlaceDef named -> place.equals(places.read(named.getAt()));
      case EdgeDef side ->
          PlaceNotation.ends(side).stream().anyMatch(end -> place.equals(places.read(end)));
      case PlaceRange range -> holds(places.of(List.of(range)), place);
      case WayDef way -> way.getPoints().stream().anyMatch(each -> place.equals(places.read(each)));
      case AreaDef area ->
          place instanceof Point point
              && PolygonGeometry.contains(AreaOutlines.corners(area), point);
      default -> false;
    };
  }

  /** Whether a place is one of a list, or within the outline of one on a table. */
  private static boolean holds(List<Place> listed, Place place) {
    return listed.contains(place)
        || place instanceof Point point
            && listed.size() > 2
            && PolygonGeometry.contains(listed.stream().map(Point.class::cast).toList(), point);
  }
}
