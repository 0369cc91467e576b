package dev.muster.rules.snaphance.battle;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.VictoryStanding;
import dev.muster.rules.commander.EvaluatedBattle;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.commander.GroupIntention;
import dev.muster.rules.snaphance.commander.PlanScore;
import dev.muster.rules.snaphance.commander.SnaphanceOptionEvaluator;
import dev.muster.rules.snaphance.commander.SnaphancePositionEvaluator;
import dev.muster.rules.snaphance.rules.BattleContext;
import dev.muster.rules.snaphance.rules.GroupActivation;
import dev.muster.rules.snaphance.rules.RuleChapters;
import dev.muster.rules.snaphance.rules.SnaphanceBattleStatus;
import dev.muster.rules.snaphance.rules.SnaphanceDeployment;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Runs a complete battle of Snaphance: rounds of group activations until an army breaks or the last
 * round is over (1.4, 14.0). Each step resolves the turn of a stand or a melee; the battle can be
 * copied between two steps.
 */
public final class SnaphanceBattle implements EvaluatedBattle {
  private static final RuleRef BEGINS = RuleRef.of("14.0", "SN-14.0-02", "SN-1.0-02");

  /** The dice of a table on which play has not begun. */
  static final Dice NO_DICE =
      () -> {
        throw new IllegalStateException("no dice before the battle");
      };

  private static final List<Commander> NOBODY =
      List.of(Commander.takingDefaults(), Commander.takingDefaults());

  private final BattleContext play;
  private final SnaphanceState table;
  private final RuleChapters chapters;
  private final PlanScore plans;
  private final GroupIntention intention;
  private final SnaphancePositionEvaluator advantage;
  private @Nullable SnaphanceInvariants invariants;
  private int activations;

  /**
   * Sets up the table.
   *
   * @param commanders one a side
   * @throws IllegalArgumentException when the program cannot be set up: not two sides, a stand off
   *     the map or on another, a category the rulebook lacks
   */
  public SnaphanceBattle(
      BattleProgram program, List<Commander> commanders, Dice dice, EventSink sink) {
    this(
        context(
            SnaphanceDeployment.table(requireTwoSides(program, commanders)),
            commanders,
            dice,
            sink));
  }

  /** A scenario set up once, to be fought many times; safe to share between threads. */
  public static final class Opening implements dev.muster.rules.battle.BattleSetup {
    private final SnaphanceState table;

    /**
     * @throws IllegalArgumentException when the program cannot be set up
     */
    public Opening(BattleProgram program) {
      table = SnaphanceDeployment.table(requireTwoSides(program, NOBODY));
    }

    @Override
    public int[] breakPoints() {
      return table.totalPoints.clone();
    }

    @Override
    public int[] breaksAt() {
      return table.breaksAt.clone();
    }

    /** Returns a copy of the present table, to inspect or to play on independently. */
    public SnaphanceState newState() {
      return table.copy();
    }

    @Override
    public int[] strengths() {
      int[] strengths = new int[2];
      for (int stand = 0; stand < table.stands; stand++) {
        strengths[table.side[stand]] += table.strength(stand);
      }
      return strengths;
    }

    @Override
    public int roundLimit() {
      return SnaphanceBattleStatus.roundLimit(table);
    }

    @Override
    public SnaphanceBattle newBattle(List<Commander> commanders, Dice dice, EventSink sink) {
      return new SnaphanceBattle(context(table.copy(), commanders, dice, sink));
    }
  }

  private static BattleContext context(
      SnaphanceState table, List<Commander> commanders, Dice dice, EventSink sink) {
    return new BattleContext(
        table, commanders, dice, sink, () -> new SnaphanceOptionEvaluator(table));
  }

  private SnaphanceBattle(BattleContext play) {
    this.play = play;
    table = play.state;
    chapters = new RuleChapters(play);
    plans = new PlanScore(table);
    intention = new GroupIntention(table);
    advantage = new SnaphancePositionEvaluator(table, chapters.victory);
  }

  static BattleProgram requireTwoSides(BattleProgram program, List<Commander> commanders) {
    if (program.scenario().sides().size() != 2 || commanders.size() != 2) {
      throw new IllegalArgumentException(
          "a Snaphance battle needs two sides with a commander each, found "
              + program.scenario().sides().size()
              + " sides and "
              + commanders.size()
              + " commanders");
    }
    return program;
  }

  @Override
  public SnaphanceBattle withInvariantChecks() {
    invariants = new SnaphanceInvariants(table);
    return this;
  }

