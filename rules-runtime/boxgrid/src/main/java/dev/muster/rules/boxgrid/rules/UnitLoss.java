package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;

/**
 * Loss of units, and of friends that a Broken unit takes along (BG-161, BG-162, BG-169 to BG-173).
 */
public final class UnitLoss {
  private static final RuleRef BROKEN = RuleRef.of("", "BG-161", "BG-162");
  private static final RuleRef DISPERSED = RuleRef.of("", "BG-055", "BG-D13");
  private static final RuleRef TAKEN = RuleRef.of("", "BG-D26");
  private static final RuleRef COMMANDER = RuleRef.of("", "BG-D04");

  private final BoxState field;
  private final BoxEngagements engagements;

  public UnitLoss(BoxState field, BoxEngagements engagements) {
    this.field = field;
    this.engagements = engagements;
  }

  /** Breaks a unit; the units it affects get pending tests. */
  void breaks(int unit) {
    int box = field.box(unit);
    for (int other = 0; other < field.units; other++) {
      if (other == unit
          || field.side(other) != field.side(unit)
          || !field.present(other)
          || field.type(other).arm == Arm.CAMP
          || field.pending.waits(other, unit)
          || (field.rules.winnerExempt && field.pending.hasWon(other))) {
        continue;
      }
      if (inFlightPath(unit, box, other)) {
        field.pending.test(PendingConsequences.Kind.FLIGHT, other, unit);
      } else if (field.forces().brigade[other] == field.forces().brigade[unit]
          && !field.steady(other)
          && field.ground.inContact(box, field.box(other))) {
        field.pending.test(PendingConsequences.Kind.BRIGADE, other, unit);
      }
    }
    remove(unit, BoxState.BROKEN, "broken", BROKEN);
  }

  /** Whether a friend stands straight behind a heavy unit that breaks (BG-170, BG-D12). */
  private boolean inFlightPath(int unit, int box, int friend) {
    int facing = field.facing(unit);
    int forward = field.ground.forward(box, facing, field.box(friend));
    return field.type(unit).weighty()
        && field.ground.lateral(box, facing, field.box(friend)) == 0
        && forward < 0
        && -forward <= field.rules.flightPath;
  }

  void disperses(int unit) {
    remove(unit, BoxState.DISPERSED, "dispersed", DISPERSED);
  }

  /** Leaves the table in one piece, which is no loss. */
  void flees(int unit) {
    remove(unit, BoxState.FLED, "fled", DISPERSED);
  }

  void taken(int unit) {
    remove(unit, BoxState.TAKEN, "taken", TAKEN);
  }

  /**
   * Removes a brigade and its commander from the table by an event of the scenario, without any
   * test.
   *
   * @param lost whether its units count as lost
   */
  public void depart(int brigade, boolean lost, RuleRef rule) {
    field.commanderWith[brigade] = BoxForces.NOBODY;
    for (int unit : field.forces().members[brigade]) {
      boolean waits = field.get(UnitAttribute.FATE, unit) == BoxState.WAITING;
      if (!field.present(unit) && !waits) {
        continue;
      }
      if (lost) {
        remove(unit, BoxState.ROUTED, "routed", rule);
      } else {
        lostBefore(unit, BoxState.LEFT);
        field.emitLeaves(unit, rule);
      }
    }
  }

  /**
   * Marks a unit as lost before the position of a situation, without a pending test.
   *
   * @param fate such as {@link BoxState#BROKEN}
   */
  public void lostBefore(int unit, int fate) {
    field.put(UnitAttribute.FELL_AT, unit, field.box(unit));
    field.put(UnitAttribute.FATE, unit, fate);
    field.put(UnitAttribute.MOMENTUM, unit, 0);
    field.place(unit, BoxTerrainMap.OFF);
    field.lost[field.side(unit)] += field.isLost(unit) ? 1 : 0;
    engagements.update();
  }

  /** Returns why a unit cannot have been lost this way, for the user; empty if it can. */
  public String problem(int unit, int fate) {
    BoxUnitType type = field.type(unit);
    String why =
        switch (fate) {
          case BoxState.BROKEN ->
              type.arm == Arm.CAMP ? "broken: a camp is taken, and takes no hits (BG-D26)" : "";
          case BoxState.TAKEN ->
              type.fights() ? "taken: only guns and camps are taken without a fight (BG-D26)" : "";
          case BoxState.DISPERSED ->
              type.scatters()
                  ? ""
                  : "dispersed: only units that evade in open or loose order are (BG-055)";
          case BoxState.FLED ->
              !type.scatters()
                  ? "fled: only units that evade in open or loose order leave the table (BG-D13)"
                  : field.rules.offTableFlees
                      ? ""
                      : "fled: a unit that evades off the table is dispersed; with switch"
                          + " evade_off_table fled it flees (BG-D13)";
          default -> throw new IllegalArgumentException("fate " + fate);
        };
    return why.isEmpty() ? "" : field.name(unit) + " cannot be " + why;
  }

  private void remove(int unit, int fate, String word, RuleRef rule) {
    int side = field.side(unit);
    int box = field.box(unit);
    lostBefore(unit, fate);
    if (field.hasListener) {
      field.emit(
          new BoxEvent.Lost(
              field.name(unit),
              field.forces().sideName(side),
              word,
              box == BoxTerrainMap.OFF ? "" : field.ground.name(box),
              field.lost[side],
              field.forces().strength[side],
              rule));
    }
    for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
      if (field.commanderWith[brigade] == unit) {
        field.commanderWith[brigade] = BoxForces.NOBODY;
        field.commanderLost[brigade] = true;
        if (field.hasListener) {
          field.emit(
              new BoxEvent.CommanderLost(
                  field.forces().commander[brigade],
                  field.forces().brigadeName[brigade],
                  field.name(unit),
                  COMMANDER));
        }
      }
    }
  }
}
