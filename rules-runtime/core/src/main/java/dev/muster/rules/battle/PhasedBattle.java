package dev.muster.rules.battle;

import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * A battle in which the sides take turns of several phases, until an army breaks or the last round
 * is over. A game overrides what happens in a phase.
 *
 * @param <S> the state of the game
 */
public abstract class PhasedBattle<S extends PhasedState<?>> implements ValuedBattle {
  /**
   * A phase of a turn.
   *
   * @param name as the report writes it, such as {@code Movement}
   */
  public record Phase(String name, RuleRef rule) {}

  /**
   * The sequence of play.
   *
   * @param phases phases of a turn, in order
   * @param begins the rule for the beginning of the battle
   * @param turns the rule for the order of turns
   * @param ends the rules for the end of the battle
   */
  public record Sequence(
      List<Phase> phases, RuleRef begins, RuleRef turns, VictoryEvaluator.Citations ends) {
    public Sequence {
      phases = List.copyOf(phases);
    }
  }

  protected final S state;
  protected final VictoryEvaluator victory;

  /** The plans of the groups, as they are in this turn. */
  protected final ActivePlans plans;

  private final BattleStatus status;
  private final CommonPositionEvaluator value;
  private final HouseEvents events;
  private final Sequence sequence;
  private @Nullable Runnable invariants;

  protected PhasedBattle(S state, BattleStatus status, Sequence sequence) {
    this.state = state;
    this.status = status;
    this.sequence = sequence;
    victory = new VictoryEvaluator(status, sequence.ends(), state.sink);
    value = new CommonPositionEvaluator(status, victory);
    plans = new ActivePlans(status, state.plan, state.planOver);
    events = new HouseEvents(status, effects(), sequence.ends().scenario(), state.sink);
  }

  private HouseEvents.Effects effects() {
    return new HouseEvents.Effects() {
      @Override
      public void depart(int group, boolean lost, RuleRef rule) {
        PhasedBattle.this.depart(group, lost, rule);
      }

      @Override
      public void changeField() {
        state.changeField();
      }
    };
  }

  // ---- steps of a game

  /** Goes on with a phase by one step; false if the phase is over. */
  protected abstract boolean playPhase(int phase);

  /**
   * A group goes off the field by an event of the scenario.
   *
   * @see HouseEvents.Effects#depart
   */
  protected abstract void depart(int group, boolean lost, RuleRef rule);

  /** The side that has the first turn. */
  protected int firstSide() {
    return 0;
  }

  /** Called before the first turn. */
  protected void deploy() {}

  /**
   * Called at the beginning of a turn, before its first phase; by default plans come into force.
   */
  protected void beforeTurn() {
    plans.update();
  }

  /** Called at the beginning of a phase, after it is reported. */
  protected void beginPhase(int phase) {}

  /** Continues an unfinished action in any phase; returns false if there is none. */
  protected boolean resolvePending() {
    return false;
  }

  /** Whether a battle ends within a turn; otherwise the turn is played to its end. */
  protected boolean endsWithinTurn() {
    return true;
  }

  /** Throws an {@link IllegalStateException} if the state is one that the rules cannot reach. */
  protected Runnable invariants() {
    return () -> {};
  }

  // ---- the loop

  @Override
  public final boolean step() {
    boolean more = state.turn() == 0 ? begin() : resolvePending() || (!isOver() && play());
    if (more && invariants != null) {
      invariants.run();
    }
    return more;
  }

  private boolean begin() {
    if (state.hasListener) {
      state.emit(
          new CommonEvent.BattleBegins(
              state.scenario().name(),
              state.scenario().label(),
              state.program().rulebook().label(),
              List.of(state.sideName(0), state.sideName(1)),
              IntStream.of(0, 1).mapToObj(status::total).toList(),
              IntStream.of(0, 1).mapToObj(status::breaksAt).toList(),
              sequence.begins()));
    }
    deploy();
    victory.begin();
    beginTurn(firstSide());
    return true;
  }

