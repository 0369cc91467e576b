package dev.muster.dsl.validation;

import com.google.inject.Inject;
import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.MapPlaces;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.MapDef;
import dev.muster.rules.check.CommonCheckCode;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import java.util.List;
import java.util.Optional;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.util.IResourceScopeCache;
import org.eclipse.xtext.util.Tuples;
import org.jspecify.annotations.Nullable;

/** What the checks of maps share: the board that is meant, and places on it. */
abstract class AbstractMapChecks extends AbstractChecks {
  @Inject private IResourceScopeCache cache;

  /**
   * Returns the board kind that all places of a map are written for, if none of them fits the map's
   * own; null otherwise, or if there are so few that a place can be a misspelling.
   */
  @Nullable BoardKind meant(MapDef map) {
    // Asked about every place of the map.
    return cache
        .get(Tuples.pair("board meant", map), map.eResource(), () -> Optional.ofNullable(read(map)))
        .orElse(null);
  }

  private static @Nullable BoardKind read(MapDef map) {
    List<String> written = MapPlaces.of(map);
    PlaceNotation own = PlaceNotation.of(map);
    if (written.size() < 2 || written.stream().anyMatch(each -> own.read(each) != null)) {
      return null;
    }
    for (BoardKind kind : BoardKind.values()) {
      PlaceNotation other = new PlaceNotation(kind);
      if (written.stream().allMatch(each -> other.read(each) != null)) {
        return kind;
      }
    }
    return null;
  }

  static boolean isGrid(MapDef map) {
    return PlaceNotation.of(map).kind() != BoardKind.TABLE;
  }

  @Nullable Place onMap(
      MapDef map, @Nullable String text, EObject at, EStructuralFeature feature, int index) {
    if (text == null || meant(map) != null) {
      return null;
    }
    PlaceNotation places = PlaceNotation.of(map);
    Place place = places.read(text);
    String wrong = PlaceMessages.invalidPlaceMessage(places, text);
    if (wrong != null) {
      report(CommonCheckCode.V_205, wrong, at, feature, index);
    } else if (place != null && !MapDrawingParser.contains(map, place)) {
      report(
          CommonCheckCode.V_205,
          places.kind().place()
              + " "
              + place
              + " is off the map, which ends at "
              + MapDrawingParser.last(map),
          at,
          feature,
          index);
      return null;
    }
    return place;
  }
}
