package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.ReportWords;
import dev.muster.rules.battle.Standing;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Words that the long report and the short one have in common. */
final class BoxReport {
  static final ReportWords WORDS = new ReportWords("unit", "the hits it can take", "");

  private BoxReport() {}

  /** Units an event has cost. */
  static Standing.@Nullable Loss loss(Event event) {
    return event instanceof BoxEvent.Lost e ? new Standing.Loss(e.side(), e.lost()) : null;
  }

  /** "CCV 4, Steady +1". */
  static String terms(List<Event.Term> terms) {
    var text = new StringJoiner(", ");
    for (int i = 0; i < terms.size(); i++) {
      Event.Term term = terms.get(i);
      text.add(term.what() + " " + (i == 0 ? "" + term.value() : ReportWords.signed(term.value())));
    }
    return text.toString();
  }

  /** "4 6 2 1, 2 hits". */
  static String dice(List<Integer> dice, int hits) {
    var text = new StringJoiner(" ");
    dice.forEach(die -> text.add("" + die));
    return text + ", " + (hits == 0 ? "no hit" : ReportWords.count(hits, "hit"));
  }
}