  private boolean play() {
    int phase = state.phase();
    if (phase == PhasedState.BETWEEN) {
      beginTurn(1 - state.active());
    } else if (!playPhase(phase)) {
      if (phase + 1 < sequence.phases().size()) {
        enter(phase + 1);
      } else {
        endTurn();
      }
    }
    return true;
  }

  private void beginTurn(int side) {
    state.beginTurn(side);
    if (state.turn() % 2 == 1) {
      if (state.hasListener) {
        state.emit(new CommonEvent.RoundBegins(state.round(), sequence.turns()));
      }
      events.update();
    }
    if (state.hasListener) {
      state.emit(new CommonEvent.TurnBegins(state.sideName(side), state.turn(), sequence.turns()));
    }
    beforeTurn();
    enter(0);
  }

  private void enter(int phase) {
    state.enter(phase);
    if (state.hasListener) {
      Phase entered = sequence.phases().get(phase);
      state.emit(
          new CommonEvent.PhaseBegins(
              state.sideName(state.active()), entered.name(), entered.rule()));
    }
    beginPhase(phase);
  }

  private void endTurn() {
    state.enter(PhasedState.BETWEEN);
    events.update();
    if (state.turn() % 2 == 0) {
      victory.afterRound();
    }
  }

  // ---- a battle taken up in the middle

  /** Resumes the battle before a round; units do not deploy, and no event is reported. */
  public void resumeBefore(int round) {
    state.resumeAfter(round - 1);
    victory.begin();
  }

  /** A side begins its turn and goes to a phase; the phases before it are not played. */
  public void openPhase(int side, int phase) {
    beginTurn(side);
    if (phase > 0) {
      enter(phase);
    }
  }

  /** Names of the phases, in their order. */
  public final List<String> phaseNames() {
    return sequence.phases().stream().map(Phase::name).toList();
  }

  /** Whether an army is beaten, the scenario is won, or the last turn is over. */
  public final boolean isOver() {
    boolean between = state.phase() == PhasedState.BETWEEN;
    return ((between || endsWithinTurn()) && victory.isOver())
        || (between && state.turn() >= 2 * status.roundLimit());
  }

  /** The side that wins if the battle ends now, {@link BattleStatus#NOBODY} for a draw. */
  public final int winner() {
    return victory.winner();
  }

  /**
   * Returns the result of the common evaluator; a game with its own evaluator overrides this
   * method.
   */
  @Override
  public double winProbability(int side) {
    return value.winProbability(side, isOver());
  }

  @Override
  public final int sideToMove() {
    if (isOver()) {
      return BattleStatus.NOBODY;
    }
    if (state.turn() == 0) {
      return firstSide();
    }
    return state.phase() == PhasedState.BETWEEN ? 1 - state.active() : state.active();
  }

  public final S state() {
    return state;
  }

  public final BattleStatus status() {
    return status;
  }

  @Override
  public final int round() {
    return state.round();
  }

  @Override
  public final VictoryStanding standing() {
    return victory.standing();
  }

  @Override
  public final Outcome finish() {
    return victory.finish();
  }

  @Override
  @SuppressWarnings("unchecked")
  public final void copyFrom(Battle other) {
    if (other.getClass() != getClass()) {
      throw new IllegalArgumentException("a battle can only be set to one of the same opening");
    }
    ((ColumnarState<Object>) state)
        .copyFrom((ColumnarState<Object>) ((PhasedBattle<?>) other).state);
  }

  @Override
  public final long fingerprint() {
    return state.fingerprint();
  }

  @Override
  public Battle withInvariantChecks() {
    invariants = invariants();
    return this;
  }

  /** Checks no invariants any more, to be played many times. */
  public final void withoutInvariantChecks() {
    invariants = null;
  }

  /** Whether invariants are checked after each step. */
  protected final boolean checksInvariants() {
    return invariants != null;
  }
}
