package dev.muster.dsl.ui.map.paint;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * Cuts a long path into parts of the field, so that a screen that shows a corner of it draws that
 * corner. What overlaps stays together: a ring in a ring is a hole.
 */
final class PathParts {

  private final double size;
  private final List<Piece> pieces = new ArrayList<>();

  /** A piece of a path from where the pen is set down; pieces that overlap have one root. */
  private static final class Piece {
    final String text;
    final Extent extent;
    Piece root = this;

    Piece(String text) {
      this.text = text;
      extent = PathText.extent(text);
    }

    Piece root() {
      Piece found = this;
      while (found.root != found) {
        found.root = found.root.root;
        found = found.root;
      }
      return found;
    }
  }

  private record Part(int column, int row) {}

  private PathParts(double size) {
    this.size = size;
  }

  /**
   * The parts of a path.
   *
   * @param size about how large a part is, in board units
   * @param filled whether rings within rings are holes
   */
  static List<String> of(String path, double size, boolean filled) {
    return new PathParts(size).cut(path, filled);
  }

  private List<String> cut(String path, boolean filled) {
    int from = 0;
    for (int at = path.indexOf('M', 1); at >= 0; at = path.indexOf('M', from + 1)) {
      pieces.add(new Piece(path.substring(from, at)));
      from = at;
    }
    pieces.add(new Piece(path.substring(from)));
    if (filled) {
      join();
    }
    Map<Part, StringBuilder> parts = new LinkedHashMap<>();
    for (Piece each : pieces) {
      Extent where = each.root().extent;
      Part part =
          new Part(
              (int) Math.floor(where.middleX() / size), (int) Math.floor(where.middleY() / size));
      parts.computeIfAbsent(part, none -> new StringBuilder()).append(each.text);
    }
    return parts.values().stream().map(StringBuilder::toString).toList();
  }

  /** Pieces that lie over each other get one root. Only those of one part of the field can. */
  private void join() {
    Map<Part, List<Piece>> near = new LinkedHashMap<>();
    for (Piece each : pieces) {
      int right = (int) Math.floor(each.extent.right() / size);
      int bottom = (int) Math.floor(each.extent.bottom() / size);
      for (int row = (int) Math.floor(each.extent.top() / size); row <= bottom; row++) {
        for (int column = (int) Math.floor(each.extent.left() / size); column <= right; column++) {
          List<Piece> there = near.computeIfAbsent(new Part(column, row), no -> new ArrayList<>());
          for (Piece other : there) {
            if (other.extent.meets(each.extent)) {
              each.root().root = other.root();
            }
          }
          there.add(each);
        }
      }
    }
  }
}
