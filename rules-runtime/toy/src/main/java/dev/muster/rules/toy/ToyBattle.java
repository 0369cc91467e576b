package dev.muster.rules.toy;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.PhasedBattle;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.StatusSetup;
import dev.muster.rules.battle.VictoryEvaluator;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.toy.ToyDecision.Order;
import java.util.List;

/** A battle: in a turn of its side each unit holds, moves or attacks, one after another. */
final class ToyBattle extends PhasedBattle<ToyState> {
  private static final Sequence SEQUENCE =
      new Sequence(
          List.of(new Phase("Action", RuleRef.NONE)),
          RuleRef.NONE,
          RuleRef.NONE,
          new VictoryEvaluator.Citations(RuleRef.NONE, RuleRef.NONE, RuleRef.NONE));

  private final ToyDecision question;

  ToyBattle(ToyState state, List<Commander> commanders) {
    super(state, state, SEQUENCE);
    question = new ToyDecision(state, commanders, ToyOptionEvaluator::new);
  }

  /**
   * Sets a scenario up.
   *
   * @throws IllegalArgumentException if it cannot be set up
   */
  static BattleSetup setUp(BattleProgram program) {
    ToyForces forces = ToyForces.of(program);
    return new StatusSetup(
        new ToyState(forces, ToyState.NO_DICE, EventSink.SILENT),
        (commanders, dice, sink) -> new ToyBattle(new ToyState(forces, dice, sink), commanders));
  }

  @Override
  public ToyBattle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    var copy = new ToyBattle(new ToyState(state.forces(), dice, sink), commanders);
    copy.copyFrom(this);
    return copy;
  }

  @Override
  protected void depart(int group, boolean lost, RuleRef rule) {
    for (int unit = 0; unit < state.cell.length; unit++) {
      if (state.group(unit) == group && state.cell[unit] != ToyState.GONE) {
        state.cell[unit] = ToyState.GONE;
        state.left[unit] = !lost;
        int side = state.side(unit);
        state.emit(
            lost
                ? new ToyEvent.Lost(state.name(unit), state.sideName(side), state.lost(side))
                : new CommonEvent.UnitLeaves(state.sideName(side), state.name(unit), rule));
      }
    }
  }

  @Override
  protected boolean playPhase(int phase) {
    for (int unit = 0; unit < state.cell.length; unit++) {
      boolean theirTurn = state.side(unit) == state.active();
      if (theirTurn && !state.acted[unit] && state.cell[unit] != ToyState.GONE) {
        state.acted[unit] = true;
        act(unit);
        return true;
      }
    }
    return false;
  }

  private void act(int unit) {
    ask(unit);
    int answer = question.ask();
    int number = question.number(answer);
    switch (question.order(answer)) {
      case HOLD -> {
        // nothing happens
      }
      case MOVE -> {
        state.move(unit, number);
        String to = state.forces().board().place(number).toString();
        state.emit(new ToyEvent.Moves(state.name(unit), to));
      }
      case ATTACK -> attack(unit, number);
    }
  }

  private void ask(int unit) {
    ToyForces forces = state.forces();
    int reach = forces.number(forces.isHorse(unit) ? "move-horse" : "move-foot");
    question.about(unit);
    question.add(Order.HOLD, 0);
    for (int cell = 0; cell < forces.board().cells().size(); cell++) {
      int distance = forces.distance(state.cell[unit], cell);
      int other = state.unitIn(cell);
      if (other < 0 && distance <= reach && forces.mayEnter(unit, cell)) {
        question.add(Order.MOVE, cell);
      } else if (other >= 0 && distance == 1 && state.side(other) != state.side(unit)) {
        question.add(Order.ATTACK, other);
      }
    }
  }

  /** A high die hits the target, a natural 1 the attacker. */
  private void attack(int unit, int target) {
    ToyForces forces = state.forces();
    boolean bonus = forces.isHorse(unit) && !forces.isHorse(target);
    int needed = forces.number("hit-score") - (bonus ? forces.number("horse-bonus") : 0);
    int die = state.dice.d6(face -> face == 1 ? -1 : face >= needed ? 1 : 0);
    state.emit(new ToyEvent.Attacks(state.name(unit), state.name(target), die, needed));
    if (die == 1) {
      hit(unit);
    } else if (die >= needed) {
      hit(target);
    }
  }

  private void hit(int unit) {
    state.strength[unit]--;
    state.emit(new ToyEvent.Hit(state.name(unit), state.strength[unit]));
    if (state.strength[unit] == 0) {
      state.cell[unit] = ToyState.GONE;
      int side = state.side(unit);
      state.emit(new ToyEvent.Lost(state.name(unit), state.sideName(side), state.lost(side)));
    }
  }
}
