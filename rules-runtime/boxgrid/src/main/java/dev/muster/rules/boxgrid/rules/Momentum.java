package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import org.jspecify.annotations.Nullable;

/** Decides when a unit is under momentum, and what suspends it (BG-024 to BG-043, BG-D31). */
public final class Momentum {
  private static final RuleRef BEGINS = RuleRef.of("", "BG-024", "BG-025", "BG-D31");
  private static final RuleRef ENDS =
      RuleRef.of(
          "", "BG-026", "BG-036", "BG-037", "BG-038", "BG-039", "BG-040", "BG-041", "BG-042",
          "BG-043");
  private static final RuleRef STOPS = RuleRef.of("", "BG-026", "BG-030");
  private static final RuleRef SHOOTS = RuleRef.of("", "BG-026", "BG-035");
  private static final RuleRef CHARGES = RuleRef.of("", "BG-026", "BG-034");
  private static final RuleRef HALTS = RuleRef.of("", "BG-D14");

  private final BoxState field;
  private final ChargeEligibility charging;
  private final BoxShooting shooting;

  public Momentum(BoxState field, ChargeEligibility charging, BoxShooting shooting) {
    this.field = field;
    this.charging = charging;
    this.shooting = shooting;
  }

  /** Why a unit may not halt to shoot; null for one with a target in its range (BG-035). */
  @Nullable BoxRefusal haltRefusal(int unit) {
    BoxRefusal shooter = shooting.shooterRefusal(unit);
    return shooter != null ? shooter : shooting.hasTarget(unit) ? null : BoxRefusal.NO_TARGET;
  }

  /** Puts a unit under momentum, if possible, when it starts a step forward or a charge. */
  void starts(int unit) {
    if (field.type(unit).weighty()
        && field.beyond[field.forces().brigade[unit]]
        && !field.is(UnitAttribute.MOMENTUM, unit)) {
      field.put(UnitAttribute.MOMENTUM, unit, 1);
      emit(unit, true, "it goes forward", BEGINS);
    }
  }

  void stopped(int unit) {
    ends(unit, "it passed its test", STOPS);
  }

  void shoots(int unit) {
    ends(unit, "it halts to shoot", SHOOTS);
  }

  void charged(int unit) {
    ends(unit, "it charges into melee", CHARGES);
  }

  void halted(int unit) {
    ends(unit, "it does not finish its charge", HALTS);
  }

  private void ends(int unit, String why, RuleRef rule) {
    if (field.is(UnitAttribute.MOMENTUM, unit)) {
      field.put(UnitAttribute.MOMENTUM, unit, 0);
      emit(unit, false, why, rule);
    }
  }

  private void emit(int unit, boolean under, String why, RuleRef rule) {
    if (field.hasListener) {
      field.emit(new BoxEvent.Momentum(field.name(unit), under, why, rule));
    }
  }

  /**
   * Suspends the momentum of a unit if a circumstance requires it; returns whether it did.
   *
   * @param atEnd whether the Movement phase is over
   */
  boolean suspends(int unit, boolean atEnd) {
    String why = field.is(UnitAttribute.MOMENTUM, unit) ? circumstance(unit, atEnd) : null;
    if (why != null) {
      ends(unit, why, ENDS);
    }
    return why != null;
  }

  /**
   * Returns the circumstance that suspends the momentum of a unit without a decision; null if there
   * is none.
   */
  private @Nullable String circumstance(int unit, boolean atEnd) {
    if (field.is(UnitAttribute.OUT_OF_COMMAND, unit)) {
      return "it is out of command";
    }
    if (!seesPrey(unit)) {
      return "no heavy enemy or camp lies straight before it";
    }
    if (obstructed(unit, atEnd)) {
      return "something is in its way";
    }
    return losesContact(unit, atEnd)
        ? atEnd ? "it has lost its brigade" : "it would lose its brigade"
        : null;
  }

  /** An enemy heavy unit or camp straight ahead, near enough (BG-042). */
  private boolean seesPrey(int unit) {
    int box = field.box(unit);
    int facing = field.facing(unit);
    for (int step = 1; step <= field.rules.momentumSight; step++) {
      box = field.ground.ahead(box, facing);
      if (box == BoxTerrainMap.OFF) {
        return false;
      }
      int there = field.unitIn(box);
      if (there != BoxForces.NOBODY && field.enemies(unit, there)) {
        BoxUnitType type = field.type(there);
        if (type.weighty() || type.arm == Arm.CAMP) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the next box ahead stops it (BG-036 to BG-040). */
  boolean obstructed(int unit, boolean atEnd) {
    BoxTerrainMap ground = field.ground;
    int from = field.box(unit);
    int facing = field.facing(unit);
    int box = ground.ahead(from, facing);
    if (box == BoxTerrainMap.OFF
        || ground.is(box, BoxTerrainMap.IMPASSABLE | BoxTerrainMap.DEFENSIBLE)
        || ground.isBarred(from, 2 * facing)) {
      return true;
    }
    int there = field.unitIn(box);
    if (there == BoxForces.NOBODY) {
      return false;
    }
    if (field.enemies(unit, there)) {
      boolean held = ground.is(box, BoxTerrainMap.DEFENSIBLE_HELD);
      return held || !charging.may(unit, there, false);
    }
    return !field.is(UnitAttribute.MOMENTUM, there)
        || (!atEnd && field.is(UnitAttribute.DONE, there));
  }

  /**
   * Whether a unit loses contact with its brigade (BG-041): during its move by another box of
   * movement, at the end of the phase by its place. A unit already out of contact and the last unit
   * of a brigade do not count: no unit is lost in the Movement phase of its own side.
   */
  private boolean losesContact(int unit, boolean atEnd) {
    boolean together = field.is(UnitAttribute.TOGETHER, unit) || inContact(unit, field.box(unit));
    if (!together) {
      return field.rules.apartEndsMomentum;
    }
    int box = atEnd ? field.box(unit) : field.ground.ahead(field.box(unit), field.facing(unit));
    return !inContact(unit, box) && (atEnd || !isFollowed(unit));
  }

  private int[] brigade(int unit) {
    return field.forces().members[field.forces().brigade[unit]];
  }

  /** Whether a unit would touch another of its brigade in a box. */
  boolean inContact(int unit, int box) {
    for (int other : brigade(unit)) {
      if (other != unit && field.present(other) && field.ground.inContact(box, field.box(other))) {
        return true;
      }
    }
    return false;
  }

  /** Whether another unit of its brigade, now beside it, may still follow it. */
  private boolean isFollowed(int unit) {
    for (int other : brigade(unit)) {
      boolean follows =
          other != unit
              && field.present(other)
              && !field.rules.contactAsTheyStand
              && !field.is(UnitAttribute.DONE, other)
              && !field.is(UnitAttribute.ENGAGED, other)
              && field.type(other).allowance > 0
              && field.ground.inContact(field.box(unit), field.box(other));
      if (follows) {
        return true;
      }
    }
    return false;
  }

  /** At the end of the phase, all circumstances are looked at again (BG-D31). */
  void atEnd() {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.present(unit) && field.side(unit) == field.active()) {
        suspends(unit, true);
      }
    }
  }
}
