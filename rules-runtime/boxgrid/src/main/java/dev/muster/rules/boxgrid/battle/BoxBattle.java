package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.ConditionEvaluator;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.PhasedBattle;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.StatusSetup;
import dev.muster.rules.boxgrid.commander.BoxOptionEvaluator;
import dev.muster.rules.boxgrid.commander.BoxPlanScore;
import dev.muster.rules.boxgrid.commander.BoxPositionEvaluator;
import dev.muster.rules.boxgrid.rules.BoxBattleStatus;
import dev.muster.rules.boxgrid.rules.BoxDecision;
import dev.muster.rules.boxgrid.rules.BoxDeployment;
import dev.muster.rules.boxgrid.rules.BoxEngagements;
import dev.muster.rules.boxgrid.rules.BoxEvasion;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxMelee;
import dev.muster.rules.boxgrid.rules.BoxPursuit;
import dev.muster.rules.boxgrid.rules.BoxReinforcements;
import dev.muster.rules.boxgrid.rules.BoxShooting;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxWithdrawal;
import dev.muster.rules.boxgrid.rules.CatastropheTest;
import dev.muster.rules.boxgrid.rules.ChargeEligibility;
import dev.muster.rules.boxgrid.rules.ChargeSequence;
import dev.muster.rules.boxgrid.rules.ControlTest;
import dev.muster.rules.boxgrid.rules.FormationRules;
import dev.muster.rules.boxgrid.rules.HitEffects;
import dev.muster.rules.boxgrid.rules.Momentum;
import dev.muster.rules.boxgrid.rules.MovementPhase;
import dev.muster.rules.boxgrid.rules.OutOfCommand;
import dev.muster.rules.boxgrid.rules.PendingResolver;
import dev.muster.rules.boxgrid.rules.ShootingPhase;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.boxgrid.rules.UnitContact;
import dev.muster.rules.boxgrid.rules.UnitLoss;
import dev.muster.rules.commander.EvaluatedBattle;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import java.util.Arrays;
import java.util.List;

/**
 * Runs a complete battle of the box-grid game: player turns of four phases until an army breaks or
 * the last turn is over (BG-001 to BG-013, BG-D01). Each step resolves one decision or one
 * consequence; the battle can be copied between two steps.
 */
public final class BoxBattle extends PhasedBattle<BoxState> implements EvaluatedBattle {
  private static final Sequence SEQUENCE =
      new Sequence(
          Arrays.stream(BoxState.Phase.values())
              .map(each -> new Phase(each.words, RuleRef.of("", each.row)))
              .toList(),
          RuleRef.of("", "BG-D01", "BG-D04", "BG-D25"),
          RuleRef.of("", "BG-D01"),
          BoxBattleStatus.ROWS);

  private static final BoxState.Phase[] PHASES = BoxState.Phase.values();
  private static final int EARLIER = -1;

  private final BoxDecision choice;
  private final BoxEngagements engagements;
  private final UnitContact contacts;
  private final FormationRules forming;
  private final MovementPhase movement;
  private final ChargeSequence charge;
  private final PendingResolver settling;
  private final ShootingPhase volleys;
  private final BoxMelee melee;
  private final BoxPositionEvaluator advantage;
  private final OutOfCommand command;
  private final UnitLoss losses;
  private final BoxReinforcements reinforcements;
  private final BoxPlanScore goals;

  /** A scenario set up once, to be fought many times; safe to share between threads. */
  public static final class Opening extends StatusSetup {
    private final BoxState field;

    /**
     * @throws IllegalArgumentException when the program cannot be set up: not two sides, no map of
     *     boxes, a unit off the map or on another, a category or number the rulebook lacks
     */
    public Opening(BattleProgram program) {
      this(deployed(program));
    }

    private Opening(BoxState field) {
      super(
          new BoxBattleStatus(field),
          (commanders, dice, sink) -> new BoxBattle(new BoxState(field, dice, sink), commanders));
      this.field = field;
    }

    private static BoxState deployed(BattleProgram program) {
      BoxDeployment deployment = new BoxDeployment(program);
      BoxState field = new BoxState(deployment.forces(), BoxState.NO_DICE, EventSink.SILENT);
      deployment.deploy(field);
      return field;
    }

    /** Returns a copy of the present table, to inspect or to play on independently. */
    public BoxState newState() {
      return new BoxState(field, BoxState.NO_DICE, EventSink.SILENT);
    }

    @Override
    public BoxBattle newBattle(List<Commander> commanders, Dice dice, EventSink sink) {
      return (BoxBattle) super.newBattle(commanders, dice, sink);
    }
  }

