package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.commander.AdlgOptionEvaluator;
import dev.muster.rules.adlgr.commander.AdlgPlanScore;
import dev.muster.rules.adlgr.rules.AdlgBattleStatus;
import dev.muster.rules.adlgr.rules.AdlgDecision;
import dev.muster.rules.adlgr.rules.AdlgDeployment;
import dev.muster.rules.adlgr.rules.AdlgForces;
import dev.muster.rules.adlgr.rules.AdlgReinforcements;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.CombatStep;
import dev.muster.rules.adlgr.rules.MovementStep;
import dev.muster.rules.adlgr.rules.RoutStep;
import dev.muster.rules.adlgr.rules.ShootingOnTable;
import dev.muster.rules.adlgr.rules.ShootingStep;
import dev.muster.rules.adlgr.rules.SupportRules;
import dev.muster.rules.adlgr.rules.TableMelees;
import dev.muster.rules.adlgr.rules.ZonesOfControl;
import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.ConditionEvaluator;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.VictoryEvaluator;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A whole battle of L'Art de la Guerre: player turns of five steps until an army breaks or the last
 * turn is over (AR-001 to AR-006, AR-D01). It goes an order, a shot, a melee or a rout at a time,
 * and can be copied between any two.
 */
public final class AdlgBattle implements Battle {
  private static final RuleRef BEGINS = RuleRef.of("", "AR-D01", "AR-D17", "AR-D25");
  private static final RuleRef TURNS = RuleRef.of("", "AR-D01");

  private final AdlgState table;
  private final MovementStep movement;
  private final ShootingStep fire;
  private final CombatStep combat;
  private final RoutStep routStep;
  private final AdlgBattleStatus tally;
  private final VictoryEvaluator victory;
  private final AdlgReinforcements reinforcements;
  private final ActivePlans plans;
  private final AdlgPlanScore goals;
  private @Nullable AdlgInvariants invariants;

  /** A scenario set up once, to be fought many times; safe to share between threads. */
  public static final class Opening implements dev.muster.rules.battle.BattleSetup {
    private final AdlgState table;

    /**
     * @throws IllegalArgumentException when the program cannot be set up: not two sides, no table,
     *     a unit off it or in another, a category or number the rulebook lacks
     */
    public Opening(BattleProgram program) {
      table = AdlgDeployment.table(new AdlgForces(program), AdlgState.NO_DICE, EventSink.SILENT);
    }

    @Override
    public int[] breakPoints() {
      return table.forces().worth.clone();
    }

    @Override
    public int[] breaksAt() {
      return table.forces().breaksAt.clone();
    }

    @Override
    public int[] strengths() {
      int[] strengths = new int[2];
      for (int unit = 0; unit < table.units; unit++) {
        strengths[table.side(unit)] += AdlgBattleStatus.remainingStrength(table, unit);
      }
      return strengths;
    }

    @Override
    public int roundLimit() {
      return AdlgBattleStatus.roundLimit(table.forces());
    }

    @Override
    public AdlgBattle newBattle(List<Commander> commanders, Dice dice, EventSink sink) {
      return new AdlgBattle(new AdlgState(table, dice, sink), commanders);
    }
  }

  AdlgBattle(AdlgState table, List<Commander> commanders) {
    if (commanders.size() != 2) {
      throw new IllegalArgumentException(
          "a battle needs two commanders, found " + commanders.size());
    }
    this.table = table;
    AdlgDecision choice = new AdlgDecision(table, commanders, () -> new AdlgOptionEvaluator(table));
    ZonesOfControl zones = new ZonesOfControl(table);
    SupportRules supports = new SupportRules(table, zones);
    movement = MovementStep.of(table, choice, zones, supports);
    TableMelees clashes = new TableMelees(table, supports);
    fire = new ShootingStep(table, choice, new ShootingOnTable(table, clashes));
    combat = new CombatStep(table, choice, clashes);
    routStep = RoutStep.of(table, choice, zones, supports, clashes);
    tally = new AdlgBattleStatus(table);
    victory = new VictoryEvaluator(tally, AdlgBattleStatus.ROWS, table.sink);
    reinforcements = new AdlgReinforcements(table, new ConditionEvaluator(tally));
    plans = new ActivePlans(tally, table.plan, table.planOver);
    goals = new AdlgPlanScore(table, plans);
  }

