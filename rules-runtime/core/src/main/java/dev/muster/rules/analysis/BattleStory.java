package dev.muster.rules.analysis;

import dev.muster.rules.report.ReportVocabulary;
import java.util.Comparator;
import java.util.List;

/**
 * The analysis of a battle, as the content of a page. Values are shares of battles the first side
 * could expect to win, 0 to 1; luck and decisions are changes of them.
 *
 * @param title of the scenario
 * @param rules it was fought by
 * @param date of the scenario, empty for none
 * @param seed of the dice
 * @param sources the sources of the scenario
 * @param sides their names
 * @param breaksAt by side: the loss that breaks it
 * @param counted the unit of losses, such as {@code Break Points}
 * @param strength the unit of strength, such as {@code its SP}
 * @param result how it ended, in a sentence
 * @param summary at most ten lines
 * @param accounts by side: the sources of its value
 * @param turningPoints in the order of the battle
 * @param best by side: the throws that were best for it, the best first
 * @param rounds in their order
 * @param fates of the groups, side by side
 * @param curve the value from step to step
 * @param changes what each throw and each decision did to the value, in the order of the battle
 * @param skill by side: what the marshal says of its decisions; empty if it was not asked
 */
public record BattleStory(
    String title,
    String rules,
    String date,
    long seed,
    List<String> sources,
    List<String> sides,
    List<Integer> breaksAt,
    String counted,
    String strength,
    String result,
    List<String> summary,
    List<BattleAnalysis.Account> accounts,
    List<DecisiveAction> turningPoints,
    List<List<ThrowStory>> best,
    List<RoundStory> rounds,
    List<GroupFate> fates,
    List<CurvePoint> curve,
    List<ValueChange> changes,
    List<SideSkill> skill) {
  private static final double ONE_POINT = 0.01;

  public BattleStory {
    sources = List.copyOf(sources);
    sides = List.copyOf(sides);
    breaksAt = List.copyOf(breaksAt);
    summary = List.copyOf(summary);
    accounts = List.copyOf(accounts);
    turningPoints = List.copyOf(turningPoints);
    best = List.copyOf(best);
    rounds = List.copyOf(rounds);
    fates = List.copyOf(fates);
    curve = List.copyOf(curve);
    changes = List.copyOf(changes);
    skill = List.copyOf(skill);
  }

  /**
   * The decisions of a side as the marshal sees them.
   *
   * @param judged decisions with at least two orders that it tried
   * @param best of them: those that are its own choice
   * @param lost sum over the others of what its choice won of its trials more than the decision
   * @param decisions that were judged, in the order of the battle
   */
  public record SideSkill(int judged, int best, double lost, List<JudgedDecision> decisions) {
    public SideSkill {
      decisions = List.copyOf(decisions);
    }

    /** The skill of a side that made these decisions. */
    static SideSkill of(List<JudgedDecision> decisions) {
      int best = 0;
      double lost = 0;
      for (JudgedDecision each : decisions) {
        best += each.best() ? 1 : 0;
        lost -= each.skill();
      }
      return new SideSkill(decisions.size(), best, lost, decisions);
    }

    /** The decisions that cost a point of a hundred or more, the costliest first. */
    public List<JudgedDecision> costliest(int most) {
      return decisions.stream()
          .filter(each -> each.skill() <= -ONE_POINT)
          .sorted(Comparator.comparingDouble(JudgedDecision::skill))
          .limit(most)
          .toList();
    }
  }

  /**
   * A decision as the marshal sees it.
   *
   * @param round rounds begun
   * @param step of the battle, from 0
   * @param given the order that was given, in words
   * @param marshal the order that the marshal would have given, in words
   * @param best whether both are the same
   * @param skill share of its trials that the given order won, less that of the marshal's: at most
   *     0
   */
  public record JudgedDecision(
      int round, int step, String given, String marshal, boolean best, double skill) {}

  /**
   * A step that turned the battle.
   *
   * @param number from 1
   * @param step of the battle, from 0
   * @param event number of events of the battle up to its end
   * @param luck part of the change that the dice made
   * @param decisions part of the change that was decided
   * @param lines its lines of the report
   * @param marshal what the marshal would have ordered, in words; empty if there was no choice
   */
  public record DecisiveAction(
      int number,
      int round,
      int step,
      int event,
      double before,
      double after,
      double luck,
      double decisions,
      List<String> lines,
      String marshal) {
    public DecisiveAction {
      lines = List.copyOf(lines);
    }
  }

  /** Returns what a step made of the chances, such as "South from 42 % to 24 %". */
  public String change(DecisiveAction step) {
    return sides.getFirst()
        + " from "
        + ReportVocabulary.percent(step.before())
        + " to "
        + ReportVocabulary.percent(step.after());
  }

  /**
   * A throw.
   *
   * @param faces as they fell
   * @param what its line of the report
   * @param expected value before it
   * @param after value after it
   */
  public record ThrowStory(int round, String faces, String what, double expected, double after) {}

  /**
   * A round.
   *
   * @param text a paragraph
   * @param luck change by dice
   * @param decisions change by what each side decided
   * @param course change in steps in which neither decided
   * @param lost by side: its losses that count towards breaking, at the end of the round
   */
  public record RoundStory(
      int round,
      String text,
      double before,
      double after,
      double luck,
      List<Double> decisions,
      double course,
      List<Integer> lost) {
    public RoundStory {
      decisions = List.copyOf(decisions);
      lost = List.copyOf(lost);
    }
  }

  /**
   * The fate of a group and its General.
   *
   * @param units at the start
   * @param left units on the field at the end
   * @param startStrength strength of its units at the start, and at the end
   * @param general empty in a game without Generals
   */
  public record GroupFate(
      int side,
      String group,
      int units,
      int left,
      int startStrength,
      int endStrength,
      String general,
      boolean generalLost) {}

  /**
   * A point of the curve.
   *
   * @param round rounds begun
   * @param luck total change by dice so far
   */
  public record CurvePoint(int round, double value, double luck) {}
}
