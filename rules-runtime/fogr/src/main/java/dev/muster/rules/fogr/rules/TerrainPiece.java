package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Board;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.plane.Polygon;
import dev.muster.rules.plane.Segment;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A piece of terrain other than open ground.
 *
 * @param label its name in the scenario, or the name of its terrain
 * @param pieces one area, or the segments of a way
 * @param rear rear edges of a field fortification; empty for other ground
 */
public record TerrainPiece(
    String label, Rulebook.Terrain terrain, List<Polygon> pieces, List<Segment> rear) {
  /** Width in MU of terrain drawn as a line without a stated width. */
  private static final double LINE = 0.2;

  public TerrainPiece {
    pieces = List.copyOf(pieces);
    rear = List.copyOf(rear);
  }

  /** All terrain of a table that the amendments use, in drawing order. */
  static List<TerrainPiece> of(TableBoard table, Rulebook book) {
    List<TerrainPiece> found = new ArrayList<>();
    for (TableBoard.Area area : table.areas()) {
      Rulebook.Terrain terrain = book.terrain(area.terrain());
      if (terrain != null) {
        found.add(area(area, terrain));
      }
    }
    for (Board.Way way : table.ways()) {
      Rulebook.Terrain terrain = book.terrain(way.terrain());
      if (terrain != null && !terrain.properties().contains("road")) {
        found.add(way(way, terrain));
      }
    }
    return found;
  }

  private static TerrainPiece area(TableBoard.Area area, Rulebook.Terrain terrain) {
    List<Segment> rear = new ArrayList<>();
    if (terrain.properties().contains("fortification")) {
      // the first side of an area is its front
      for (int i = 1; i < area.corners().size(); i++) {
        int next = (i + 1) % area.corners().size();
        rear.add(new Segment(area.corners().get(i), area.corners().get(next)));
      }
    }
    return new TerrainPiece(
        nameOf(area.label(), terrain), terrain, List.of(new Polygon(area.corners())), rear);
  }

  private static TerrainPiece way(Board.Way way, Rulebook.Terrain terrain) {
    double half = (way.breadth() > 0 ? way.breadth() : LINE) / 2;
    List<Polygon> pieces = new ArrayList<>();
    List<Segment> rear = new ArrayList<>();
    for (int i = 0; i + 1 < way.points().size(); i++) {
      if (way.points().get(i) instanceof Point from
          && way.points().get(i + 1) instanceof Point to
          && new Segment(from, to).length() > 0) {
        double length = new Segment(from, to).length();
        double right = (to.y() - from.y()) / length * half;
        double back = -(to.x() - from.x()) / length * half;
        Segment behind = new Segment(from.shifted(right, back), to.shifted(right, back));
        pieces.add(
            new Polygon(
                List.of(
                    from.shifted(-right, -back),
                    to.shifted(-right, -back),
                    behind.to(),
                    behind.from())));
        rear.add(behind);
      }
    }
    boolean fortified = terrain.properties().contains("fortification");
    return new TerrainPiece(
        nameOf(way.label(), terrain), terrain, pieces, fortified ? rear : List.of());
  }

  private static String nameOf(@Nullable String label, Rulebook.Terrain terrain) {
    return label == null || label.isEmpty() ? terrain.label() : label;
  }

  public boolean is(String property) {
    return terrain.properties().contains(property);
  }
}
