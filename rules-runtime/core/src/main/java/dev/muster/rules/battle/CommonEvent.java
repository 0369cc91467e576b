package dev.muster.rules.battle;

import java.util.List;
import java.util.Locale;

/** What every battle has, whatever its rules. */
public sealed interface CommonEvent extends Event {
  /**
   * The opening.
   *
   * @param rulebook what the rules are called that are played, the edition in them
   */
  record BattleBegins(
      String scenario,
      String label,
      String rulebook,
      List<String> sides,
      List<Integer> breakPoints,
      List<Integer> breaksAt,
      RuleRef rule)
      implements CommonEvent {}

  record RoundBegins(int round, RuleRef rule) implements CommonEvent {}

  /**
   * A side begins its turn, where sides have turns of their own.
   *
   * @param turn turns of both sides begun, from 1
   */
  record TurnBegins(String side, int turn, RuleRef rule) implements CommonEvent {}

  /**
   * A side begins a phase of its turn.
   *
   * @param phase as the rules call it
   */
  record PhaseBegins(String side, String phase, RuleRef rule) implements CommonEvent {}

  /** A decision a commander took; what a replay needs besides the dice. */
  record Decided(String point, String side, String about, String answer, int options, RuleRef rule)
      implements CommonEvent {}

  /**
   * What a commander thought of the options of the decision that is reported next; told where it is
   * asked for.
   *
   * @param best at most three, the best first
   */
  record Weighed(String point, String side, String about, List<Thought> best, RuleRef rule)
      implements CommonEvent {}

  /**
   * An option and what it was held to be worth.
   *
   * @param worth to a thousandth
   * @param measure {@code worth} as the mind weighs, {@code share} of the battles won
   */
  record Thought(String answer, double worth, String measure) {
    /** The measure of what was tried out. */
    public static final String SHARE =
        OptionScore.ScoreMeasure.SHARE.name().toLowerCase(Locale.ROOT);
  }

  /**
   * An objective has changed hands since the last round.
   *
   * @param side who holds all of it now, empty for nobody
   */
  record ObjectiveHeld(String objective, String side, RuleRef rule) implements CommonEvent {}

  /** What the points of a side are made of at the end, where the scenario counts points. */
  record Scores(String side, List<Term> terms, int points, RuleRef rule) implements CommonEvent {}

  record ArmyBreaks(String side, int lost, int total, int at, RuleRef rule)
      implements CommonEvent {}

  record BattleEnds(Outcome outcome, RuleRef rule) implements CommonEvent {}

  /** Who acts, or whom it happens to: a side, empty if nobody alone. */
  static String subject(CommonEvent event) {
    return switch (event) {
      case BattleBegins e -> "";
      case RoundBegins e -> "";
      case TurnBegins e -> e.side();
      case PhaseBegins e -> e.side();
      case Decided e -> e.side();
      case Weighed e -> e.side();
      case ObjectiveHeld e -> e.side();
      case Scores e -> e.side();
      case ArmyBreaks e -> e.side();
      case BattleEnds e -> "";
    };
  }
}
