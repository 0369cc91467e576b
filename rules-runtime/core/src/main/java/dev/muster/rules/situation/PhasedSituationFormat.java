package dev.muster.rules.situation;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.PhasedBattle;
import dev.muster.rules.battle.PhasedState;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * Situations of a game in turns of phases.
 *
 * @param <B> the battle of the game
 */
public abstract class PhasedSituationFormat<B extends PhasedBattle<?>> implements SituationFormat {
  private final Class<B> battles;
  private final BoardKind boardKind;
  private final List<String> verbs;
  private final List<String> orders;

  /**
   * @param verbs what a side does in each phase, see {@link PhaseOrders}
   * @param orders how orders to units read, such as {@code UNIT moves to PLACES}
   */
  protected PhasedSituationFormat(
      Class<B> battles, BoardKind boardKind, List<String> verbs, List<String> orders) {
    this.battles = battles;
    this.boardKind = boardKind;
    this.verbs = List.copyOf(verbs);
    this.orders = Stream.concat(orders.stream(), PhaseOrders.forms(verbs).stream()).toList();
  }

  /**
   * Sets a position up as the engine does.
   *
   * @throws IllegalArgumentException if it cannot be set up
   */
  protected abstract BattleSetup setUp(BattleProgram program);

  /** The number of a unit, -1 for none. */
  protected abstract int unit(B battle, String name);

  /** Words that can be stated of a unit. */
  protected abstract List<String> unitWords();

  /**
   * Compares one of {@link #unitWords} with the state of a unit.
   *
   * @param words what follows the word
   * @return empty if it is true, else what was found instead
   */
  protected abstract String unitMismatch(B battle, int unit, String word, StatementReader words);

  /** The number of the commander of a name, -1 for none; by default commanders have no state. */
  protected int commander(B battle, String name) {
    return -1;
  }

  /** Words that can be stated of a commander. */
  protected List<String> commanderWords() {
    return List.of();
  }

  /** Compares one of {@link #commanderWords} with the state of a commander, as for units. */
  protected String commanderMismatch(B battle, int commander, String word, StatementReader words) {
    throw new IllegalStateException("commanders have no state");
  }

  /**
   * Brings a battle that is set up into the position of a situation.
   *
   * @throws SituationException if the rules cannot reach the position
   */
  protected void prepare(B battle, Situation situation) throws SituationException {}

  /** Begins the turn of a side with a phase. */
  protected void openPhase(B battle, int side, int phase) {
    battle.openPhase(side, phase);
  }

  /**
   * Returns the text of a position for a battle that has begun and has no unresolved action; empty
   * by default.
   */
  protected WrittenPosition position(B battle) {
    return SituationFormat.super.written(battle);
  }

  @Override
  public final WrittenPosition written(Battle battle) {
    B own = own(battle);
    return own.state().turn() == 0
        ? WrittenPosition.refused("The battle has not begun: its scenario says how it begins.")
        : position(own);
  }

  /** Returns the order that continues a battle; empty if it is over. */
  protected final String nextOrder(B battle) {
    int phase = battle.state().phase();
    int side = battle.state().active();
    return battle.isOver()
        ? ""
        : PhaseOrders.order(
            battle.state().scenario().sides().get(phase < 0 ? 1 - side : side).name(),
            phase < 0 ? "" : verbs.get(phase));
  }

  /** The round that is played, from 1: after both turns of one it is the next. */
  protected final int writtenRound(B battle) {
    int turn = battle.state().turn();
    return battle.state().phase() < 0 ? turn / 2 + 1 : (turn + 1) / 2;
  }

  /**
   * Returns what a situation cannot express about the clock: it begins with a turn, so after the
   * second turn of the last round another turn follows.
   */
  protected final List<String> unsaidOfClock(B battle) {
    PhasedState<?> state = battle.state();
    boolean second = (state.phase() < 0 ? state.turn() + 1 : state.turn()) % 2 == 0;
    return second && writtenRound(battle) >= battle.status().roundLimit()
        ? List.of("This is the last turn of the battle; here one more follows.")
        : List.of();
  }

  /** A battle of the game, as what it is. */
  final B own(Battle battle) {
    return battles.cast(battle);
  }

  /**
   * Returns the phase in which a turn begins so that an order can be given: that of the order, if
   * nothing before it matters.
   *
   * @param order its words, at least one
   */
  protected int firstPhase(List<String> order) {
    return 0;
  }

  /** The phase in which an order has its last effect, as {@link #firstPhase}. */
  protected int lastPhase(List<String> order) {
    return Integer.MAX_VALUE;
  }

  /** Goes on with a turn that has begun by one step; false at its end. */
  protected boolean proceed(B battle) {
    return battle.state().phase() != PhasedState.BETWEEN && battle.step();
  }

  @Override
  public final BoardKind boardKind() {
    return boardKind;
  }

  @Override
  public final Collection<String> orderForms() {
    return orders;
  }

  @Override
  public final SituationBattle start(
      Situation situation, Commander commander, Dice dice, EventSink sink)
      throws SituationException {
    try {
      BattleSetup setup = setUp(situation.program());
      B battle = battles.cast(setup.newBattle(List.of(commander, commander), dice, sink));
      battle.withInvariantChecks();
      prepare(battle, situation);
      battle.resumeBefore(situation.round());
      return new PhasedSituationBattle<>(this, battle, verbs);
    } catch (IllegalArgumentException e) {
      throw new SituationException(0, String.valueOf(e.getMessage()));
    }
  }
}
