package dev.muster.print.analysis;

import dev.muster.rules.analysis.BattleAnalysis;
import dev.muster.rules.analysis.BattleStory;
import dev.muster.rules.report.ReportVocabulary;
import java.util.ArrayList;
import java.util.List;

/** The tables of a battle's story, identical in every format. */
final class StoryTables {
  /** Decisions of a side that are shown. */
  private static final int COSTLIEST = 3;

  private final BattleStory story;

  StoryTables(BattleStory story) {
    this.story = story;
  }

  /**
   * A table.
   *
   * @param numbers columns from this one on are numbers
   */
  record Table(List<String> heads, int numbers, List<List<String>> rows) {}

  private String side(int side) {
    return story.sides().get(side);
  }

  /** Returns the causes of each side's value. */
  Table accounts() {
    List<List<String>> rows = new ArrayList<>();
    BattleAnalysis.Account first = story.accounts().getFirst();
    for (int s = 0; s < story.accounts().size(); s++) {
      BattleAnalysis.Account each = story.accounts().get(s);
      rows.add(
          List.of(
              side(s),
              ReportVocabulary.chances(first.start(), s),
              points(each.luck()),
              points(each.own()),
              points(each.enemy()),
              points(each.course()),
              ReportVocabulary.chances(first.end(), s)));
    }
    return new Table(
        List.of("side", "start", "dice", "own decisions", "enemy's decisions", "the clock", "end"),
        1,
        rows);
  }

  /** Returns the turning points from the view of the first side. */
  Table turningPoints() {
    List<List<String>> rows = new ArrayList<>();
    boolean reviewed = story.turningPoints().stream().anyMatch(each -> !each.marshal().isEmpty());
    for (BattleStory.DecisiveAction each : story.turningPoints()) {
      List<String> row =
          List.of(
              Integer.toString(each.number()),
              Integer.toString(each.round()),
              String.join(" / ", each.lines()),
              ReportVocabulary.percent(each.before())
                  + " to "
                  + ReportVocabulary.percent(each.after()),
              points(each.luck()),
              points(each.decisions()));
      rows.add(reviewed ? with(row, each.marshal()) : row);
    }
    List<String> head =
        List.of("no.", "round", "what happened", "chances of " + side(0), "dice", "decisions");
    return new Table(
        reviewed ? with(head, "as the marshal sees it") : head, reviewed ? 4 : 3, rows);
  }

  /** A row with what the marshal says behind what happened. */
  private static List<String> with(List<String> row, String marshal) {
    List<String> longer = new ArrayList<>(row);
    longer.add(3, marshal);
    return longer;
  }

  /**
   * The decisions that cost each side most, as the marshal sees them, those of the first side
   * first; without rows if none cost a point, or if the marshal was not asked.
   */
  Table costliest() {
    List<List<String>> rows = new ArrayList<>();
    for (int s = 0; s < story.skill().size(); s++) {
      for (BattleStory.JudgedDecision each : story.skill().get(s).costliest(COSTLIEST)) {
        rows.add(
            List.of(
                side(s),
                each.given(),
                each.marshal(),
                Integer.toString(each.round()),
                Long.toString(Math.round(-100 * each.skill()))));
      }
    }
    return new Table(List.of("side", "decision", "better", "round", "cost"), 3, rows);
  }

  /** The best throws of both sides, those of the first side first. */
  Table bestThrows() {
    List<List<String>> rows = new ArrayList<>();
    for (int s = 0; s < story.best().size(); s++) {
      for (BattleStory.ThrowStory each : story.best().get(s)) {
        rows.add(
            List.of(
                side(s),
                Integer.toString(each.round()),
                each.what(),
                each.faces(),
                points(Math.abs(each.after() - each.expected()))));
      }
    }
    return new Table(List.of("good for", "round", "what happened", "dice", "worth"), 4, rows);
  }

  /** Losses and chances at the end of each round. */
  Table losses() {
    List<String> heads = new ArrayList<>(List.of("after round"));
    for (int s = 0; s < story.sides().size(); s++) {
      heads.add(side(s) + ", breaks at " + story.breaksAt().get(s));
    }
    heads.add("chances of " + side(0));
    heads.add("dice");
    heads.add("decisions");
    List<List<String>> rows = new ArrayList<>();
    for (BattleStory.RoundStory each : story.rounds()) {
      if (each.round() > 0) {
        List<String> row = new ArrayList<>(List.of(Integer.toString(each.round())));
        each.lost().forEach(lost -> row.add(Integer.toString(lost)));
        row.add(ReportVocabulary.percent(each.after()));
        row.add(points(each.luck()));
        row.add(points(each.decisions().stream().mapToDouble(Double::doubleValue).sum()));
        rows.add(row);
      }
    }
    return new Table(heads, 1, rows);
  }

  /** Returns the fates of the groups and the Generals. */
  Table fates() {
    List<List<String>> rows = new ArrayList<>();
    for (BattleStory.GroupFate each : story.fates()) {
      String general =
          each.general().isEmpty() ? "" : each.general() + (each.generalLost() ? ", lost" : "");
      rows.add(
          List.of(
              side(each.side()),
              each.group(),
              general,
              each.left() + " of " + each.units(),
              each.endStrength() + " of " + each.startStrength()));
    }
    return new Table(List.of("side", "group", "General", "units left", "strength left"), 3, rows);
  }

  /** A change of a share in points: "+12", "0". */
  static String points(double change) {
    return ReportVocabulary.signed((int) Math.round(100 * change));
  }
}
