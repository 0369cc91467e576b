package dev.muster.print.map;

import dev.muster.print.drawing.DrawingPoint;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/** Outlines of cells that lie together, and the lines sides of cells make together. */
final class CellOutlines {
  /** A corner, the same for all cells that share it. */
  record Corner(long x, long y) {
    /** Between two of these lies no corner: half a hundredth is what a scale easily comes to. */
    private static final double OFF = 0.2137;

    static Corner of(DrawingPoint spot) {
      return new Corner(
          (long) Math.floor(spot.x() * 100 + OFF), (long) Math.floor(spot.y() * 100 + OFF));
    }
  }

  private CellOutlines() {}

  /** Parts of a set of cells that hang together, each in the order of its cells. */
  static List<Set<Integer>> parts(List<BoardCell> cells, Set<Integer> members) {
    var parts = new ArrayList<Set<Integer>>();
    var left = new TreeSet<>(members);
    while (!left.isEmpty()) {
      var part = new TreeSet<Integer>();
      Deque<Integer> open = new ArrayDeque<>(List.of(left.getFirst()));
      while (!open.isEmpty()) {
        int cell = open.remove();
        if (left.remove(cell)) {
          part.add(cell);
          cells.get(cell).neighbours().stream().filter(left::contains).forEach(open::add);
        }
      }
      parts.add(part);
    }
    return parts;
  }

  /**
   * The outlines of cells that hang together: about them, and about each gap within.
   *
   * @param inset how far the outline is drawn in, as a share of the way to the middle of its cells;
   *     where the map ends it stays at the edge
   */
  static List<List<DrawingPoint>> about(List<BoardCell> cells, Set<Integer> members, double inset) {
    Map<Corner, Deque<DrawingPoint[]>> edges = new LinkedHashMap<>();
    Map<Corner, List<DrawingPoint>> middles = new HashMap<>();
    for (int number : members) {
      BoardCell cell = cells.get(number);
      for (int side = 0; side < cell.corners().size(); side++) {
        middles
            .computeIfAbsent(Corner.of(cell.from(side)), none -> new ArrayList<>())
            .add(cell.middle());
        if (!members.contains(cell.neighbours().get(side))) {
          edges
              .computeIfAbsent(Corner.of(cell.from(side)), none -> new ArrayDeque<>())
              .add(new DrawingPoint[] {cell.from(side), cell.to(side)});
        }
      }
    }
    var rings = new ArrayList<List<DrawingPoint>>();
    while (!edges.isEmpty()) {
      var ring = new ArrayList<DrawingPoint>();
      Corner at = edges.keySet().iterator().next();
      while (edges.containsKey(at)) {
        DrawingPoint[] edge = edges.get(at).remove();
        if (edges.get(at).isEmpty()) {
          edges.remove(at);
        }
        ring.add(drawnIn(edge[0], middles.getOrDefault(at, List.of()), inset));
        at = Corner.of(edge[1]);
      }
      rings.add(ring);
    }
    return rings;
  }

  private static DrawingPoint drawnIn(
      DrawingPoint corner, List<DrawingPoint> middles, double inset) {
    double x = middles.stream().mapToDouble(DrawingPoint::x).average().orElse(corner.x());
    double y = middles.stream().mapToDouble(DrawingPoint::y).average().orElse(corner.y());
    return corner.between(new DrawingPoint(x, y), inset);
  }

  /** A line from point to point, with the number of an edge between each two of them. */
  record Chain(List<DrawingPoint> points) {}

  /** Edges with an end in common, put together to lines that are as long as can be. */
  static List<Chain> chains(List<DrawingPoint[]> edges) {
    Map<Corner, List<DrawingPoint[]>> at = new LinkedHashMap<>();
    for (DrawingPoint[] edge : edges) {
      at.computeIfAbsent(Corner.of(edge[0]), none -> new ArrayList<>()).add(edge);
      at.computeIfAbsent(Corner.of(edge[1]), none -> new ArrayList<>()).add(edge);
    }
    var chains = new ArrayList<Chain>();
    // from loose ends and forks first, so that no line begins in its middle
    for (boolean ends : new boolean[] {true, false}) {
      for (Corner corner : List.copyOf(at.keySet())) {
        while (at.containsKey(corner) && (!ends || at.get(corner).size() != 2)) {
          chains.add(new Chain(follow(corner, at)));
        }
      }
    }
    return chains;
  }

  private static List<DrawingPoint> follow(Corner start, Map<Corner, List<DrawingPoint[]>> at) {
    var points = new ArrayList<DrawingPoint>();
    Corner corner = start;
    while (at.containsKey(corner)) {
      boolean fork = at.get(corner).size() > 1 && !corner.equals(start);
      if (fork && points.size() > 1) {
        break;
      }
      DrawingPoint[] edge = at.get(corner).getFirst();
      boolean forward = Corner.of(edge[0]).equals(corner);
      DrawingPoint from = edge[forward ? 0 : 1];
      DrawingPoint to = edge[forward ? 1 : 0];
      if (points.isEmpty()) {
        points.add(from);
      }
      points.add(to);
      remove(at, edge);
      corner = Corner.of(to);
    }
    return points;
  }

  private static void remove(Map<Corner, List<DrawingPoint[]>> at, DrawingPoint[] edge) {
    for (DrawingPoint end : edge) {
      Corner corner = Corner.of(end);
      List<DrawingPoint[]> left = at.get(corner);
      if (left != null) {
        left.remove(edge);
        if (left.isEmpty()) {
          at.remove(corner);
        }
      }
    }
  }
}
