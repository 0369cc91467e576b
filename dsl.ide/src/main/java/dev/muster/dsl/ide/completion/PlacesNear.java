package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.compile.Places;
import dev.muster.dsl.ide.map.PlaceTexts;
import dev.muster.dsl.ide.map.Spots;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EdgeDef;
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
final class PlacesNear {
  private static final int MOST = 40;

  private PlacesNear() {}

  /**
   * A place with its terrain.
   *
   * @param terrain null where the map does not draw it
   * @param name of a place of the map, null where it has none
   */
  record Choice(Place place, @Nullable TerrainDef terrain, @Nullable String name) {}

  /**
   * Places to propose, the likeliest first.
   *
   * @param prefix what is already typed
   * @param offset where it begins
   */
  static List<Choice> near(EObject model, String prefix, int offset) {
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(model, ScenarioDef.class);
    MapDef map = Places.mapOf(model);
    Spots spots = Spots.of(map);
    if (map == null || spots == null) {
      return List.of();
    }
    if (spots.kind() == BoardKind.TABLE) {
      return PointsNear.near(model, map, prefix, offset);
    }
    Places places = Places.of(map);
    EObject own = PlaceTexts.listOf(model);
    Set<Place> taken = new HashSet<>();
    for (PlaceTexts.Written text : PlaceTexts.within(scenario != null ? scenario : map)) {
      Place place = places.read(text.text());
      EObject owner = PlaceTexts.listOf(text.owner());
      // A stand keeps others from its place; any other list only names a place once.
      if (place != null
          && scenario != null
          && text.offset() != offset
          && (owner == own || (owner instanceof DeployDef && own instanceof DeployDef))) {
        taken.add(place);
      }
    }
    Place anchor = anchor(model, scenario != null ? scenario : map, map, spots, offset);
    Predicate<Place> will =
        switch (model) {
          case EdgeDef side when side.getFirst() != null -> place -> spots.share(anchor, place);
          case WayDef way when !way.getPoints().isEmpty() -> place -> spots.runs(anchor, place);
          default -> place -> true;
        };
    return choices(map, spots, anchor, will.and(place -> !taken.contains(place)), prefix);
  }

  /** The place to look around: the last one before in the same group, side or scenario. */
  private static Place anchor(EObject model, EObject all, MapDef map, Spots spots, int offset) {
    Places places = Places.of(map);
    EObject way = model instanceof WayDef ? model : null;
    EObject group = EcoreUtil2.getContainerOfType(model, GroupDef.class);
    EObject side = EcoreUtil2.getContainerOfType(model, SideDef.class);
    for (EObject around : Arrays.asList(way, group, side, all)) {
      Place nearest = null;
      for (PlaceTexts.Written text :
          around == null ? List.<PlaceTexts.Written>of() : PlaceTexts.within(around)) {
        Place place = places.read(text.text());
        boolean before = text.offset() < offset;
        if (place != null
            && MapRows.contains(map, place)
            && text.offset() != offset
            && (before || nearest == null)) {
          nearest = place;
        }
      }
      if (nearest != null) {
        return nearest;
      }
    }
    return spots.middle();
  }

  private static List<Choice> choices(
      MapDef map, Spots spots, Place anchor, Predicate<Place> will, String prefix) {
    List<Place> free =
        spots
            .about(anchor)
            .filter(will)
            .filter(each -> each.toString().regionMatches(true, 0, prefix, 0, prefix.length()))
            .sorted(
                Comparator.comparingDouble((Place each) -> spots.apart(anchor, each))
                    // Lines run from side to side, so the same row comes first.
                    .thenComparingDouble(each -> spots.rows(anchor, each))
                    .thenComparing(Place::toString))
            .toList();
    MapRows.Drawn drawn = new MapRows.Drawn(map);
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
