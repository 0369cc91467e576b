package dev.muster.rules.adlgr.report;

import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.report.LossTracker;
import dev.muster.rules.report.ReportVocabulary;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.jspecify.annotations.Nullable;

/** Words that the long report and the short one have in common. */
public final class AdlgReportText {
  public static final ReportVocabulary WORDS =
      new ReportVocabulary("army point", "its cohesion", "");

  private AdlgReportText() {}

  /** Returns the loss that an event causes to an army; null if it causes none. */
  static LossTracker.@Nullable Loss loss(Event event) {
    return event instanceof AdlgEvent.LossesCounted e
        ? new LossTracker.Loss(e.side(), e.lost())
        : null;
  }

  /** "base factor +1, impact +1"; empty for no terms. Equal terms of several sources are merged. */
  static String terms(List<Event.Term> terms) {
    Map<String, Integer> sums = new LinkedHashMap<>();
    terms.forEach(each -> sums.merge(each.what(), each.value(), Integer::sum));
    var text = new StringJoiner(", ");
    sums.forEach((what, sum) -> text.add(what + " " + ReportVocabulary.signed(sum)));
    return text.toString();
  }

  /** "8 (disordered 4, routed 4)"; "0" for no losses. */
  static String losses(List<Event.Term> terms, int lost) {
    var text = new StringJoiner(", ", " (", ")").setEmptyValue("");
    for (Event.Term each : terms) {
      text.add(each.what() + " " + each.value());
    }
    return lost + text.toString();
  }
}
