package dev.muster.rules.boxgrid.report;

import dev.muster.rules.battle.Event;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.report.LossTracker;
import dev.muster.rules.report.ReportVocabulary;
import java.util.List;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Words that the long report and the short one have in common. */
public final class BoxReportText {
  public static final ReportVocabulary WORDS =
      new ReportVocabulary("unit", "the hits it can take", "");

  private BoxReportText() {}

  /** Units an event has cost. */
  static LossTracker.@Nullable Loss loss(Event event) {
    return event instanceof BoxEvent.Lost e ? new LossTracker.Loss(e.side(), e.lost()) : null;
  }

  /** "CCV 4, Steady +1". */
  static String terms(List<Event.Term> terms) {
    var text = new StringJoiner(", ");
    for (int i = 0; i < terms.size(); i++) {
      Event.Term term = terms.get(i);
      text.add(
          term.what() + " " + (i == 0 ? "" + term.value() : ReportVocabulary.signed(term.value())));
    }
    return text.toString();
  }

  /** "4 6 2 1, 2 hits". */
  static String dice(List<Integer> dice, int hits) {
    var text = new StringJoiner(" ");
    dice.forEach(die -> text.add("" + die));
    return text + ", " + (hits == 0 ? "no hit" : ReportVocabulary.count(hits, "hit"));
  }
}
