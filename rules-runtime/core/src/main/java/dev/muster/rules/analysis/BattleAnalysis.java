package dev.muster.rules.analysis;

import dev.muster.rules.battle.Outcome;
import java.util.ArrayList;
import java.util.List;

/**
 * An analysis of what decided a battle. The changes lead from the value of the first position to
 * the end. Each begins at the end of the previous one, so that for each side start + luck +
 * decisions + course = end.
 *
 * @param sides their names
 * @param start share of battles the first side could expect to win at the start, 0 to 1
 * @param changes in the order of the battle
 * @param outcome how it ended
 */
public record BattleAnalysis(
    List<String> sides, double start, List<ValueChange> changes, Outcome outcome) {
  public BattleAnalysis {
    sides = List.copyOf(sides);
    changes = List.copyOf(changes);
  }

  /** The parts of a side's value; {@code start + luck + own + enemy + course = end}. */
  public record Account(
      double start, double luck, double own, double enemy, double course, double end) {}

  /**
   * The account of a side.
   *
   * @param side 0 or 1
   */
  public Account account(int side) {
    double luck = 0;
    double[] decisions = new double[2];
    double course = 0;
    for (ValueChange each : changes) {
      switch (each.kind()) {
        case THROW -> luck += each.gain(side);
        case DECISION -> decisions[each.side()] += each.gain(side);
        case COURSE -> course += each.gain(side);
      }
    }
    double first = side == 0 ? start : 1 - start;
    double last = side == 0 ? end() : 1 - end();
    return new Account(first, luck, decisions[side], decisions[1 - side], course, last);
  }

  /** Returns the result for the first side: 1 for a win, 0.5 for a draw, 0 for a loss. */
  public double end() {
    return valueOf(outcome);
  }

  /** Returns the value of an outcome for the first side. */
  static double valueOf(Outcome outcome) {
    return switch (outcome.winner()) {
      case 0 -> 1;
      case 1 -> 0;
      default -> 0.5;
    };
  }

  /**
   * The value of the first side at the end of each round, the last one at the end of the battle.
   */
  public List<Double> byRound() {
    List<Double> values = new ArrayList<>();
    double now = start;
    for (ValueChange each : changes) {
      while (values.size() < each.round() - 1) {
        values.add(now);
      }
      now = each.after();
    }
    while (values.size() < outcome.rounds()) {
      values.add(end());
    }
    if (!values.isEmpty()) {
      values.set(values.size() - 1, end());
    }
    return List.copyOf(values);
  }
}
