package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.boxgrid.rules.BoxDecision;
import dev.muster.rules.boxgrid.rules.BoxEngagements;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxMelee;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxUnitType;
import dev.muster.rules.boxgrid.rules.HitEffects;
import dev.muster.rules.boxgrid.rules.PendingConsequences;
import dev.muster.rules.boxgrid.rules.UnitAttribute;

/** Checks the invariants that hold after every step, among them BG-V-17 to BG-V-24. */
final class BoxInvariants {
  private final BoxState field;
  private final BoxEngagements engagements;
  private final BoxMelee melee;

  BoxInvariants(BoxState field) {
    this.field = field;
    engagements = new BoxEngagements(field);
    BoxDecision nobody = BoxDecision.withoutCommanders(field);
    melee = new BoxMelee(field, nobody, engagements, new HitEffects(field, nobody));
  }

  /**
   * @throws IllegalStateException if an invariant does not hold
   */
  void afterStep() {
    int[] lost = new int[2];
    for (int unit = 0; unit < field.units; unit++) {
      place(unit);
      lost[field.side(unit)] += field.isLost(unit) ? 1 : 0;
      if (field.present(unit)) {
        moves(unit);
        fights(unit);
        shoots(unit);
      }
    }
    for (int s = 0; s < 2; s++) {
      if (lost[s] != field.lost[s]) {
        throw broken(
            field.forces().sideName(s) + " has lost " + lost[s] + " units, told " + field.lost[s]);
      }
    }
  }

  private void place(int unit) {
    boolean present = field.present(unit);
    if (present != (field.get(UnitAttribute.FATE, unit) == BoxState.PRESENT)) {
      throw broken(field.name(unit) + " is on the table and gone at once");
    }
    if (present && field.unitIn(field.box(unit)) != unit) {
      throw broken(field.name(unit) + " is not in its box");
    }
  }

  /**
   * Checks that momentum comes first, Actions do not exceed the allowance, and units under momentum
   * move.
   */
  private void moves(int unit) {
    BoxUnitType type = field.type(unit);
    if (field.get(UnitAttribute.ACTIONS, unit) > type.allowance) {
      throw broken(field.name(unit) + " has used too many Actions (BG-V-18)");
    }
    if (field.is(UnitAttribute.MOMENTUM, unit) && !type.weighty()) {
      throw broken(field.name(unit) + " is light and under momentum (BG-025)");
    }
    if (field.mover() == unit && !field.is(UnitAttribute.FIRST, unit)) {
      for (int other = 0; other < field.units; other++) {
        if (field.present(other)
            && field.is(UnitAttribute.FIRST, other)
            && field.is(UnitAttribute.MOMENTUM, other)
            && !field.is(UnitAttribute.DONE, other)) {
          throw broken(
              field.name(unit)
                  + " moves before "
                  + field.name(other)
                  + ", which is under momentum (BG-V-17)");
        }
      }
    }
    boolean stood =
        field.is(UnitAttribute.DONE, unit)
            && field.is(UnitAttribute.FIRST, unit)
            && field.is(UnitAttribute.DRIVEN, unit)
            && field.is(UnitAttribute.MOMENTUM, unit)
            && !field.is(UnitAttribute.STEPS, unit);
    if (stood) {
      throw broken(field.name(unit) + " is under momentum and stood still (BG-V-19)");
    }
  }

  private void fights(int unit) {
    int foe = field.get(UnitAttribute.FOE, unit);
    if (foe != BoxForces.NOBODY) {
      boolean sound =
          field.present(foe)
              && field.enemies(unit, foe)
              && field.is(UnitAttribute.ENGAGED, unit)
              && field.is(UnitAttribute.ENGAGED, foe)
              && field.ground.distance(field.box(unit), field.box(foe)) == 1;
      if (!sound) {
        throw broken(field.name(unit) + " is in a melee that cannot be");
      }
      BoxUnitType enemy = field.type(foe);
      if (!field.type(unit).weighty() && enemy.heavy) {
        throw broken(field.name(unit) + " is light and has charged a heavy unit (BG-V-20)");
      }
      int most = Math.max(1, field.type(unit).ccv - 1) * 2;
      if (field.is(UnitAttribute.UNFORMED, unit) && melee.dice(unit, foe) > most) {
        throw broken(field.name(unit) + " is Unformed and has a plus in melee (BG-V-23)");
      }
      if (engagements.flanked(foe) && !field.is(UnitAttribute.UNFORMED, foe)) {
        throw broken(field.name(foe) + " is attacked in flank or rear and formed (BG-155)");
      }
    }
    boolean tested =
        field.pending.tests(PendingConsequences.Kind.HITS, unit)
            || field.pending.tests(PendingConsequences.Kind.RUPTURE, unit);
    if (tested
        && field.pending.hasWon(unit)
        && field.get(UnitAttribute.RESULT, unit) == BoxState.WON) {
      throw broken(field.name(unit) + " has won and is tested (BG-V-24)");
    }
    if (field.is(UnitAttribute.HEDGEHOG, unit) && !field.type(unit).hedgehog) {
      throw broken(field.name(unit) + " cannot form hedgehog");
    }
  }

  private void shoots(int unit) {
    if (field.get(UnitAttribute.MASSED, unit) > 2) {
      throw broken(field.name(unit) + " has shot Massed Archery three times (BG-V-22)");
    }
    if (field.is(UnitAttribute.SHOT, unit) && field.side(unit) != field.active()) {
      throw broken(field.name(unit) + " has shot in the turn of the enemy (BG-V-22)");
    }
  }

  private static IllegalStateException broken(String what) {
    return new IllegalStateException("invariant broken: " + what);
  }
}
