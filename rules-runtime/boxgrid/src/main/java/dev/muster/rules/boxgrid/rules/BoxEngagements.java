package dev.muster.rules.boxgrid.rules;

/** The melees: chargers and the units they have charged (BG-D22, BG-D29). */
public final class BoxEngagements {
  /** A unit that is tested is attacked in flank or rear. */
  static final int FLANKED = 1;

  /** A unit that is tested fights elephants. */
  static final int ELEPHANTS = 2;

  private final BoxState field;

  public BoxEngagements(BoxState field) {
    this.field = field;
  }

  /** Begins a melee between a unit and an adjacent enemy. */
  void join(int attacker, int target) {
    field.put(UnitAttribute.FOE, attacker, target);
    field.put(UnitAttribute.SINCE, attacker, field.turn());
    begin(attacker);
    begin(target);
  }

  private void begin(int unit) {
    if (field.get(UnitAttribute.ENGAGED, unit) == 0) {
      field.put(UnitAttribute.ENGAGED, unit, field.turn());
      field.put(UnitAttribute.RESULT, unit, BoxState.NO_RESULT);
    }
  }

  /** Whether an enemy has charged a unit and fights it. */
  public boolean attacks(int attacker, int target) {
    return field.get(UnitAttribute.FOE, attacker) == target;
  }

  /** Whether two units fight each other; either may be the charger. */
  public boolean fight(int one, int other) {
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
  public boolean frontal(int target, int attacker) {
    return field.is(UnitAttribute.HEDGEHOG, target)
        || field.ground.frontal(field.box(target), field.facing(target), field.box(attacker));
  }

  /** Whether a unit is attacked in flank or rear (BG-155). */
  public boolean flanked(int target) {
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

  /**
   * The circumstances of its melee that count in a Catastrophe Test of a unit, as of now (BG-125).
   * A test stores them, because a unit that breaks earlier may end the melee.
   */
  int testCircumstances(int unit) {
    return (flanked(unit) ? FLANKED : 0) | (againstElephants(unit) ? ELEPHANTS : 0);
  }

  /** Whether a unit fights enemies and all of them are foot. */
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

  /** Ends the melees that have lost a side or whose contact is broken (BG-D29). */
  void update() {
    for (int unit = 0; unit < field.units; unit++) {
      int foe = field.get(UnitAttribute.FOE, unit);
      if (foe != BoxForces.NOBODY && !touch(unit, foe)) {
        field.put(UnitAttribute.FOE, unit, BoxForces.NOBODY);
      }
    }
    for (int unit = 0; unit < field.units; unit++) {
      if (field.is(UnitAttribute.ENGAGED, unit)
          && field.get(UnitAttribute.FOE, unit) == BoxForces.NOBODY
          && attackers(unit) == 0) {
        field.put(UnitAttribute.ENGAGED, unit, 0);
        field.put(UnitAttribute.DEFENDS, unit, 0);
        field.put(UnitAttribute.RESULT, unit, BoxState.NO_RESULT);
      }
    }
  }

  private boolean touch(int one, int other) {
    return field.present(one)
        && field.present(other)
        && field.ground.distance(field.box(one), field.box(other)) == 1;
  }
}
