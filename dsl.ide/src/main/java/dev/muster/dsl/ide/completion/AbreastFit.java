package dev.muster.dsl.ide.completion;

import dev.muster.dsl.compile.Frontage;
import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.hover.BuiltInWordDocumentation;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;

/** Where a line abreast can begin and how it can face, so that all of it is on the map. */
final class AbreastFit {
  private AbreastFit() {}

  /** Whether a line may begin at a place: with its facing, or one that can still be written. */
  static boolean staysOnMap(DeployDef stand, MapDef map, Place first) {
    PlaceNotation places = PlaceNotation.of(map);
    Heading written = places.heading(stand);
    if (written != null) {
      return staysOnMap(stand, map, first, written);
    }
    for (String each : BuiltInWordDocumentation.facings(places.kind()).keySet()) {
      Heading heading = places.heading(each);
      if (heading != null && staysOnMap(stand, map, first, heading)) {
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
        || staysOnMap(stand, map, first, heading);
  }

  private static boolean staysOnMap(DeployDef stand, MapDef map, Place first, Heading heading) {
    return PlaceNotation.of(map)
        .abreast(first, stand.getCount(), heading, Frontage.of(stand))
        .stream()
        .allMatch(place -> MapDrawingParser.contains(map, place));
  }
}
