package dev.muster.dsl.compile;

import dev.muster.dsl.muster.AreaDef;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.List;
import java.util.Objects;

/** The outlines of areas. */
public final class AreaOutlines {
  private static final PlaceNotation TABLE = new PlaceNotation(BoardKind.TABLE);

  private AreaOutlines() {}

  /** The corners of an area in order about it; those that cannot be read are left out. */
  public static List<Point> corners(AreaDef area) {
    Place from = TABLE.read(area.getFrom());
    Place to = TABLE.read(area.getTo());
    List<Place> corners =
        from != null && to != null
            ? TABLE.rectangle(from, to)
            : area.getCorners().stream().map(TABLE::read).filter(Objects::nonNull).toList();
    return corners.stream().map(Point.class::cast).toList();
  }
}