  @Override
  public SnaphanceBattle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    SnaphanceBattle copy = new SnaphanceBattle(context(table.copy(), commanders, dice, sink));
    copy.invariants = invariants == null ? null : new SnaphanceInvariants(copy.table);
    copy.activations = activations;
    return copy;
  }

  @Override
  public void copyFrom(Battle other) {
    if (!(other instanceof SnaphanceBattle same)) {
      throw new IllegalArgumentException("a battle can only be set to one of the same opening");
    }
    table.copyFrom(same.table);
    activations = same.activations;
    if (invariants != null) {
      invariants.remember();
    }
  }

  @Override
  public long fingerprint() {
    return table.fingerprint();
  }

  /**
   * Resolves one step: the opening, the start of a round, an initiative, the turn of one stand, or
   * one of its consequences, such as a melee; returns false at the end.
   */
  @Override
  public boolean step() {
    if (!table.begun) {
      begin();
    } else if (!table.consequences.isEmpty()) {
      chapters.settlement.next();
    } else if (chapters.victory.isOver()) {
      return false;
    } else if (!table.roundOpen) {
      if (table.round >= SnaphanceBattleStatus.roundLimit(table)) {
        return false;
      }
      openRound();
    } else if (table.activeGroup == SnaphanceState.GONE) {
      openGroup();
    } else {
      turnOfStand();
    }
    if (invariants != null) {
      invariants.afterStep();
    }
    return true;
  }

  private void begin() {
    table.begun = true;
    if (play.events.hasListener) {
      play.events.emit(
          new CommonEvent.BattleBegins(
              table.program.scenario().name(),
              table.program.scenario().label(),
              table.rules.title,
              List.of(table.sideName(0), table.sideName(1)),
              Arrays.stream(table.totalPoints).boxed().toList(),
              Arrays.stream(table.breaksAt).boxed().toList(),
              BEGINS));
    }
    chapters.placing.choose();
    chapters.victory.begin();
  }

  public void openGroup() {
    int group = chapters.command.initiative();
    if (group == SnaphanceState.GONE) {
      table.roundOpen = false;
      chapters.victory.afterRound();
      return;
    }
    chapters.reinforcements.arrive(group);
    plans.update();
    intention.update(group);
    chapters.activation.open(group);
  }

  private void turnOfStand() {
    int stand = chapters.activation.next(table.activeGroup);
    if (stand == SnaphanceState.GONE) {
      table.activeGroup = SnaphanceState.GONE;
      chapters.events.update();
    } else {
      activations++;
      chapters.activation.act(stand);
    }
  }

  /** The turn of a stand with all that follows from it. */
  public void act(int stand) {
    chapters.activation.act(stand);
    while (!table.consequences.isEmpty()) {
      chapters.settlement.next();
    }
  }

  /**
   * Returns the number of activations so far: turns in which a stand, or several together, acted.
   */
  public int activations() {
    return activations;
  }

  @Override
  public int round() {
    return table.round;
  }

  /** A round begins with a step of its own, when no group is left to act. */
  @Override
  public boolean mayBeginRound() {
    return !table.roundOpen;
  }

  @Override
  public BattlePosition position() {
    return new SnaphanceBattleStatus(table).position();
  }

  public void openRound() {
    chapters.command.openRound();
    chapters.events.update();
    plans.update();
    table.roundOpen = true;
  }

  /**
   * Whether the battle has ended: an army has broken, a side has won, or the last round is over.
   */
  public boolean isOver() {
    return chapters.victory.isOver()
        || (table.round >= SnaphanceBattleStatus.roundLimit(table)
            && chapters.command.allHaveActed());
  }

  /** The side that wins if the battle ends now, or {@link SnaphanceState#GONE} for a draw. */
  public int winner() {
    return chapters.victory.winner();
  }

  @Override
  public double winProbability(int side) {
    return advantage.winProbability(side, table.consequences.isEmpty() && isOver());
  }

  @Override
  public boolean isSettled() {
    return table.consequences.isEmpty();
  }

  /** A dozen turns of stands, with their consequences. */
  @Override
  public boolean endsRollout(Battle start, int steps) {
    return steps > 12;
  }

  @Override
  public double optionsPerSecond() {
    return 3_000_000;
  }

  BattleContext context() {
    return play;
  }

  public SnaphanceState state() {
    return table;
  }

  public GroupActivation activation() {
    return chapters.activation;
  }

  @Override
  public VictoryStanding standing() {
    return chapters.victory.standing();
  }

  @Override
  public Outcome finish() {
    return chapters.victory.finish();
  }
}
