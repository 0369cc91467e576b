package dev.muster.rules.boxgrid;

/** Who fights whom: the chargers and those they have charged (BG-D22, BG-D29). */
final class Engagements {
  private final Field field;

  Engagements(Field field) {
    this.field = field;
  }

  /** A unit begins to fight one beside it. */
  void join(int attacker, int target) {
    field.put(Mark.FOE, attacker, target);
    field.put(Mark.SINCE, attacker, field.turn());
    begin(attacker);
    begin(target);
  }

  private void begin(int unit) {
    if (field.get(Mark.ENGAGED, unit) == 0) {
      field.put(Mark.ENGAGED, unit, field.turn());
      field.put(Mark.RESULT, unit, Field.NO_RESULT);
    }
  }

  boolean engaged(int unit) {
    return field.is(Mark.ENGAGED, unit);
  }

  /** Whether an enemy has charged a unit and fights it. */
  boolean attacks(int attacker, int target) {
    return field.get(Mark.FOE, attacker) == target;
  }

  /** Whether two units fight each other, whoever charged. */
  boolean fight(int one, int other) {
    return attacks(one, other) || attacks(other, one);
  }

  int attackers(int target) {
    int count = 0;
    for (int unit = 0; unit < field.units; unit++) {
      count += attacks(unit, target) ? 1 : 0;
    }
    return count;
  }

  /** Whether an attacker is on the front of its target; a hedgehog is all front (BG-D17). */
  boolean frontal(int target, int attacker) {
    return field.is(Mark.HEDGEHOG, target)
        || field.ground.frontal(field.box(target), field.facing(target), field.box(attacker));
  }

  /** Whether a unit is attacked in flank or rear (BG-155). */
  boolean flanked(int target) {
    for (int unit = 0; unit < field.units; unit++) {
      if (attacks(unit, target) && !frontal(target, unit)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit fights elephants. */
  boolean againstElephants(int unit) {
    for (int other = 0; other < field.units; other++) {
      if (field.present(other) && fight(unit, other) && field.type(other).arm == Arm.ELEPHANTS) {
        return true;
      }
    }
    return false;
  }

  /** Whether all enemies a unit fights are foot; false where it fights none. */
  boolean againstFootAlone(int unit) {
    boolean any = false;
    for (int other = 0; other < field.units; other++) {
      if (field.present(other) && fight(unit, other)) {
        any = true;
        if (field.type(other).arm != Arm.FOOT) {
          return false;
        }
      }
    }
    return any;
  }

  /** Ends the melees of which a side is gone, or whose contact is broken (BG-D29). */
  void look() {
    for (int unit = 0; unit < field.units; unit++) {
      int foe = field.get(Mark.FOE, unit);
      if (foe != Forces.NOBODY && !touch(unit, foe)) {
        field.put(Mark.FOE, unit, Forces.NOBODY);
      }
    }
    for (int unit = 0; unit < field.units; unit++) {
      if (field.is(Mark.ENGAGED, unit)
          && field.get(Mark.FOE, unit) == Forces.NOBODY
          && attackers(unit) == 0) {
        field.put(Mark.ENGAGED, unit, 0);
        field.put(Mark.DEFENDS, unit, 0);
        field.put(Mark.RESULT, unit, Field.NO_RESULT);
      }
    }
  }

  private boolean touch(int one, int other) {
    return field.present(one)
        && field.present(other)
        && field.ground.distance(field.box(one), field.box(other)) == 1;
  }
}
