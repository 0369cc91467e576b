package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.NearbyPlaces;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.EdgeRunDef;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.WayDef;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.jspecify.annotations.Nullable;

/** Places an author may mean: free ones, near the last one he wrote. */
final class PlaceProposals {
  private static final int MOST = 40;

  private PlaceProposals() {}

  /**
   * A place with its terrain.
   *
   * @param terrain the terrain; null if the map does not draw the place
   * @param name the name of the place on the map; null if it has none
   */
  record Choice(Place place, @Nullable TerrainDef terrain, @Nullable String name) {}

  /**
   * Returns places to propose, the likeliest first.
   *
   * @param prefix the typed text
   * @param offset offset of the typed text
   */
  static List<Choice> near(EObject model, String prefix, int offset) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(model, ScenarioDef.class);
    MapDef map = PlaceNotation.mapOf(model);
    NearbyPlaces spots = NearbyPlaces.of(map);
    if (map == null || spots == null) {
      return List.of();
    }
    if (spots.kind() == BoardKind.TABLE) {
      return PointProposals.near(model, map, prefix, offset);
    }
    PlaceNotation places = PlaceNotation.of(map);
    EObject own = PlaceOccurrences.listOf(model);
    Set<Place> taken = new HashSet<>();
    for (PlaceOccurrences.PlaceOccurrence text :
        PlaceOccurrences.within(scenario != null ? scenario : map)) {
      Place place = places.read(text.text());
      EObject owner = PlaceOccurrences.listOf(text.owner());
      // A stand keeps others from its place; any other list only names a place once.
      if (place != null
          && scenario != null
          && text.offset() != offset
          && (owner == own || (owner instanceof DeployDef && own instanceof DeployDef))) {
        taken.add(place);
      }
    }
    Set<Place> held = own instanceof DeployDef stand ? AbreastFit.held(stand) : Set.of();
    taken.addAll(held);
    Place anchor = anchor(model, scenario != null ? scenario : map, map, spots, offset);
    Predicate<Place> will =
        switch (model) {
          case EdgeDef side when side.getFirst() != null -> place -> spots.overlap(anchor, place);
          case WayDef way when !way.getPoints().isEmpty() -> place -> spots.runs(anchor, place);
          case EdgeRunDef run -> place -> EdgeRunFit.mayEndAt(run, map, place, offset);
          case DeployDef stand when stand.isAbreast() ->
              place -> AbreastFit.hasRoom(stand, map, place, held);
          default -> place -> true;
        };
    return choices(map, spots, anchor, will.and(place -> !taken.contains(place)), prefix);
  }

  /** The place to look around: the last one before in the same group, side or scenario. */
  private static Place anchor(
      EObject model, EObject all, MapDef map, NearbyPlaces spots, int offset) {
    PlaceNotation places = PlaceNotation.of(map);
    EObject way = model instanceof WayDef ? model : null;
    EObject group = EcoreUtil2.getContainerOfType(model, GroupDef.class);
    EObject side = EcoreUtil2.getContainerOfType(model, SideDef.class);
    for (EObject around : Arrays.asList(way, group, side, all)) {
      Place nearest = null;
      for (PlaceOccurrences.PlaceOccurrence text :
          around == null
              ? List.<PlaceOccurrences.PlaceOccurrence>of()
              : PlaceOccurrences.within(around)) {
        Place place = places.read(text.text());
        boolean before = text.offset() < offset;
        if (place != null
            && MapDrawingParser.contains(map, place)
            && text.offset() != offset
            && (before || nearest == null)) {
          nearest = place;
        }
      }
      if (nearest != null) {
        return nearest;
      }
    }
    return spots.centre();
  }

  private static List<Choice> choices(
      MapDef map, NearbyPlaces spots, Place anchor, Predicate<Place> will, String prefix) {
    List<Place> free =
        spots
            .around(anchor)
            .filter(will)
            .filter(each -> each.toString().regionMatches(true, 0, prefix, 0, prefix.length()))
            .sorted(
                Comparator.comparingDouble((Place each) -> spots.distance(anchor, each))
                    // Lines run from side to side, so the same row comes first.
                    .thenComparingDouble(each -> spots.rows(anchor, each))
                    .thenComparing(Place::toString))
            .toList();
    MapDrawingParser.TerrainGrid drawn = new MapDrawingParser.TerrainGrid(map);
    List<Choice> choices = new ArrayList<>();
    for (Place place : free) {
      TerrainDef terrain = choices.size() < MOST ? drawn.terrain(place) : null;
      if (choices.size() < MOST
          && (terrain == null || !terrain.getProperties().contains("impassable"))) {
        choices.add(new Choice(place, terrain, null));
      }
    }
    return choices;
  }
}
