package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import java.util.ArrayList;
import java.util.List;

/** The Morale Test and what it costs (8.0 to 8.4). */
final class Morale {
  private final Table table;

  Morale(Table table) {
    this.table = table;
  }

  /** Adjusted morale before the throw, never below 1 (8.0). */
  int adjusted(int stand, int hits) {
    return Math.max(1, terms(stand, hits).stream().mapToInt(Event.Term::value).sum());
  }

  /** Morale loss of a die against an adjusted morale: 0 is a pass (8.0). */
  static int loss(int adjusted, int die) {
    if (die == 1) {
      return 0;
    }
    if (die == 6) {
      return adjusted >= 6 ? 1 : 6 - adjusted;
    }
    return Math.max(0, die - adjusted);
  }

  /**
   * Throws the test, disorders the stand, and answers the morale loss; SP are the caller's business
   * (8.0, 8.3).
   */
  int test(int stand, int hits, String rule) {
    List<Event.Term> terms = terms(stand, hits);
    int adjusted = adjusted(stand, hits);
    int die = table.dice.d6();
    int loss = loss(adjusted, die);
    table.tell(
        new Event.MoraleTest(table.name[stand], terms, adjusted, die, loss, loss == 0, rule));
    return loss;
  }

  /**
   * The whole consequence of one throw of fire: test, at most {@code most} SP, disorder (8.1, 8.3).
   */
  void underFire(int stand, int hits, int most, String by) {
    if (hits == 0 || !table.onBoard(stand)) {
      return;
    }
    boolean already = table.disordered[stand];
    int loss = test(stand, hits, "8.0");
    int lost = Math.min(most, already ? Math.max(1, loss) : loss);
    table.disorder(stand, "hit by " + by, "8.3");
    table.loseStrength(stand, lost, "fire of " + by, "8.1");
  }

  private List<Event.Term> terms(int stand, int hits) {
    List<Event.Term> terms = new ArrayList<>(5);
    int start = table.type[stand].strength[0];
    terms.add(new Event.Term("starting SP", start));
    if (hits > 0) {
      terms.add(new Event.Term("hits", -hits));
    }
    // losses on rear ranks do not count (8.4)
    int lost = start - table.front(stand);
    if (lost > 0) {
      terms.add(new Event.Term("SP lost", -lost));
    }
    if (table.disordered[stand]) {
      terms.add(new Event.Term("disordered", -1));
    }
    int g = table.group[stand];
    if (table.attachedTo[g] == stand && !(table.replacement[g] && table.rules.finalEdition())) {
      terms.add(new Event.Term("General attached", 1));
    }
    return terms;
  }
}