  @Override
  public boolean step() {
    boolean more = table.turn() == 0 ? begin() : !isOver() && play();
    if (more && invariants != null) {
      invariants.afterStep();
    }
    return more;
  }

  private boolean begin() {
    AdlgForces forces = table.forces();
    if (table.hasListener) {
      table.emit(
          new CommonEvent.BattleBegins(
              forces.program.scenario().name(),
              forces.program.scenario().label(),
              forces.program.rulebook().label(),
              List.of(forces.sideName(0), forces.sideName(1)),
              Arrays.stream(forces.worth).boxed().toList(),
              Arrays.stream(forces.breaksAt).boxed().toList(),
              BEGINS));
    }
    tally.update();
    victory.begin();
    beginTurn(table.rules.is("first_turn", "second") ? 1 : 0);
    return true;
  }

  private boolean play() {
    switch (table.phase()) {
      case BETWEEN -> beginTurn(1 - table.active());
      case MOVEMENT -> {
        if (!movement.step()) {
          enter(AdlgState.Phase.SHOOTING);
        }
      }
      case SHOOTING -> {
        if (!fire.step()) {
          enter(AdlgState.Phase.COMBAT);
        }
      }
      case COMBAT -> {
        if (!combat.step()) {
          enter(AdlgState.Phase.ROUT);
        }
      }
      case ROUT -> {
        if (!routStep.step()) {
          enter(AdlgState.Phase.VICTORY);
        }
      }
      case VICTORY -> endTurn();
    }
    return true;
  }

  private void beginTurn(int side) {
    table.beginTurn(side);
    if (table.hasListener) {
      if (table.turn() % 2 == 1) {
        table.emit(new CommonEvent.RoundBegins(table.round(), TURNS));
      }
      table.emit(new CommonEvent.TurnBegins(table.forces().sideName(side), table.turn(), TURNS));
    }
    enter(AdlgState.Phase.MOVEMENT);
    reinforcements.arrive();
    plans.update();
    goals.takePosts();
  }

  private void enter(AdlgState.Phase phase) {
    table.enter(phase);
    if (table.hasListener) {
      table.emit(
          new CommonEvent.PhaseBegins(
              table.forces().sideName(table.active()), phase.words, RuleRef.of("", phase.row)));
    }
  }

  private void endTurn() {
    tally.count();
    table.enter(AdlgState.Phase.BETWEEN);
    if (table.turn() % 2 == 0) {
      victory.afterRound();
    }
  }

  // ---- a battle taken up in the middle

  /** Takes the battle up before a round; nobody deploys and nothing is told. */
  public void resumeBefore(int round) {
    table.resumeAfter(round - 1);
    tally.update();
    victory.begin();
  }

  /** A side begins its turn with a step; what comes before it is left out. */
  public void openPhase(int side, AdlgState.Phase phase) {
    beginTurn(side);
    if (phase != AdlgState.Phase.MOVEMENT) {
      enter(phase);
    }
  }

  /** What an army has lost as it stands now. */
  public int lost(int side) {
    return tally.lost(side);
  }

  /** The side that wins if the battle ends now, NOBODY for a draw. */
  public int winner() {
    return victory.winner();
  }

  /** Whether an army is beaten, the scenario is won, or the last turn is over. */
  public boolean isOver() {
    boolean last = table.turn() >= 2 * AdlgBattleStatus.roundLimit(table.forces());
    return table.phase() == AdlgState.Phase.BETWEEN && (last || victory.isOver());
  }

  @Override
  public BattlePosition position() {
    return tally.position();
  }

  @Override
  public int round() {
    return table.round();
  }

  @Override
  public Outcome finish() {
    return victory.finish();
  }

  @Override
  public AdlgBattle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    AdlgBattle copy = new AdlgBattle(new AdlgState(table, dice, sink), commanders);
    copy.invariants = invariants == null ? null : new AdlgInvariants(copy.table);
    return copy;
  }

  @Override
  public void copyFrom(Battle other) {
    if (!(other instanceof AdlgBattle theirs)) {
      throw new IllegalArgumentException("a battle can only be set to one of the same opening");
    }
    table.copyFrom(theirs.table);
  }

  @Override
  public long fingerprint() {
    return table.fingerprint();
  }

  @Override
  public AdlgBattle withInvariantChecks() {
    invariants = new AdlgInvariants(table);
    return this;
  }

  public AdlgState state() {
    return table;
  }
}
