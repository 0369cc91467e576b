package dev.muster.rules.boxgrid.rules;

import dev.muster.rules.battle.RuleRef;
import java.util.Arrays;

/** Determines the units that are Out of Command when the Movement phase begins (BG-D08, BG-D09). */
public final class OutOfCommand {
  private static final RuleRef OUT = RuleRef.of("", "BG-D09");

  private final BoxState field;

  /** By unit: number of the group of its brigade it is in contact with, by its lowest member. */
  private final int[] chain;

  public OutOfCommand(BoxState field) {
    this.field = field;
    chain = new int[field.units];
  }

  /** Marks the units of the active side that are Out of Command. */
  public void update() {
    for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
      if (field.forces().brigadeSide[brigade] == field.active()) {
        update(brigade);
      }
    }
  }

  private void update(int brigade) {
    int[] members = field.forces().members[brigade];
    int body = body(members);
    int commander = field.commanderWith[brigade];
    for (int i = 0; i < members.length; i++) {
      int unit = members[i];
      boolean near =
          commander != BoxForces.NOBODY
              && field.present(commander)
              && field.present(unit)
              && field.ground.distance(field.box(unit), field.box(commander))
                  <= field.forces().commandRange[brigade];
      boolean said = field.is(UnitAttribute.CUT_OFF, unit);
      boolean out = field.present(unit) && (said || (chain[unit] != body && !near));
      field.mark(UnitAttribute.CUT_OFF, unit, false);
      field.mark(UnitAttribute.OUT_OF_COMMAND, unit, out);
      if (out && field.hasListener) {
        field.emit(new BoxEvent.OutOfCommand(field.name(unit), OUT));
      }
    }
  }

  /** Finds the groups in contact, and answers the largest; of equal ones that of the lowest. */
  private int body(int[] members) {
    Arrays.fill(chain, BoxForces.NOBODY);
    int best = BoxForces.NOBODY;
    int most = 0;
    for (int i = 0; i < members.length; i++) {
      int unit = members[i];
      if (field.present(unit) && chain[unit] == BoxForces.NOBODY) {
        int size = spread(members, unit);
        if (size > most) {
          most = size;
          best = unit;
        }
      }
    }
    return best;
  }

  private int spread(int[] members, int first) {
    chain[first] = first;
    int size = 1;
    boolean grown = true;
    while (grown) {
      grown = false;
      for (int i = 0; i < members.length; i++) {
        int unit = members[i];
        if (field.present(unit)
            && chain[unit] == BoxForces.NOBODY
            && touches(members, unit, first)) {
          chain[unit] = first;
          size++;
          grown = true;
        }
      }
    }
    return size;
  }

  private boolean touches(int[] members, int unit, int first) {
    for (int i = 0; i < members.length; i++) {
      int other = members[i];
      if (chain[other] == first
          && field.present(other)
          && field.ground.inContact(field.box(unit), field.box(other))) {
        return true;
      }
    }
    return false;
  }
}
