package dev.muster.rules.boxgrid.battle;

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
import org.jspecify.annotations.Nullable;

/**
 * A whole battle of the box-grid game: player turns of four phases until an army breaks or the last
 * turn is over (BG-001 to BG-013, BG-D01). It goes step by step, one decision or one consequence at
 * a time, and can be copied between two steps.
 */
public final class BoxBattle implements EvaluatedBattle {
  private static final RuleRef BEGINS = RuleRef.of("", "BG-D01", "BG-D04", "BG-D25");
  private static final RuleRef TURNS = RuleRef.of("", "BG-D01");

  private final BoxState field;
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
  private final VictoryEvaluator victory;
  private final BoxPositionEvaluator advantage;
  private final OutOfCommand command;
  private final BoxReinforcements reinforcements;
  private final ActivePlans plans;
  private final BoxPlanScore goals;
  private @Nullable BoxInvariants invariants;

  /** A scenario set up once, to be fought many times; safe to share between threads. */
  public static final class Opening implements dev.muster.rules.battle.BattleSetup {
    private final BoxState field;

    /**
     * @throws IllegalArgumentException when the program cannot be set up: not two sides, no map of
     *     boxes, a unit off the map or on another, a category or number the rulebook lacks
     */
    public Opening(BattleProgram program) {
      BoxDeployment deployment = new BoxDeployment(program);
      field = new BoxState(deployment.forces(), BoxState.NO_DICE, EventSink.SILENT);
      deployment.deploy(field);
    }

    @Override
    public int[] breakPoints() {
      return field.forces().strength.clone();
    }

    @Override
    public int[] breaksAt() {
      return field.forces().breaksAt.clone();
    }

    @Override
    public int[] strengths() {
      int[] strengths = new int[2];
      for (int unit = 0; unit < field.units; unit++) {
        strengths[field.side(unit)] += BoxBattleStatus.remainingStrength(field, unit);
      }
      return strengths;
    }

    @Override
    public int roundLimit() {
      return BoxBattleStatus.roundLimit(field.forces());
    }

    /** The field as it stands, to be looked at or played on by itself. */
    public BoxState newState() {
      return new BoxState(field, BoxState.NO_DICE, EventSink.SILENT);
    }

    @Override
    public BoxBattle newBattle(List<Commander> commanders, Dice dice, EventSink sink) {
      return new BoxBattle(new BoxState(field, dice, sink), commanders);
    }
  }

