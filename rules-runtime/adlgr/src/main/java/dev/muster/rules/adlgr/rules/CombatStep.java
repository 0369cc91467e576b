package dev.muster.rules.adlgr.rules;

import java.util.List;

/**
 * The Combat step: it pairs the main opponents, then fights one melee after the other in the order
 * that the active player chooses (AR-004, AR-D06).
 */
public final class CombatStep {
  private final AdlgState table;
  private final AdlgDecision choice;
  private final TableMelees clashes;

  public CombatStep(AdlgState table, AdlgDecision choice, TableMelees clashes) {
    this.table = table;
    this.choice = choice;
    this.clashes = clashes;
  }

  /** Pairs the opponents or fights one melee; false if none is left. */
  public boolean step() {
    if (!table.paired()) {
      clashes.begin(this::mainOpponent);
      return true;
    }
    choice.ofSide(AdlgDecisionType.NEXT_MELEE, table.active()).refusing(this::refusal);
    int only = AdlgState.NOBODY;
    for (int melee = 0; melee < clashes.melees(); melee++) {
      if (clashes.waits(melee)) {
        choice.add(AdlgOrder.FIGHT, clashes.unit(melee), clashes.foe(melee));
        only = melee;
      }
    }
    if (only == AdlgState.NOBODY) {
      clashes.end();
      return false;
    }
    int answer = choice.ask();
    clashes.fight(melee(choice.one(answer), choice.other(answer)));
    return true;
  }

  /** Asks which of several is the main opponent of a unit (AR-D06). */
  private int mainOpponent(int unit, List<OpponentPairing.Contact> contacts) {
    choice
        .ofPairing(table.side(contacts.getFirst().unit()), unit)
        .refusing(
            words ->
                words.contains(" takes on ")
                    ? "only "
                        + table.name(unit)
                        + " has several opponents to choose from now (AR-D06)"
                    : "");
    contacts.forEach(each -> choice.add(AdlgOrder.TAKE_ON, each.unit(), each.foe()));
    return choice.ask();
  }

  /** Why a melee in words is not fought now; empty for no reason. */
  private String refusal(String words) {
    int verb = words.indexOf(FIGHTS);
    int unit = verb < 0 ? AdlgState.NOBODY : table.unit(words.substring(0, verb));
    int foe =
        unit == AdlgState.NOBODY
            ? AdlgState.NOBODY
            : table.unit(words.substring(verb + FIGHTS.length()));
    return foe == AdlgState.NOBODY
        ? ""
        : table.fights(unit, foe)
            ? table.name(unit) + " has another main opponent, or has fought (AR-004, AR-D06)"
            : table.name(unit) + " is not in contact with " + table.name(foe) + " (AR-004)";
  }

  private static final String FIGHTS = " fights ";

  private int melee(int unit, int foe) {
    for (int melee = 0; melee < clashes.melees(); melee++) {
      if (clashes.unit(melee) == unit && clashes.foe(melee) == foe) {
        return melee;
      }
    }
    throw new IllegalStateException(table.name(unit) + " does not fight " + table.name(foe));
  }
}
