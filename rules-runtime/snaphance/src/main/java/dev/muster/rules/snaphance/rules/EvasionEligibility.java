package dev.muster.rules.snaphance.rules;

import org.jspecify.annotations.Nullable;

/** Eligibility for evading: Skirmishers, Dragoons and Light Cavalry (5.0). */
public final class EvasionEligibility {
  private final SnaphanceState table;

  public EvasionEligibility(SnaphanceState table) {
    this.table = table;
  }

  /** Whether a stand may evade a charge, given where it is struck and the room it has. */
  boolean mayEvadeCharge(int target, int charger) {
    return refusal(target, charger) == null;
  }

  /** Why a stand may not evade an enemy; null if it may, provided it finds room. */
  @Nullable SnaphanceRefusal refusal(int target, int charger) {
    if (!table.type[target].evades) {
      return SnaphanceRefusal.EVADES_NEVER;
    }
    boolean ownTurn =
        table.activeGroup != SnaphanceState.GONE
            && table.groupSide[table.activeGroup] == table.side[target];
    if (ownTurn) {
      return SnaphanceRefusal.OWN_TURN_EVADES;
    }
    if (table.engaged(target)) {
      return SnaphanceRefusal.EVADES_IN_MELEE;
    }
    if (times(target, charger) == 0) {
      return null;
    }
    boolean musketeers = table.type[target].skirmisher && table.type[target].musket;
    return musketeers
        ? SnaphanceRefusal.EVADED_MUSKETS
        : table.disordered[target] ? SnaphanceRefusal.EVADED_DISORDERED : null;
  }

  /** Whether a stand may evade fire before it is shot, provided it finds room. */
  public boolean mayEvadeFire(int target, int firer) {
    return mayEvadeCharge(target, firer)
        && table.grid.projection(table.facing[target], table.hex[target], table.hex[firer]) >= 1;
  }

  /** Returns the number of times a stand has evaded that enemy in this activation. */
  int times(int target, int by) {
    for (int i = 0; i < table.evader.size(); i++) {
      if (table.evader.get(i) == target && table.evaded.get(i) == by) {
        return table.evadedTimes.get(i);
      }
    }
    return 0;
  }
}
