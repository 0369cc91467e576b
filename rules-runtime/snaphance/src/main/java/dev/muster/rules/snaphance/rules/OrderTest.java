package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.Dice;
import java.util.List;

/** Order Tests: extra moves, opportunity, recovery, evading again (3.0, 3.1, 4.5, 9.1). */
public final class OrderTest {
  /** The purpose of the test. */
  public enum Purpose {
    EXTRA_MOVE("an extra move", RuleRef.of("4.5", "SN-4.5-01", "SN-4.5-10", "SN-4.4-02")),
    OPPORTUNITY("opportunity", RuleRef.of("6.1", "SN-6.1-01", "SN-4.5-13")),
    RECOVERY("recovery", RuleRef.of("9.1", "SN-9.1-01", "SN-4.5-13")),
    EVADING("evading again", RuleRef.of("5.0", "SN-5.0-07", "SN-4.5-10"));

    public final String words;
    final RuleRef rule;

    Purpose(String words, RuleRef rule) {
      this.words = words;
      this.rule = rule;
    }
  }

  private static final RuleRef TIED = RuleRef.of("3.1", "SN-3.1-05");

  private final BattleContext play;
  private final SnaphanceState table;
  private final OrderTestTerms obedience;
  private final HexList alone = new HexList();
  private final Dice.Reading reading = this::passes;

  // the test being taken
  private int needed;
  private int added;

  OrderTest(BattleContext play) {
    this.play = play;
    table = play.state;
    obedience = new OrderTestTerms(table);
  }

  /** Tests one stand; {@code harder} is added to the pass number (4.5). */
  boolean take(int stand, Purpose purpose, int harder) {
    alone.clear();
    alone.add(stand);
    return take(alone, purpose, harder);
  }

  /** One D6 for all the stands, with the worst rating among them (4.9, ledger SN-4.9-04). */
  boolean take(HexList stands, Purpose purpose, int harder) {
    needed = table.type[obedience.worst(stands)].pass + harder;
    boolean leader = obedience.leaderHelps(stands);
    boolean far = obedience.outOfRange(stands);
    int helped = leader ? table.rules.leaderOrderBonus : 0;
    int hindered = far ? table.rules.outOfCommand : 0;
    int special = table.type[obedience.worst(stands)].orderBonus;
    added = helped + hindered + special;
    int die = play.dice.d6(reading);
    int total = die + added;
    if (leader) {
      tie(stands);
    }
    boolean passed = passes(die) == 1;
    if (play.luck.counts()) {
      play.luck.die(table.side[stands.get(0)], ThrowLuck.Kind.COMMAND, reading, die);
    }
    if (play.events.hasListener) {
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
      play.events.emit(
          new SnaphanceEvent.OrderTest(
              play.events.names(stands),
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

  private int passes(int die) {
    return die + added >= needed ? 1 : 0;
  }

  private void tie(HexList stands) {
    for (int i = 0; i < stands.size(); i++) {
      int stand = stands.get(i);
      int g = table.group[stand];
      if (table.generalHere(stand)) {
        table.helped[g] = stand;
        if (table.attachedTo[g] != stand) {
          // after the test he stays attached to the stand (3.1, SN-3.1-05)
          table.attachedTo[g] = stand;
          play.events.attaches(g, stand, true, TIED);
        }
        return;
      }
    }
  }
}
