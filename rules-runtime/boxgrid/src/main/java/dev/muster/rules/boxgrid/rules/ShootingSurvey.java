package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.model.Box;
import dev.muster.rules.model.Rulebook;

/**
 * Shooting options in a position: the boxes a unit can shoot into, and why it cannot shoot at an
 * enemy.
 */
public final class ShootingSurvey {
  private final BoxState field;
  private final BoxShooting shooting;
  private final BoxSight sight;

  /** Makes a survey of a field that no other code uses. */
  public ShootingSurvey(BoxState field) {
    this.field = field;
    shooting = new BoxShooting(field, new HitEffects(field, BoxDecision.withoutCommanders(field)));
    sight = new BoxSight(field);
  }

  /** Whether a box is in the arc, the range and the sight of a unit (BG-035, BG-D07). */
  public boolean canShootInto(int unit, int box) {
    int from = field.box(unit);
    if (box == from || !field.ground.inArc(from, field.facing(unit), box)) {
      return false;
    }
    int range = field.ground.range(from, box);
    BoxUnitType type = field.type(unit);
    boolean reached = false;
    for (BoxMissile each : type.weapons) {
      boolean straight =
          each != BoxMissile.PISTOL || field.ground.ahead(from, field.facing(unit)) == box;
      int reach = each.artillery() ? type.ballReach(each) : type.reach(each);
      reached |= straight && range <= reach;
    }
    return reached && sight.clear(from, box);
  }

  /** Returns the dice of the best shot of a unit at an enemy; 0 if there is none. */
  public int dice(int unit, int enemy) {
    return shooting.aims(unit, enemy) ? shooting.dice() : 0;
  }

  /** Returns the expected hits of that shot; 0 if there is none. */
  public double expected(int unit, int enemy) {
    return shooting.aims(unit, enemy) ? shooting.expected() : 0;
  }

  /** Why a unit cannot shoot at an enemy, with the rows of the rules; empty if it can. */
  public String refusal(int unit, int enemy) {
    BoxRefusal able = shooting.shooterRefusal(unit);
    BoxRefusal target = able == null ? shooting.targetRefusal(enemy) : able;
    BoxRefusal aim = target == null ? shooting.aimRefusal(unit, enemy) : target;
    if (aim == null) {
      return "";
    }
    if (aim == BoxRefusal.NO_SIGHT) {
      int box = sight.blocker(field.box(unit), field.box(enemy));
      if (box == BoxSight.TOO_FAR) {
        return field.name(enemy) + " is not in sight: " + BoxRefusalText.tooFar(field);
      }
      int there = field.unitIn(box);
      String what =
          there != BoxForces.NOBODY ? field.name(there) + " stands in the line" : terrain(box);
      return field.name(enemy)
          + " is not in sight: "
          + what
          + " at "
          + field.ground.name(box)
          + " (BG-D07)";
    }
    var reading = new BoxOrderReading(BoxOrder.SHOOT, unit, enemy);
    return new BoxRefusalText(field, reading).of(aim);
  }

  /** The place of a box. */
  public Box place(int box) {
    return field.ground.place(box);
  }

  private String terrain(int box) {
    Rulebook.Terrain terrain = field.program().rulebook().terrain(field.terrainAt(box));
    return (terrain == null || terrain.label().isBlank() ? "the ground" : terrain.label())
        + " blocks the line";
  }
}
