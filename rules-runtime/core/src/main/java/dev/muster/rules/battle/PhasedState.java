package dev.muster.rules.battle;

import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;

/**
 * The state of a game in which the sides take turns of several phases: the clock, the plans, the
 * objectives and the event sink. A game adds its own columns. If it also implements {@link
 * BattleStatus}, the methods here implement what is the same in all such games.
 *
 * @param <F> the immutable part that all copies of a state share
 */
public abstract class PhasedState<F> extends ColumnarState<F> {
  /** The phase between two turns. */
  public static final int BETWEEN = -1;

  /** The dice of a state on which no battle is played. */
  public static final Dice NO_DICE =
      () -> {
        throw new IllegalStateException("no dice before the battle");
      };

  private static final int ROUND = 0;
  private static final int TURN = 1;
  private static final int ACTIVE = 2;
  private static final int PHASE = 3;
  private static final int MET_CONDITION = 4;

  private final BattleProgram program;
  private final int[] clock = intColumn(MET_CONDITION + 1, 0);
  private final int[] objectiveHolders;
  private final boolean[] eventsHappened;
  private final boolean[] groupsArrived;

  /** By group: the plan it follows, by its number, see {@link ActivePlans}. */
  public final int[] plan;

  /** The plans that have ended, through all groups. */
  public final boolean[] planOver;

  public final Dice dice;
  public final EventSink sink;

  /** Receives the luck of the throws. */
  public final ThrowLuck luck;

  /** False when there is no listener: then no event and none of its parts needs to be built. */
  public final boolean hasListener;

  protected PhasedState(F forces, BattleProgram program, Dice dice, EventSink sink) {
    super(forces);
    this.program = program;
    this.dice = dice;
    this.sink = sink;
    luck = sink.luck();
    hasListener = sink.wantsEvents();
    Scenario scenario = program.scenario();
    int groups = scenario.sides().stream().mapToInt(side -> side.groups().size()).sum();
    plan = intColumn(groups, ActivePlans.NONE);
    planOver = flagColumn(ActivePlans.count(scenario));
    objectiveHolders = intColumn(scenario.objectives().size(), BattleStatus.NOBODY);
    eventsHappened = flagColumn(scenario.houseEvents().size());
    groupsArrived = flagColumn(groups);
    clock[PHASE] = BETWEEN;
    clock[MET_CONDITION] = BattleStatus.NOBODY;
  }

  /**
   * Takes up what the events that have happened have changed for the rest of the battle. A game
   * that plays such effects overrides it; see {@link LastingEffects}.
   */
  protected void changeField() {}

  @Override
  public void copyFrom(ColumnarState<F> other) {
    super.copyFrom(other);
  }

  @Override
  public final long fingerprint() {
    return super.fingerprint();
  }

  public final F forces() {
    return forces;
  }

  public final BattleProgram program() {
    return program;
  }

  /** Returns the scenario of the battle. */
  public final Scenario scenario() {
    return program.scenario();
  }

  public final String sideName(int side) {
    return scenario().sides().get(side).name();
  }

  /** Rounds begun. */
  public final int round() {
    return clock[ROUND];
  }

  /** Player turns begun, from 1; two make a round. */
  public final int turn() {
    return clock[TURN];
  }

  /** The active side. */
  public final int active() {
    return clock[ACTIVE];
  }

  /** Number of the phase, from 0; {@link #BETWEEN} between two turns. */
  public final int phase() {
    return clock[PHASE];
  }

  /** Returns, by objective, the side that held it when it was last evaluated. */
  public final int[] objectiveHolders() {
    return objectiveHolders;
  }

  /** By event of the scenario: whether it has happened. */
  public final boolean[] eventsHappened() {
    return eventsHappened;
  }

  /** By group: whether a unit of it has come as a reinforcement. */
  public final boolean[] groupsArrived() {
    return groupsArrived;
  }

  /** The condition of the scenario that has been met, {@link BattleStatus#NOBODY} for none. */
  public final int metCondition() {
    return clock[MET_CONDITION];
  }

  /** Remembers that a condition of the scenario has been met. */
  public final void setMetCondition(int condition) {
    clock[MET_CONDITION] = condition;
  }

  /** Reports an event, if there is a listener. */
  public final void emit(Event event) {
    if (hasListener) {
      sink.accept(event);
    }
  }

  /** Goes on to a phase, {@link #BETWEEN} when a turn is over. */
  public final void enter(int phase) {
    clock[PHASE] = phase;
  }

  /** Begins a turn of a side: columns that last one turn are reset. */
  public final void beginTurn(int side) {
    clock[TURN]++;
    clock[ROUND] = (clock[TURN] + 1) / 2;
    clock[ACTIVE] = side;
    resetTurnColumns();
  }

  final void resumeAfter(int round) {
    clock[TURN] = 2 * round;
    clock[ROUND] = round;
  }
}
