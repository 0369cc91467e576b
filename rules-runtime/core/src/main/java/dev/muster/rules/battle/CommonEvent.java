package dev.muster.rules.battle;

import dev.muster.rules.model.OmitIfNull;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** The events of all games. */
public sealed interface CommonEvent extends Event {
  /**
   * The start of a battle.
   *
   * @param rulebook name of the rules in use, including the edition
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

  /** A decision of a commander; with the dice it suffices for a replay. */
  record Decided(String point, String side, String about, String answer, int options, RuleRef rule)
      implements CommonEvent {}

  /**
   * A commander's scores of the options of the decision that is reported next; only on request.
   *
   * @param best at most three, the best first
   * @param purpose what the commander wants to do with the troops, in a phrase; null if that has
   *     been said or the decision serves no purpose of its own
   */
  record Weighed(
      String point,
      String side,
      String about,
      List<Thought> best,
      @OmitIfNull @Nullable String purpose,
      RuleRef rule)
      implements CommonEvent {}

  /**
   * An option and its score.
   *
   * @param worth to a thousandth
   * @param measure {@code worth} for the commander's own score, {@code share} of the battles won
   */
  record Thought(String answer, double worth, String measure) {
    /** The measure of what was tried out. */
    public static final String SHARE =
        OptionScore.ScoreMeasure.SHARE.name().toLowerCase(Locale.ROOT);
  }

  /**
   * An objective has changed its owner since the last round.
   *
   * @param side the side that holds all of it now, empty for none
   */
  record ObjectiveHeld(String objective, String side, RuleRef rule) implements CommonEvent {}

  /**
   * An event of the scenario happens. What it does is reported after it.
   *
   * @param houseEvent its name
   * @param label as printed
   * @param effects what it does, in words
   */
  record HouseEventHappens(String houseEvent, String label, List<String> effects, RuleRef rule)
      implements CommonEvent {}

  /** A unit goes off the field by an event of the scenario, which is no loss. */
  record UnitLeaves(String side, String unit, RuleRef rule) implements CommonEvent {}

  /** The terms of a side's points at the end, if the scenario counts points. */
  record Scores(String side, List<Term> terms, int points, RuleRef rule) implements CommonEvent {}

  record ArmyBreaks(String side, int lost, int total, int at, RuleRef rule)
      implements CommonEvent {}

  record BattleEnds(Outcome outcome, RuleRef rule) implements CommonEvent {}

  /** The side that acts or is affected; empty if it is not a single side. */
  static String subject(CommonEvent event) {
    return switch (event) {
      case BattleBegins e -> "";
      case RoundBegins e -> "";
      case TurnBegins e -> e.side();
      case PhaseBegins e -> e.side();
      case Decided e -> e.side();
      case Weighed e -> e.side();
      case ObjectiveHeld e -> e.side();
      case HouseEventHappens e -> "";
      case UnitLeaves e -> e.side();
      case Scores e -> e.side();
      case ArmyBreaks e -> e.side();
      case BattleEnds e -> "";
    };
  }
}
