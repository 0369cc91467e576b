package dev.muster.rules.boxgrid;

/** What must be so after every step (the checks BG-V-17 to BG-V-24 among it). */
final class Invariants {
  private final Field field;
  private final Engagements engagements;
  private final Melee melee;

  Invariants(Field field) {
    this.field = field;
    engagements = new Engagements(field);
    Choice nobody = Choice.ofNobody(field);
    melee = new Melee(field, nobody, engagements, new Wounds(field, nobody));
  }

  /**
   * @throws IllegalStateException where something is not so
   */
  void afterStep() {
    int[] lost = new int[2];
    for (int unit = 0; unit < field.units; unit++) {
      place(unit);
      int fate = field.get(Mark.FATE, unit);
      boolean counts = fate == Field.BROKEN || fate == Field.DISPERSED || fate == Field.TAKEN;
      lost[field.side(unit)] += counts ? 1 : 0;
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
    if (present != (field.get(Mark.FATE, unit) == Field.PRESENT)) {
      throw broken(field.name(unit) + " is on the table and gone at once");
    }
    if (present && field.in(field.box(unit)) != unit) {
      throw broken(field.name(unit) + " is not in its box");
    }
  }

  /** Momentum first, no more Actions than there are, no unit under momentum stands still. */
  private void moves(int unit) {
    UnitType type = field.type(unit);
    if (field.get(Mark.ACTIONS, unit) > type.allowance) {
      throw broken(field.name(unit) + " has used too many Actions (BG-V-18)");
    }
    if (field.is(Mark.MOMENTUM, unit) && !type.weighty()) {
      throw broken(field.name(unit) + " is light and under momentum (BG-025)");
    }
    if (field.mover() == unit && !field.is(Mark.FIRST, unit)) {
      for (int other = 0; other < field.units; other++) {
        if (field.present(other)
            && field.is(Mark.FIRST, other)
            && field.is(Mark.MOMENTUM, other)
            && !field.is(Mark.DONE, other)) {
          throw broken(
              field.name(unit)
                  + " moves before "
                  + field.name(other)
                  + ", which is under momentum (BG-V-17)");
        }
      }
    }
    boolean stood =
        field.is(Mark.DONE, unit)
            && field.is(Mark.FIRST, unit)
            && field.is(Mark.DRIVEN, unit)
            && field.is(Mark.MOMENTUM, unit)
            && !field.is(Mark.STEPS, unit);
    if (stood) {
      throw broken(field.name(unit) + " is under momentum and stood still (BG-V-19)");
    }
  }

  private void fights(int unit) {
    int foe = field.get(Mark.FOE, unit);
    if (foe != Forces.NOBODY) {
      boolean sound =
          field.present(foe)
              && field.enemies(unit, foe)
              && field.is(Mark.ENGAGED, unit)
              && field.is(Mark.ENGAGED, foe)
              && field.ground.distance(field.box(unit), field.box(foe)) == 1;
      if (!sound) {
        throw broken(field.name(unit) + " is in a melee that cannot be");
      }
      UnitType enemy = field.type(foe);
      if (!field.type(unit).weighty() && enemy.heavy) {
        throw broken(field.name(unit) + " is light and has charged a heavy unit (BG-V-20)");
      }
      int most = Math.max(1, field.type(unit).ccv - 1) * 2;
      if (field.is(Mark.UNFORMED, unit) && melee.dice(unit, foe) > most) {
        throw broken(field.name(unit) + " is Unformed and has a plus in melee (BG-V-23)");
      }
      if (engagements.flanked(foe) && !field.is(Mark.UNFORMED, foe)) {
        throw broken(field.name(foe) + " is attacked in flank or rear and formed (BG-155)");
      }
    }
    boolean tested =
        field.pending.tests(Pending.Kind.HITS, unit)
            || field.pending.tests(Pending.Kind.RUPTURE, unit);
    if (tested && field.pending.hasWon(unit) && field.get(Mark.RESULT, unit) == Field.WON) {
      throw broken(field.name(unit) + " has won and is tested (BG-V-24)");
    }
    if (field.is(Mark.HEDGEHOG, unit) && !field.type(unit).hedgehog) {
      throw broken(field.name(unit) + " cannot form hedgehog");
    }
  }

  private void shoots(int unit) {
    if (field.get(Mark.MASSED, unit) > 2) {
      throw broken(field.name(unit) + " has shot Massed Archery three times (BG-V-22)");
    }
    if (field.is(Mark.SHOT, unit) && field.side(unit) != field.active()) {
      throw broken(field.name(unit) + " has shot in the turn of the enemy (BG-V-22)");
    }
  }

  private static IllegalStateException broken(String what) {
    return new IllegalStateException("invariant broken: " + what);
  }
}
