package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import java.util.ArrayList;
import java.util.List;

/** Order Tests for extra moves, recovery and opportunity (3.0, 4.5, 9.1). */
final class OrderTest {
  private final Table table;

  OrderTest(Table table) {
    this.table = table;
  }

  /**
   * Throws an Order Test.
   *
   * @param extra 1 for the second move of a turn, 2 for the third...; 0 for recovery and
   *     opportunity
   */
  boolean take(int stand, String purpose, int extra, String rule) {
    List<Event.Term> terms = modifiers(stand);
    int needed = table.type[stand].pass + Math.max(0, extra - 1);
    int die = table.dice.d6();
    int total = die;
    for (Event.Term term : terms) {
      total += term.value();
    }
    boolean passed = total >= needed;
    table.tell(new Event.OrderTest(table.name[stand], purpose, die, terms, needed, passed, rule));
    return passed;
  }

  /** Share of D6 results that pass, 0 to 1. */
  double chance(int stand, int extra) {
    int bonus = modifiers(stand).stream().mapToInt(Event.Term::value).sum();
    int needed = table.type[stand].pass + Math.max(0, extra - 1) - bonus;
    return Math.clamp((7 - needed) / 6.0, 0, 1);
  }

  private List<Event.Term> modifiers(int stand) {
    List<Event.Term> terms = new ArrayList<>(1);
    int g = table.group[stand];
    if (table.general[g] == Table.GONE
        || table.grid.distance(table.general[g], table.hex[stand]) > table.generalRange[g]) {
      terms.add(new Event.Term("out of command range", -1));
    } else if (table.general[g] == table.hex[stand]) {
      terms.add(new Event.Term("General in the hex", 1));
    }
    return terms;
  }
}
