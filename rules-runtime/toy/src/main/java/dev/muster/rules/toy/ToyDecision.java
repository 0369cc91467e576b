package dev.muster.rules.toy;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.commander.EvaluatedOptions;
import java.util.List;
import java.util.function.Supplier;

/** The only decision of the game: the action of a unit. */
final class ToyDecision extends EvaluatedOptions<ToyDecision.Order, ToyDecision> {
  /** What a unit may do; the number beside it is a square or an enemy. */
  enum Order {
    HOLD,
    MOVE,
    ATTACK
  }

  final ToyState state;
  private int unit;

  ToyDecision(
      ToyState state,
      List<Commander> commanders,
      Supplier<? extends OptionEvaluator<ToyDecision>> evaluators) {
    super(commanders, state.sink, new Order[16], evaluators);
    this.state = state;
  }

  /** Starts the question for a unit. */
  void about(int asked) {
    start(state.side(asked));
    unit = asked;
  }

  void add(Order order, int number) {
    addOption(order, number);
  }

  int unit() {
    return unit;
  }

  @Override
  protected ToyDecision self() {
    return this;
  }

  @Override
  public int groupNumber() {
    return state.forces().units().get(unit).groupNumber();
  }

  @Override
  protected String sideName(int side) {
    return state.sideName(side);
  }

  @Override
  public String id() {
    return "act";
  }

  @Override
  public String about() {
    return state.name(unit);
  }

  @Override
  public String label(int option) {
    return switch (order(option)) {
      case HOLD -> about() + " holds";
      case MOVE -> about() + " moves to " + state.forces().board().place(number(option));
      case ATTACK -> about() + " attacks " + state.name(number(option));
    };
  }
}
