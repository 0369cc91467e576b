package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * The area in which the pointer hits an item. A spot hits it if it is inside the rings by the
 * even-odd rule, or at most {@code reach} from a line.
 *
 * @param rings polygons, each as x and y of its corners in turn
 * @param lines open lines, each as x and y of its points in turn
 * @param reach maximum distance from a line, in board units
 */
public record SceneHit(List<List<Double>> rings, List<List<Double>> lines, double reach) {
  public SceneHit {
    rings = List.copyOf(rings);
    lines = List.copyOf(lines);
  }

  /** Whether a spot of the board is on the item; both painters give the same answer. */
  public boolean contains(double x, double y) {
    boolean inside = false;
    for (List<Double> ring : rings) {
      int last = ring.size() - 2;
      for (int i = 0; i < ring.size(); i += 2) {
        double ax = ring.get(last);
        double ay = ring.get(last + 1);
        double bx = ring.get(i);
        double by = ring.get(i + 1);
        if (ay > y != by > y && x < (bx - ax) * (y - ay) / (by - ay) + ax) {
          inside = !inside;
        }
        last = i;
      }
    }
    return inside || lines.stream().anyMatch(line -> isNear(line, x, y));
  }

  private boolean isNear(List<Double> line, double x, double y) {
    for (int i = 0; i + 3 < line.size(); i += 2) {
      double ax = line.get(i);
      double ay = line.get(i + 1);
      double dx = line.get(i + 2) - ax;
      double dy = line.get(i + 3) - ay;
      double length = dx * dx + dy * dy;
      double share =
          length == 0 ? 0 : Math.clamp(((x - ax) * dx + (y - ay) * dy) / length, 0.0, 1.0);
      if (Math.hypot(x - ax - share * dx, y - ay - share * dy) <= reach) {
        return true;
      }
    }
    return false;
  }
}
