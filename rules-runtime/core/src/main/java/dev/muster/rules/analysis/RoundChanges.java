package dev.muster.rules.analysis;

import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.ReportVocabulary;
import java.util.List;
import java.util.StringJoiner;

/** The changes of the position's value in a round. */
final class RoundChanges {
  /** Changes smaller than this are not reported, in shares of battles won. */
  private static final double TOLD = 0.005;

  private final List<ValueChange> changes;

  RoundChanges(BattleAnalysis analysis, int round) {
    changes = analysis.changes().stream().filter(each -> each.round() == round).toList();
  }

  double after(double before) {
    return changes.isEmpty() ? before : changes.getLast().after();
  }

  double luck() {
    return sum(ValueChange.Kind.THROW, -1);
  }

  double decisions(int side) {
    return sum(ValueChange.Kind.DECISION, side);
  }

  double course() {
    return sum(ValueChange.Kind.COURSE, -1);
  }

  /** Returns the total change of the first side's value. */
  private double sum(ValueChange.Kind kind, int side) {
    return changes.stream()
        .filter(each -> each.kind() == kind && (side < 0 || each.side() == side))
        .mapToDouble(each -> each.gain(0))
        .sum();
  }

  /** A paragraph on the events of the round and their value for the first side. */
  String paragraph(Scenario scenario, BriefReport.RoundSummary round, double before) {
    StringJoiner text = new StringJoiner(" ");
    if (round.round() > 0) {
      text.add(
          ReportVocabulary.count(round.shots(), "shot")
              + ", "
              + ReportVocabulary.count(round.melees(), "melee")
              + ".");
    }
    if (!round.deeds().isEmpty()) {
      text.add(ReportVocabulary.capitalize(round.deeds()) + ".");
    }
    if (!round.standing().isEmpty()) {
      text.add(round.standing() + ".");
    }
    text.add(values(scenario, before));
    return text.toString();
  }

  private String values(Scenario scenario, double before) {
    String first = scenario.sides().get(0).name();
    double now = after(before);
    StringJoiner parts = new StringJoiner(", ");
    part(parts, "dice", luck());
    for (int side = 0; side < 2; side++) {
      part(parts, "decisions of " + scenario.sides().get(side).name(), decisions(side));
    }
    part(parts, "the clock", course());
    String split = parts.length() == 0 ? "" : " (" + parts + ")";
    return "The chances of "
        + first
        + (ReportVocabulary.percent(before).equals(ReportVocabulary.percent(now))
            ? " stay at " + ReportVocabulary.percent(now)
            : " go from "
                + ReportVocabulary.percent(before)
                + " to "
                + ReportVocabulary.percent(now))
        + split
        + ".";
  }

  private static void part(StringJoiner parts, String what, double change) {
    if (Math.abs(change) >= TOLD) {
      parts.add(what + " " + points(change));
    }
  }

  /** "+12 points". */
  static String points(double change) {
    long points = Math.round(100 * change);
    String number = points > 0 ? "+" + points : Long.toString(points);
    return number + (Math.abs(points) == 1 ? " point" : " points");
  }
}
