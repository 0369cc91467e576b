package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.Frontage;
import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.hover.BuiltInWordDocumentation;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import java.util.HashSet;
import java.util.Set;
import org.eclipse.xtext.EcoreUtil2;

/** Finds starts and facings of a line abreast that fits on the map. */
final class AbreastFit {
  private AbreastFit() {}

  /** Whether a line may begin at a place: with its facing, or one that can still be written. */
  static boolean hasRoom(DeployDef stand, MapDef map, Place first, Set<Place> held) {
    PlaceNotation places = PlaceNotation.of(map);
    Heading written = places.heading(stand);
    if (written != null) {
      return hasRoom(stand, map, first, written, held);
    }
    for (String each : BuiltInWordDocumentation.facings(places.kind()).keySet()) {
      Heading heading = places.heading(each);
      if (heading != null && hasRoom(stand, map, first, heading, held)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a stand may have a facing: each may if it is no line, or its first place is open. */
  static boolean mayFace(DeployDef stand, String facing) {
    MapDef map = PlaceNotation.mapOf(stand);
    if (map == null || !stand.isAbreast() || stand.getPlaces().size() != 1) {
      return true;
    }
    PlaceNotation places = PlaceNotation.of(map);
    Heading heading = places.heading(facing);
    Place first = places.read(stand.getPlaces().getFirst());
    return heading == null
        || first == null
        || !MapDrawingParser.contains(map, first)
        || hasRoom(stand, map, first, heading, held(stand));
  }

  /** The places other stands of the scenario have from the start, those of lines among them. */
  static Set<Place> held(DeployDef own) {
    Set<Place> held = new HashSet<>();
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(own, ScenarioDef.class);
    if (scenario != null) {
      PlaceNotation places = PlaceNotation.at(own);
      for (DeployDef each : EcoreUtil2.getAllContentsOfType(scenario, DeployDef.class)) {
        if (each != own) {
          held.addAll(places.fixed(each, StandNames.count(each)));
        }
      }
    }
    return held;
  }

  private static boolean hasRoom(
      DeployDef stand, MapDef map, Place first, Heading heading, Set<Place> held) {
    return PlaceNotation.of(map)
        .abreast(first, stand.getCount(), heading, Frontage.of(stand))
        .stream()
        .allMatch(place -> MapDrawingParser.contains(map, place) && !held.contains(place));
  }
}