  BoxBattle(BoxState field, List<Commander> commanders) {
    if (commanders.size() != 2) {
      throw new IllegalArgumentException(
          "a battle needs two commanders, found " + commanders.size());
    }
    this.field = field;
    choice = new BoxDecision(field, commanders, () -> new BoxOptionEvaluator(field));
    engagements = new BoxEngagements(field);
    forming = new FormationRules(field);
    UnitLoss breaking = new UnitLoss(field, engagements);
    ControlTest controlTest = new ControlTest(field);
    HitEffects wounds = new HitEffects(field, choice);
    BoxShooting shooting = new BoxShooting(field, wounds);
    contacts = new UnitContact(field, engagements, forming, breaking);
    ChargeEligibility charging = new ChargeEligibility(field);
    Momentum momentum = new Momentum(field, charging, shooting);
    charge =
        new ChargeSequence(
            field,
            choice,
            new ChargeSequence.Rules(
                controlTest,
                shooting,
                new BoxEvasion(field, choice, controlTest, forming, breaking, engagements),
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
            new CatastropheTest(field, breaking),
            controlTest,
            forming,
            new BoxPursuit(field, choice, controlTest, forming, contacts, charging));
    volleys = new ShootingPhase(field, choice, shooting);
    melee = new BoxMelee(field, choice, engagements, wounds);
    BoxBattleStatus tally = new BoxBattleStatus(field);
    victory = new VictoryEvaluator(tally, BoxBattleStatus.ROWS, field.sink);
    advantage = new BoxPositionEvaluator(field, victory);
    command = new OutOfCommand(field);
    reinforcements = new BoxReinforcements(field, new ConditionEvaluator(tally));
    plans = new ActivePlans(tally, field.plan, field.planOver);
    goals = new BoxPlanScore(field, plans);
  }

  @Override
  public boolean step() {
    boolean more = field.turn() == 0 ? begin() : settle() || play();
    if (more && invariants != null) {
      invariants.afterStep();
    }
    return more;
  }

  private boolean begin() {
    if (field.hasListener) {
      field.emit(
          new CommonEvent.BattleBegins(
              field.forces().program.scenario().name(),
              field.forces().program.scenario().label(),
              field.forces().program.rulebook().label(),
              List.of(field.forces().sideName(0), field.forces().sideName(1)),
              Arrays.stream(field.forces().strength).boxed().toList(),
              Arrays.stream(field.forces().breaksAt).boxed().toList(),
              BEGINS));
    }
    BoxDeployment.chooseBoxes(field, choice);
    victory.begin();
    beginTurn(field.rules.secondSideBegins ? 1 : 0);
    return true;
  }

  /** Settles a consequence, or goes on with a charge; false where nothing waits. */
  private boolean settle() {
    if (!field.pending.isEmpty()) {
      settling.next();
      return true;
    }
    if (victory.isOver()) {
      return false;
    }
    settling.activateMarkers();
    if (field.pending.charging()) {
      charge.goOn();
      return true;
    }
    return false;
  }

  private boolean play() {
    if (victory.isOver()) {
      return false;
    }
    switch (field.phase()) {
      case BETWEEN -> {
        if (field.turn() >= 2 * BoxBattleStatus.roundLimit(field.forces())) {
          return false;
        }
        beginTurn(1 - field.active());
      }
      case RALLY -> {
        forming.rally();
        beginMoving();
      }
      case MOVEMENT -> {
        if (!movement.step()) {
          enter(BoxState.Phase.SHOOTING);
        }
      }
      case SHOOTING -> {
        if (!volleys.step()) {
          enter(BoxState.Phase.MELEE);
        }
      }
      case MELEE -> {
        if (!melee.step()) {
          endTurn();
        }
      }
    }
    return true;
  }

  private void beginMoving() {
    enter(BoxState.Phase.MOVEMENT);
    reinforcements.arrive();
    command.update();
    movement.begin();
  }

  private void beginTurn(int side) {
    field.beginTurn(side);
    plans.update();
    goals.takePosts();
    if (field.hasListener) {
      if (field.turn() % 2 == 1) {
        field.emit(new CommonEvent.RoundBegins(field.round(), TURNS));
      }
      field.emit(new CommonEvent.TurnBegins(field.forces().sideName(side), field.turn(), TURNS));
    }
    enter(BoxState.Phase.RALLY);
  }

  // ---- a battle taken up in the middle

  /** Takes the battle up before a round; nobody deploys and nothing is told. */
  public void resumeBefore(int round) {
    field.resumeAfter(round - 1);
    victory.begin();
  }

  /** A side begins its turn with a phase; what comes before it is left out. */
  public void openPhase(int side, BoxState.Phase phase) {
    beginTurn(side);
    if (phase == BoxState.Phase.MOVEMENT) {
      beginMoving();
    } else if (phase != BoxState.Phase.RALLY) {
      enter(phase);
    }
  }

  /** These two have been fighting since an earlier turn, in which the first charged the other. */
  public void markFighting(int attacker, int target) {
    contacts.join(attacker, target);
    for (int unit : new int[] {attacker, target}) {
      field.put(UnitAttribute.SINCE, unit, EARLIER);
      field.put(UnitAttribute.ENGAGED, unit, EARLIER);
    }
    if (!engagements.frontal(target, attacker)) {
      field.put(UnitAttribute.UNFORMED, target, 1);
    }
  }

  /** Whether something goes on that one has begun: a move, a charge, what a throw has brought. */
  public boolean isActionInProgress() {
    return field.mover() != BoxForces.NOBODY
        || field.pending.charging()
        || !field.pending.isEmpty();
  }

  public boolean isOver() {
    return victory.isOver()
        || (field.phase() == BoxState.Phase.BETWEEN
            && field.turn() >= 2 * BoxBattleStatus.roundLimit(field.forces()));
  }

  /** The side that wins if the battle ends now, NOBODY for a draw. */
  public int winner() {
    return victory.winner();
  }

  @Override
  public double winProbability(int side) {
    return advantage.winProbability(side, field.pending.isEmpty() && isOver());
  }

  /** Decisions of about a turn of each side. */
  @Override
  public int rolloutHorizon() {
    return 200;
  }

  private void enter(BoxState.Phase phase) {
    field.enter(phase);
    if (field.hasListener) {
      field.emit(
          new CommonEvent.PhaseBegins(
              field.forces().sideName(field.active()), phase.words, RuleRef.of("", phase.row)));
    }
  }

  private void endTurn() {
    field.enter(BoxState.Phase.BETWEEN);
    if (field.turn() % 2 == 0) {
      victory.afterRound();
    }
  }

  @Override
  public BattlePosition position() {
    return new BoxBattleStatus(field).position();
  }

  @Override
  public int round() {
    return field.round();
  }

  @Override
  public Outcome finish() {
    return victory.finish();
  }

  @Override
  public BoxBattle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    BoxBattle copy = new BoxBattle(new BoxState(field, dice, sink), commanders);
    copy.invariants = invariants == null ? null : new BoxInvariants(copy.field);
    return copy;
  }

  @Override
  public void copyFrom(Battle other) {
    if (!(other instanceof BoxBattle theirs)) {
      throw new IllegalArgumentException("a battle can only be set to one of the same opening");
    }
    field.copyFrom(theirs.field);
  }

  @Override
  public long fingerprint() {
    return field.fingerprint();
  }

  @Override
  public BoxBattle withInvariantChecks() {
    invariants = new BoxInvariants(field);
    return this;
  }

  public BoxState state() {
    return field;
  }
}
