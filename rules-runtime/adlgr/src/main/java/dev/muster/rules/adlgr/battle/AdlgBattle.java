package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.commander.AdlgOptionEvaluator;
import dev.muster.rules.adlgr.commander.AdlgPlanScore;
import dev.muster.rules.adlgr.rules.AdlgBattleStatus;
import dev.muster.rules.adlgr.rules.AdlgDecision;
import dev.muster.rules.adlgr.rules.AdlgDeployment;
import dev.muster.rules.adlgr.rules.AdlgForces;
import dev.muster.rules.adlgr.rules.AdlgReinforcements;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.ChargeOptions;
import dev.muster.rules.adlgr.rules.CombatStep;
import dev.muster.rules.adlgr.rules.MovementStep;
import dev.muster.rules.adlgr.rules.RoutStep;
import dev.muster.rules.adlgr.rules.ShootingOnTable;
import dev.muster.rules.adlgr.rules.ShootingStep;
import dev.muster.rules.adlgr.rules.SupportRules;
import dev.muster.rules.adlgr.rules.TableMelees;
import dev.muster.rules.adlgr.rules.ZonesOfControl;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.ConditionEvaluator;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.PhasedBattle;
import dev.muster.rules.battle.PhasedState;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.StatusSetup;
import dev.muster.rules.commander.EvaluatedBattle;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import java.util.Arrays;
import java.util.List;

/**
 * Runs a complete battle of L'Art de la Guerre: player turns of five steps until an army breaks or
 * the last turn is over (AR-001 to AR-006, AR-D01). Each call resolves one order, shot, melee or
 * rout; the battle can be copied between two calls.
 */
public final class AdlgBattle extends PhasedBattle<AdlgState> implements EvaluatedBattle {
  private static final Sequence SEQUENCE =
      new Sequence(
          Arrays.stream(AdlgState.Phase.values())
              .map(each -> new Phase(each.words, RuleRef.of("", each.row)))
              .toList(),
          RuleRef.of("", "AR-D01", "AR-D17", "AR-D25"),
          RuleRef.of("", "AR-D01"),
          AdlgBattleStatus.ROWS);

  private static final AdlgState.Phase[] PHASES = AdlgState.Phase.values();

  private final MovementStep movement;
  private final ShootingStep fire;
  private final CombatStep combat;
  private final RoutStep routStep;
  private final AdlgBattleStatus tally;
  private final AdlgReinforcements reinforcements;
  private final AdlgPlanScore goals;

  /** A scenario set up once, to be fought many times; safe to share between threads. */
  public static final class Opening extends StatusSetup {
    /**
     * @throws IllegalArgumentException when the program cannot be set up: not two sides, no table,
     *     a unit off it or in another, a category or number the rulebook lacks
     */
    public Opening(BattleProgram program) {
      this(AdlgDeployment.table(new AdlgForces(program), AdlgState.NO_DICE, EventSink.SILENT));
    }

    private Opening(AdlgState table) {
      super(
          new AdlgBattleStatus(table),
          (commanders, dice, sink) -> new AdlgBattle(new AdlgState(table, dice, sink), commanders));
    }

    @Override
    public AdlgBattle newBattle(List<Commander> commanders, Dice dice, EventSink sink) {
      return (AdlgBattle) super.newBattle(commanders, dice, sink);
    }
  }

  AdlgBattle(AdlgState table, List<Commander> commanders) {
    this(table, commanders, new AdlgBattleStatus(table));
  }

  private AdlgBattle(AdlgState table, List<Commander> commanders, AdlgBattleStatus tally) {
    super(table, tally, SEQUENCE);
    this.tally = tally;
    ZonesOfControl zones = new ZonesOfControl(table);
    SupportRules supports = new SupportRules(table, zones);
    ChargeOptions charges = ChargeOptions.of(table, zones, supports);
    AdlgDecision choice =
        new AdlgDecision(table, commanders, () -> new AdlgOptionEvaluator(table, charges));
    movement = MovementStep.of(table, choice, zones, supports, charges);
    TableMelees clashes = new TableMelees(table, supports);
    fire = new ShootingStep(table, choice, new ShootingOnTable(table, clashes));
    combat = new CombatStep(table, choice, clashes);
    routStep = RoutStep.of(table, choice, zones, supports, clashes);
    reinforcements = new AdlgReinforcements(table, new ConditionEvaluator(tally));
    goals = new AdlgPlanScore(table, plans);
  }

  /** Counts losses at once, so that an army breaks in the turn in which it reaches its limit. */
  @Override
  protected void depart(int corps, boolean lost, RuleRef rule) {
    state.depart(corps, lost, rule);
    tally.count();
  }

  @Override
  protected void deploy() {
    tally.update();
  }

  @Override
  protected int firstSide() {
    return state.rules.is("first_turn", "second") ? 1 : 0;
  }

  /** Plans come into force when the reinforcements have arrived. */
  @Override
  protected void beforeTurn() {}

  @Override
  protected void beginPhase(int phase) {
    if (state.isIn(AdlgState.Phase.MOVEMENT)) {
      reinforcements.arrive();
      plans.update();
      goals.takePosts();
    }
  }

  @Override
  protected boolean playPhase(int phase) {
    return switch (PHASES[phase]) {
      case MOVEMENT -> movement.step();
      case SHOOTING -> fire.step();
      case COMBAT -> combat.step();
      case ROUT -> routStep.step();
      case VICTORY -> {
        tally.count();
        yield false;
      }
    };
  }

  /** Losses are counted at the end of a turn (AR-006). */
  @Override
  protected boolean endsWithinTurn() {
    return false;
  }

  @Override
  public void resumeBefore(int round) {
    tally.update();
    super.resumeBefore(round);
  }

  /**
   * The rest of the turn and one more, so that each order is judged after an answer of the enemy
   * and at the same place of the sequence of play.
   */
  @Override
  public boolean endsRollout(Battle start, int steps) {
    int last = ((AdlgBattle) start).state.turn() + 1;
    return state.turn() > last || (state.turn() == last && state.phase() == PhasedState.BETWEEN);
  }

  @Override
  public double optionsPerSecond() {
    return 45_000;
  }

  /** More orders and more rollouts of each won fewer battles. */
  @Override
  public SearchEffort ofUse(SearchEffort effort) {
    return new SearchEffort(
        Math.min(effort.candidates(), 4),
        Math.min(effort.rollouts(), 8),
        effort.standardErrors(),
        effort.seconds());
  }

  @Override
  public double marginShare() {
    return 0.5;
  }

  @Override
  public BattlePosition position() {
    return tally.position();
  }

  @Override
  public AdlgBattle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    AdlgBattle copy = new AdlgBattle(new AdlgState(state, dice, sink), commanders);
    return checksInvariants() ? copy.withInvariantChecks() : copy;
  }

  @Override
  protected Runnable invariants() {
    return new AdlgInvariants(state)::afterStep;
  }

  @Override
  public AdlgBattle withInvariantChecks() {
    super.withInvariantChecks();
    return this;
  }
}
