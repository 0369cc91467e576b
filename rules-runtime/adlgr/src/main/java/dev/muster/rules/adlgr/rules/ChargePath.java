package dev.muster.rules.adlgr.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * A way to charge an enemy: a slide or a wheel at the start, then straight on until the units touch
 * (AR-176 to AR-178).
 *
 * @param edge the edge of the enemy it attacks
 * @param course the move until the units touch
 * @param cost its cost in UD
 * @param limit the charger's allowance in UD on that ground
 */
public record ChargePath(int target, UnitEdge edge, Manoeuvre course, double cost, double limit) {
  /** Returns the beginning of the charge: a slide, a wheel, or neither. */
  Manoeuvre start() {
    return new Manoeuvre(0, course.aside(), course.wheel(), 0);
  }

  /**
   * A charge as a player states it.
   *
   * @param start the slide or the wheel it begins with
   */
  record Spec(Manoeuvre start, int target, UnitEdge edge) {}

  /** Returns the charge with the lowest cost for each enemy and edge. */
  static List<ChargePath> least(List<ChargePath> all) {
    List<ChargePath> found = new ArrayList<>();
    all.forEach(each -> keepTheCheapest(found, each));
    return found;
  }

  private static void keepTheCheapest(List<ChargePath> found, ChargePath way) {
    for (int i = 0; i < found.size(); i++) {
      ChargePath other = found.get(i);
      if (other.target() == way.target() && other.edge() == way.edge()) {
        if (way.cost() < other.cost() - NEARLY) {
          found.set(i, way);
        }
        return;
      }
    }
    found.add(way);
  }

  /** UD by which costs may differ and count as equal. */
  private static final double NEARLY = 0.005;
}
