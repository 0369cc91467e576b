package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import java.util.List;

/** Order Tests: extra moves, opportunity, recovery, evading again (3.0, 3.1, 4.5, 9.1). */
final class OrderTest {
  /** What is tested. */
  enum Purpose {
    EXTRA_MOVE("an extra move", RuleRef.of("4.5", "SN-4.5-01", "SN-4.5-10", "SN-4.4-02")),
    OPPORTUNITY("opportunity", RuleRef.of("6.1", "SN-6.1-01", "SN-4.5-13")),
    RECOVERY("recovery", RuleRef.of("9.1", "SN-9.1-01", "SN-4.5-13")),
    EVADING("evading again", RuleRef.of("5.0", "SN-5.0-07", "SN-4.5-10"));

    final String words;
    final RuleRef rule;

    Purpose(String words, RuleRef rule) {
      this.words = words;
      this.rule = rule;
    }
  }

  private static final RuleRef TIED = RuleRef.of("3.1", "SN-3.1-05");

  private final Table table;
  private final Steps alone = new Steps();

  OrderTest(Table table) {
    this.table = table;
  }

  /** Tests one stand; {@code harder} is added to the pass number (4.5). */
  boolean take(int stand, Purpose purpose, int harder) {
    alone.clear();
    alone.add(stand);
    return take(alone, purpose, harder);
  }

  /** One D6 for all the stands, with the worst rating among them (4.9, ledger SN-4.9-04). */
  boolean take(Steps stands, Purpose purpose, int harder) {
    int needed = table.type[worst(stands)].pass + harder;
    boolean leader = leaderHelps(stands);
    boolean far = outOfRange(stands);
    int die = table.dice.d6();
    int helped = leader ? table.rules.leaderOrderBonus : 0;
    int hindered = far ? table.rules.outOfCommand : 0;
    int special = table.type[worst(stands)].orderBonus;
    int total = die + helped + hindered + special;
    if (leader) {
      tie(stands);
    }
    boolean passed = total >= needed;
    if (table.chronicle.heard) {
      List<Event.Term> terms = new java.util.ArrayList<>(3);
      if (leader) {
        terms.add(new Event.Term("leader", helped));
      }
      if (far) {
        terms.add(new Event.Term("out of command range", hindered));
      }
      if (special != 0) {
        terms.add(new Event.Term("traits", special));
      }
      table.chronicle.tell(
          new SnaphanceEvent.OrderTest(
              table.chronicle.names(stands),
              purpose.words,
              die,
              terms,
              total,
              needed,
              passed,
              purpose.rule));
    }
    return passed;
  }

  /** Chance of a pass, for a mind that weighs it: 0 to 1. */
  double chance(int stand, int harder) {
    alone.clear();
    alone.add(stand);
    int needed =
        table.type[stand].pass
            + harder
            - table.type[stand].orderBonus
            - (leaderHelps(alone) ? table.rules.leaderOrderBonus : 0)
            - (outOfRange(alone) ? table.rules.outOfCommand : 0);
    return Math.max(0, Math.min(6, 7 - needed)) / 6.0;
  }

  /** The stand whose class, with its traits, asks for the highest throw (4.9). */
  private int worst(Steps stands) {
    int worst = stands.get(0);
    for (int i = 1; i < stands.size(); i++) {
      int stand = stands.get(i);
      worst = asks(stand) > asks(worst) ? stand : worst;
    }
    return worst;
  }

  private int asks(int stand) {
    return table.type[stand].pass - table.type[stand].orderBonus;
  }

  /** +1 for a leader in the hex, or attached to one of a group; one stand a turn (3.1, 4.5). */
  private boolean leaderHelps(Steps stands) {
    for (int i = 0; i < stands.size(); i++) {
      int stand = stands.get(i);
      int g = table.group[stand];
      boolean here = stands.size() == 1 ? table.generalHere(stand) : table.attachedTo[g] == stand;
      boolean tied = table.helped[g] != Table.GONE;
      boolean again = table.helped[g] == stand && !table.rules.leaderHelpsOnce;
      if (here && (!tied || again)) {
        return true;
      }
    }
    return false;
  }

  private void tie(Steps stands) {
    for (int i = 0; i < stands.size(); i++) {
      int stand = stands.get(i);
      int g = table.group[stand];
      if (table.generalHere(stand)) {
        table.helped[g] = stand;
        if (table.attachedTo[g] != stand) {
          // having helped, he stays with the stand and goes where it goes (3.1, SN-3.1-05)
          table.attachedTo[g] = stand;
          table.chronicle.attaches(g, stand, true, TIED);
        }
        return;
      }
    }
  }

  private boolean outOfRange(Steps stands) {
    for (int i = 0; i < stands.size(); i++) {
      if (Command.inRange(table, stands.get(i), false)) {
        return false;
      }
    }
    return true;
  }
}