  BoxBattle(BoxState field, List<Commander> commanders) {
    super(field, new BoxBattleStatus(field), SEQUENCE);
    choice = new BoxDecision(field, commanders, () -> new BoxOptionEvaluator(field));
    engagements = new BoxEngagements(field);
    forming = new FormationRules(field);
    losses = new UnitLoss(field, engagements);
    ControlTest controlTest = new ControlTest(field);
    HitEffects wounds = new HitEffects(field, choice);
    BoxShooting shooting = new BoxShooting(field, wounds);
    contacts = new UnitContact(field, engagements, forming, losses);
    ChargeEligibility charging = new ChargeEligibility(field);
    Momentum momentum = new Momentum(field, charging, shooting);
    charge =
        new ChargeSequence(
            field,
            choice,
            new ChargeSequence.Rules(
                controlTest,
                shooting,
                new BoxEvasion(field, choice, controlTest, forming, losses, engagements),
                contacts,
                forming,
                momentum));
    movement =
        new MovementPhase(
            field,
            choice,
            new MovementPhase.Rules(
                controlTest,
                forming,
                momentum,
                charging,
                charge,
                new BoxWithdrawal(field, choice, controlTest, forming, engagements)));
    settling =
        new PendingResolver(
            field,
            new CatastropheTest(field, losses),
            controlTest,
            forming,
            new BoxPursuit(field, choice, controlTest, forming, contacts, charging));
    volleys = new ShootingPhase(field, choice, shooting);
    melee = new BoxMelee(field, choice, engagements, wounds);
    advantage = new BoxPositionEvaluator(field, victory);
    command = new OutOfCommand(field);
    reinforcements = new BoxReinforcements(field, new ConditionEvaluator(status()));
    goals = new BoxPlanScore(field, plans);
  }

  @Override
  protected void depart(int brigade, boolean lost, RuleRef rule) {
    losses.depart(brigade, lost, rule);
  }

  @Override
  protected void deploy() {
    BoxDeployment.chooseBoxes(state, choice);
  }

  @Override
  protected int firstSide() {
    return state.rules.secondSideBegins ? 1 : 0;
  }

  @Override
  protected void beforeTurn() {
    super.beforeTurn();
    goals.takePosts();
  }

  @Override
  protected void beginPhase(int phase) {
    if (state.isIn(BoxState.Phase.MOVEMENT)) {
      reinforcements.arrive();
      command.update();
      movement.begin();
    }
  }

  @Override
  protected boolean playPhase(int phase) {
    return switch (PHASES[phase]) {
      case RALLY -> {
        forming.rally();
        yield false;
      }
      case MOVEMENT -> movement.step();
      case SHOOTING -> volleys.step();
      case MELEE -> melee.step();
    };
  }

  /** Resolves a consequence, or continues a charge. */
  @Override
  protected boolean resolvePending() {
    if (!state.pending.isEmpty()) {
      settling.next();
      return true;
    }
    if (victory.isOver()) {
      return false;
    }
    settling.activateMarkers();
    if (state.pending.charging()) {
      charge.goOn();
      return true;
    }
    return false;
  }

  /** Marks two units as fighting since an earlier turn, in which the first charged the other. */
  public void markFighting(int attacker, int target) {
    contacts.join(attacker, target);
    for (int unit : new int[] {attacker, target}) {
      state.put(UnitAttribute.SINCE, unit, EARLIER);
      state.put(UnitAttribute.ENGAGED, unit, EARLIER);
    }
    if (!engagements.frontal(target, attacker)) {
      state.put(UnitAttribute.UNFORMED, target, 1);
    }
  }

  /**
   * Whether an action has begun and is not finished: a move, a charge, or the effects of a throw.
   */
  public boolean isActionInProgress() {
    return state.mover() != BoxForces.NOBODY
        || state.pending.charging()
        || !state.pending.isEmpty();
  }

  @Override
  public double winProbability(int side) {
    return advantage.winProbability(side, state.pending.isEmpty() && isOver());
  }

  @Override
  public boolean isSettled() {
    return state.pending.isEmpty() && !state.pending.charging();
  }

  /** Decisions of about a turn of each side. */
  @Override
  public boolean endsRollout(Battle start, int steps) {
    return steps > 200;
  }

  @Override
  public double optionsPerSecond() {
    return 300_000;
  }

  @Override
  public BattlePosition position() {
    return new BoxBattleStatus(state).position();
  }

  @Override
  public BoxBattle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    BoxBattle copy = new BoxBattle(new BoxState(state, dice, sink), commanders);
    return checksInvariants() ? copy.withInvariantChecks() : copy;
  }

  @Override
  protected Runnable invariants() {
    return new BoxInvariants(state)::afterStep;
  }

  @Override
  public BoxBattle withInvariantChecks() {
    super.withInvariantChecks();
    return this;
  }
}
