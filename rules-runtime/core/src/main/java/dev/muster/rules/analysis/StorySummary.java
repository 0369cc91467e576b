package dev.muster.rules.analysis;

import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.ReportVocabulary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Summarizes a battle in at most ten lines: its result and what decided it. */
final class StorySummary {
  private final Scenario scenario;
  private final ReportVocabulary words;
  private final BattleAnalysis analysis;
  private final List<BattleStory.DecisiveAction> turns;
  private final List<List<BattleStory.ThrowStory>> best;
  private final List<BattleStory.SideSkill> skill;

  StorySummary(
      Scenario scenario,
      ReportVocabulary words,
      BattleAnalysis analysis,
      List<BattleStory.DecisiveAction> turns,
      List<List<BattleStory.ThrowStory>> best,
      List<BattleStory.SideSkill> skill) {
    this.scenario = scenario;
    this.words = words;
    this.analysis = analysis;
    this.turns = turns;
    this.best = best;
    this.skill = skill;
  }

  List<String> lines() {
    Outcome outcome = analysis.outcome();
    List<String> lines = new ArrayList<>();
    lines.add(ReportVocabulary.resultAlone(outcome) + ".");
    outcome.sides().forEach(side -> lines.add(words.losses(side) + "."));
    lines.add(
        "Before the first move "
            + name(0)
            + " could expect to win "
            + ReportVocabulary.percent(analysis.start())
            + " of such battles.");
    lines.add(causes());
    if (!skill.isEmpty()) {
      lines.add("As the marshal sees it, " + errors(0) + "; " + errors(1) + ".");
    }
    lines.add(course());
    turns.stream()
        .max(Comparator.comparingDouble(each -> Math.abs(each.after() - each.before())))
        .ifPresent(each -> lines.add(greatest(each)));
    for (int side = 0; side < 2; side++) {
      if (!best.get(side).isEmpty()) {
        BattleStory.ThrowStory luckiest = best.get(side).getFirst();
        lines.add(
            "The best throw for "
                + name(side)
                + ", round "
                + luckiest.round()
                + ", "
                + RoundChanges.points(Math.abs(luckiest.after() - luckiest.expected()))
                + ": "
                + luckiest.what());
      }
    }
    return lines;
  }

  private String name(int side) {
    return scenario.sides().get(side).name();
  }

  /** Of a draw from the first side, else from the winner. */
  private String causes() {
    int side = Math.max(0, analysis.outcome().winner());
    BattleAnalysis.Account account = analysis.account(side);
    return "What changed the chances of "
        + name(side)
        + ": dice "
        + RoundChanges.points(account.luck())
        + ", decisions of "
        + name(side)
        + " "
        + RoundChanges.points(account.own())
        + ", decisions of "
        + name(1 - side)
        + " "
        + RoundChanges.points(account.enemy())
        + ", the clock "
        + RoundChanges.points(account.course())
        + ".";
  }

  private String errors(int side) {
    BattleStory.SideSkill found = skill.get(side);
    return "the decisions of "
        + name(side)
        + " cost it "
        + Math.round(100 * found.lost())
        + " points in all: "
        + found.best()
        + " of "
        + found.judged()
        + " were the best";
  }

  private String course() {
    List<Double> values = analysis.byRound();
    int winner = analysis.outcome().winner();
    int changes = RoundValues.leadChanges(values);
    String lead =
        changes == 0
            ? "The lead never changed hands"
            : "The lead changed hands " + (changes == 1 ? "once" : changes + " times");
    if (winner < 0) {
      return lead + ", and the battle was drawn.";
    }
    int decided = RoundValues.decidedAt(values, winner, RoundValues.DECIDED);
    return lead
        + "; from the end of round "
        + decided
        + " on "
        + name(winner)
        + " had "
        + ReportVocabulary.percent(RoundValues.DECIDED)
        + " or more.";
  }

  private String greatest(BattleStory.DecisiveAction turn) {
    int side = turn.after() > turn.before() ? 0 : 1;
    double change = Math.abs(turn.after() - turn.before());
    double luck = side == 0 ? turn.luck() : -turn.luck();
    return "The greatest turning point, round "
        + turn.round()
        + ", "
        + RoundChanges.points(change)
        + " for "
        + name(side)
        + " (dice "
        + RoundChanges.points(luck)
        + "): "
        + turn.lines().getFirst();
  }
}
