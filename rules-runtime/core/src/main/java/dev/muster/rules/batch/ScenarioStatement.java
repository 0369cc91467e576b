package dev.muster.rules.batch;

import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A statement of a scenario about its battles: a line of {@code expect}, or a part of its {@code
 * history}. Many battles can test it; odds are worked out without a battle.
 *
 * @param says the statement in the language, such as {@code expect Royal wins 40%..60%}
 * @param side index of the side it is about, -1 if it is about none; for a condition, its index
 *     among the conditions with an expectation ({@link dev.muster.rules.battle.Outcome#expected});
 *     for a group, its index among the groups with an expectation ({@link GroupLosses})
 * @param odds the end of an order that it is about; null if it is about battles
 * @param from lower end of the stated range, in percent or rounds; null for the result in the
 *     history, which is compared with the other results
 * @param to upper end, as {@code from}
 */
public record ScenarioStatement(
    String says,
    Measure measure,
    int side,
    Scenario.@Nullable ExpectedEnd odds,
    @Nullable Integer from,
    @Nullable Integer to,
    SourceRange source) {

  /** A single number stands for its rounding interval: half of one more or less is the same. */
  private static final double ROUNDED = 0.5;

  /** The quantity that a statement is about. */
  public enum Measure {
    /** Share of the battles the side wins. */
    WINS(Kind.SHARE),
    /** Share of drawn battles. */
    DRAWS(Kind.SHARE),
    /** Share of the battles in which the side's army breaks. */
    BREAKS(Kind.SHARE),
    /** Mean share of its Break Points the side loses. */
    BREAK_POINTS(Kind.BREAK_POINTS),
    /** Mean share of its strength the side loses. */
    STRENGTH(Kind.STRENGTH),
    /** Mean share of its strength a group loses. */
    GROUP_STRENGTH(Kind.STRENGTH),
    /** Mean number of rounds. */
    ROUNDS(Kind.ROUNDS),
    /** Share of the battles at the end of which a condition is true. */
    CONDITION(Kind.SHARE),
    /** Chance of an end of an order at the start. */
    ODDS(Kind.ODDS),
    /** The side wins more often than anything else happens; a draw with side -1. */
    LIKELIEST_RESULT(Kind.SHARE);

    private final Kind kind;

    Measure(Kind kind) {
      this.kind = kind;
    }

    /** Returns the kind of its numbers. */
    public Kind kind() {
      return kind;
    }

    /** Returns whether the statement comes only from a history, not from an {@code expect}. */
    public boolean isHistory() {
      return this == LIKELIEST_RESULT || this == STRENGTH;
    }
  }

  /** The kind of the numbers of a statement. */
  public enum Kind {
    /** How often something comes about, in percent of the battles. */
    SHARE,
    /** Break Points lost, in percent of a side's own. */
    BREAK_POINTS,
    /** SP lost, in percent of a side's own: its men. */
    STRENGTH,
    /** Chance of an end of an order, in percent; exact but for what a budget leaves out. */
    ODDS,
    /** Rounds played. */
    ROUNDS;

    /** Returns the sign after a number. */
    public String sign() {
      return this == ROUNDS ? "" : " %";
    }
  }

  /** Returns whether battles can test it; not odds, which are worked out. */
  public boolean isAboutBattles() {
    return measure != Measure.ODDS;
  }

  /** All expectations and the history of a scenario, in the order of the file's kinds. */
  public static List<ScenarioStatement> of(Scenario scenario) {
    List<ScenarioStatement> all = new ArrayList<>();
    int conditions = 0;
    int groups = 0;
    for (Scenario.Expectation each : scenario.expectations()) {
      if (each.odds() != null) {
        all.add(ofOrder(each, each.odds()));
      } else if (each.condition() != null) {
        all.add(conditional(each, conditions++));
      } else if (each.group() != null) {
        all.add(ofGroup(each, groups++));
      } else {
        all.add(expected(scenario, each));
      }
    }
    Scenario.History history = scenario.history();
    if (history != null) {
      String winner = history.winner();
      all.add(
          new ScenarioStatement(
              winner == null ? "history draw" : "history winner " + winner,
              Measure.LIKELIEST_RESULT,
              winner == null ? -1 : scenario.sideIndex(winner),
              null,
              null,
              null,
              history.source()));
      for (Scenario.HistoricalLosses each : history.losses()) {
        all.add(
            new ScenarioStatement(
                "history losses " + each.side() + range(each.low(), each.high(), "%"),
                Measure.STRENGTH,
                scenario.sideIndex(each.side()),
                null,
                each.low(),
                each.high(),
                history.source()));
      }
    }
    return all;
  }

  private static ScenarioStatement expected(Scenario scenario, Scenario.Expectation expectation) {
    String name = expectation.side();
    Measure measure =
        switch (expectation.measure()) {
          case WINS -> Measure.WINS;
          case DRAWS -> Measure.DRAWS;
          case BREAKS -> Measure.BREAKS;
          case LOSSES -> Measure.BREAK_POINTS;
          case ROUNDS -> Measure.ROUNDS;
          case CONDITION, GROUP_LOSSES, ODDS ->
              throw new IllegalArgumentException("not of a side: " + expectation.measure());
        };
    String what =
        switch (measure) {
          case WINS -> name + " wins";
          case BREAKS -> name + " breaks";
          case BREAK_POINTS -> name + " loses";
          case ROUNDS -> "rounds";
          default -> "draw";
        };
    return new ScenarioStatement(
        "expect "
            + what
            + range(expectation.low(), expectation.high(), measure == Measure.ROUNDS ? "" : "%"),
        measure,
        name == null ? -1 : scenario.sideIndex(name),
        null,
        expectation.low(),
        expectation.high(),
        expectation.source());
  }

  private static ScenarioStatement conditional(Scenario.Expectation expectation, int number) {
    return new ScenarioStatement(
        "expect"
            + range(expectation.low(), expectation.high(), "%")
            + " that "
            + expectation.words(),
        Measure.CONDITION,
        number,
        null,
        expectation.low(),
        expectation.high(),
        expectation.source());
  }

  private static ScenarioStatement ofGroup(Scenario.Expectation expectation, int number) {
    return new ScenarioStatement(
        "expect group "
            + expectation.group()
            + " loses"
            + range(expectation.low(), expectation.high(), "%"),
        Measure.GROUP_STRENGTH,
        number,
        null,
        expectation.low(),
        expectation.high(),
        expectation.source());
  }

  private static ScenarioStatement ofOrder(
      Scenario.Expectation expectation, Scenario.ExpectedEnd odds) {
    String end = odds.end() == null ? "loses " + odds.loss() + "+" : odds.end();
    return new ScenarioStatement(
        "expect odds \""
            + odds.order()
            + "\""
            + range(expectation.low(), expectation.high(), "%")
            + " that "
            + odds.unit()
            + " "
            + end,
        Measure.ODDS,
        -1,
        odds,
        expectation.low(),
        expectation.high(),
        expectation.source());
  }

  /** " 40%..60%", or " 40%" for both the same. */
  private static String range(int low, int high, String sign) {
    return " " + low + sign + (low == high ? "" : ".." + high + sign);
  }

  /**
   * The verdict of an interval on the stated range; not for {@link Measure#LIKELIEST_RESULT}.
   *
   * @param low lower end of the interval, in percent or rounds
   * @param high upper end
   */
  public HistoricalFit.Verdict verdict(double low, double high) {
    if (from == null || to == null) {
      throw new IllegalStateException(says + " has no range");
    }
    double rounded = from.equals(to) ? ROUNDED : 0;
    return low >= from - rounded && high <= to + rounded
        ? HistoricalFit.Verdict.MET
        : high < from - rounded || low > to + rounded
            ? HistoricalFit.Verdict.MISSED
            : HistoricalFit.Verdict.OPEN;
  }
}
