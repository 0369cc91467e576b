package dev.muster.rules.adlgr.rules;

/**
 * A way to charge an enemy: a slide or a wheel at the start, then straight on until the units touch
 * (AR-176 to AR-178).
 *
 * @param edge the edge of the enemy it attacks
 * @param course to where the units touch
 * @param cost UD it takes
 * @param limit UD the charger has on that ground
 */
public record ChargePath(int target, UnitEdge edge, Manoeuvre course, double cost, double limit) {
  /** What the charge begins with: a slide, a wheel, or neither. */
  Manoeuvre start() {
    return new Manoeuvre(0, course.aside(), course.wheel(), 0);
  }

  /**
   * A charge as a player states it.
   *
   * @param start the slide or the wheel it begins with
   */
  record Spec(Manoeuvre start, int target, UnitEdge edge) {}
}
