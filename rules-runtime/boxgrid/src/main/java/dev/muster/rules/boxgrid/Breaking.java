package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.RuleRef;

/** Units that are lost, and whom a Broken one takes along (BG-161, BG-162, BG-169 to BG-173). */
final class Breaking {
  private static final RuleRef BROKEN = RuleRef.of("", "BG-161", "BG-162");
  private static final RuleRef DISPERSED = RuleRef.of("", "BG-055", "BG-D13");
  private static final RuleRef TAKEN = RuleRef.of("", "BG-D26");
  private static final RuleRef COMMANDER = RuleRef.of("", "BG-D04");

  private final Field field;
  private final Engagements engagements;

  Breaking(Field field, Engagements engagements) {
    this.field = field;
    this.engagements = engagements;
  }

  /** A unit breaks; those it takes along wait for their tests. */
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
        field.pending.test(Pending.Kind.FLIGHT, other, unit);
      } else if (field.forces().brigade[other] == field.forces().brigade[unit]
          && !field.steady(other)
          && field.ground.inContact(box, field.box(other))) {
        field.pending.test(Pending.Kind.BRIGADE, other, unit);
      }
    }
    remove(unit, Field.BROKEN, "broken", BROKEN);
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
    remove(unit, Field.DISPERSED, "dispersed", DISPERSED);
  }

  /** Leaves the table in one piece, which is no loss. */
  void flees(int unit) {
    remove(unit, Field.FLED, "fled", DISPERSED);
  }

  void taken(int unit) {
    remove(unit, Field.TAKEN, "taken", TAKEN);
  }

  private void remove(int unit, int fate, String word, RuleRef rule) {
    int side = field.side(unit);
    int box = field.box(unit);
    field.put(Mark.FELL_AT, unit, box);
    field.put(Mark.FATE, unit, fate);
    field.put(Mark.MOMENTUM, unit, 0);
    field.place(unit, Ground.OFF);
    field.lost[side] += fate == Field.FLED ? 0 : 1;
    engagements.look();
    if (field.heard) {
      field.tell(
          new BoxEvent.Lost(
              field.name(unit),
              field.forces().sideName(side),
              word,
              field.ground.name(box),
              field.lost[side],
              field.forces().strength[side],
              rule));
    }
    for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
      if (field.commanderWith[brigade] == unit) {
        field.commanderWith[brigade] = Forces.NOBODY;
        field.commanderLost[brigade] = true;
        if (field.heard) {
          field.tell(
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
