package dev.muster.rules.toy;

import dev.muster.rules.commander.EvaluatedOptions;
import dev.muster.rules.commander.PerProfile;
import dev.muster.rules.model.CommanderProfile;
import java.util.stream.IntStream;

/** How the built-in commanders rate options: they close in, and attack if they can afford it. */
final class ToyOptionEvaluator implements EvaluatedOptions.OptionEvaluator<ToyDecision> {
  /** Strength below which a unit prefers not to attack. */
  private static final PerProfile<Integer> CAUTION = new PerProfile<>(1, 0, 2);

  private int caution;

  @Override
  public void consider(ToyDecision question, CommanderProfile profile) {
    caution = CAUTION.of(profile);
  }

  /** No plan is followed in this game. */
  @Override
  public void considerWithoutPlans(ToyDecision question, CommanderProfile profile) {
    consider(question, profile);
  }

  @Override
  public double score(ToyDecision question, int option) {
    ToyState state = question.state;
    int unit = question.unit();
    return switch (question.order(option)) {
      case HOLD -> -enemyDistance(state, unit, state.cell[unit]);
      case MOVE -> -enemyDistance(state, unit, question.number(option));
      case ATTACK -> state.strength[unit] >= caution ? 1 : -2;
    };
  }

  private static int enemyDistance(ToyState state, int unit, int cell) {
    return IntStream.range(0, state.cell.length)
        .filter(u -> state.cell[u] != ToyState.GONE)
        .filter(u -> state.side(u) != state.side(unit))
        .map(u -> state.forces().distance(cell, state.cell[u]))
        .min()
        .orElse(0);
  }
}
