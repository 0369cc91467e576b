package dev.muster.dsl.compile;

import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.rules.model.BoardKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The places a map names, as they are written. */
public final class MapPlaces {
  private MapPlaces() {}

  /** Returns the names of its places, ways, areas and sides, in this order. */
  public static List<String> of(MapDef map) {
    List<@Nullable String> written = new ArrayList<>();
    map.getPlaces().forEach(each -> written.add(each.getAt()));
    map.getWays().forEach(each -> written.addAll(each.getPoints()));
    for (AreaDef area : map.getAreas()) {
      written.addAll(area.getCorners());
      written.add(area.getFrom());
      written.add(area.getTo());
    }
    for (LineDef line : map.getLines()) {
      line.getSides().forEach(it -> written.addAll(PlaceNotation.ends(it)));
      line.getRuns().forEach(it -> written.add(it.getFirst()));
      line.getRuns().forEach(it -> written.add(it.getLast()));
    }
    return written.stream().filter(Objects::nonNull).map(String::valueOf).toList();
  }

  /** Whether a place of the map is one of a kind of board, or the map names none. */
  public static boolean mayBeOn(MapDef map, BoardKind kind) {
    List<String> written = of(map);
    PlaceNotation places = new PlaceNotation(kind);
    return written.isEmpty() || written.stream().anyMatch(each -> places.read(each) != null);
  }
}
