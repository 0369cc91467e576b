package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Conditions;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.PlansInForce;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.Valued;
import dev.muster.rules.battle.Victory;
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
public final class BoxBattle implements Valued {
  private static final RuleRef BEGINS = RuleRef.of("", "BG-D01", "BG-D04", "BG-D25");
  private static final RuleRef TURNS = RuleRef.of("", "BG-D01");

  private final Field field;
  private static final int EARLIER = -1;

  private final Choice choice;
  private final Engagements engagements;
  private final Contacts contacts;
  private final Forming forming;
  private final Movement movement;
  private final Charge charge;
  private final Settling settling;
  private final Volleys volleys;
  private final Melee melee;
  private final Victory victory;
  private final Advantage advantage;
  private final Command command;
  private final Reinforcements reinforcements;
  private final PlansInForce plans;
  private final Goals goals;
  private @Nullable Invariants invariants;

  /** A scenario set up once, to be fought many times; safe to share between threads. */
  public static final class Opening implements dev.muster.rules.battle.Opening {
    private final Field field;

    /**
     * @throws IllegalArgumentException when the program cannot be set up: not two sides, no map of
     *     boxes, a unit off the map or on another, a category or number the rulebook lacks
     */
    public Opening(BattleProgram program) {
      Deployment deployment = new Deployment(program);
      field = new Field(deployment.forces(), Field.NO_DICE, EventSink.SILENT);
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
        strengths[field.side(unit)] += BoxTally.staying(field, unit);
      }
      return strengths;
    }

    @Override
    public int roundLimit() {
      return BoxTally.roundLimit(field.forces());
    }

    /** The field as it stands, to be looked at or played on by itself. */
    Field freshField() {
      return new Field(field, Field.NO_DICE, EventSink.SILENT);
    }

    @Override
    public BoxBattle battle(List<Commander> commanders, Dice dice, EventSink sink) {
      return new BoxBattle(new Field(field, dice, sink), commanders);
    }
  }

  BoxBattle(Field field, List<Commander> commanders) {
    if (commanders.size() != 2) {
      throw new IllegalArgumentException(
          "a battle needs two commanders, found " + commanders.size());
    }
    this.field = field;
    choice = new Choice(field, commanders, () -> new Outlook(field));
    engagements = new Engagements(field);
    forming = new Forming(field);
    Breaking breaking = new Breaking(field, engagements);
    ControlTest controlTest = new ControlTest(field);
    Wounds wounds = new Wounds(field, choice);
    Shooting shooting = new Shooting(field, wounds);
    contacts = new Contacts(field, engagements, forming, breaking);
    Charging charging = new Charging(field);
    Momentum momentum = new Momentum(field, charging, shooting);
    charge =
        new Charge(
            field,
            choice,
            new Charge.ChargeRules(
                controlTest,
                shooting,
                new Evading(field, choice, controlTest, forming, breaking, engagements),
                contacts,
                forming,
                momentum));
    movement =
        new Movement(
            field,
            choice,
            new Movement.MovementRules(
                controlTest,
                forming,
                momentum,
                charging,
                charge,
                new Withdrawal(field, choice, controlTest, forming, engagements)));
    settling =
        new Settling(
            field,
            new CatastropheTest(field, engagements, breaking),
            controlTest,
            forming,
            new Pursuit(field, choice, controlTest, forming, contacts, charging));
    volleys = new Volleys(field, choice, shooting);
    melee = new Melee(field, choice, engagements, wounds);
    BoxTally tally = new BoxTally(field);
    victory = new Victory(tally, BoxTally.ROWS, field.sink);
    advantage = new Advantage(field, victory);
    command = new Command(field);
    reinforcements = new Reinforcements(field, new Conditions(tally));
    plans = new PlansInForce(tally, field.plan, field.planOver);
    goals = new Goals(field, plans);
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
    if (field.heard) {
      field.tell(
          new CommonEvent.BattleBegins(
              field.forces().program.scenario().name(),
              field.forces().program.scenario().label(),
              field.forces().program.rulebook().label(),
              List.of(field.forces().sideName(0), field.forces().sideName(1)),
              Arrays.stream(field.forces().strength).boxed().toList(),
              Arrays.stream(field.forces().breaksAt).boxed().toList(),
              BEGINS));
    }
    Deployment.choose(field, choice);
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
    if (victory.over()) {
      return false;
    }
    settling.age();
    if (field.pending.charging()) {
      charge.goOn();
      return true;
    }
    return false;
  }

  private boolean play() {
    if (victory.over()) {
      return false;
    }
    switch (field.phase()) {
      case BETWEEN -> {
        if (field.turn() >= 2 * BoxTally.roundLimit(field.forces())) {
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
          enter(Field.Phase.SHOOTING);
        }
      }
      case SHOOTING -> {
        if (!volleys.step()) {
          enter(Field.Phase.MELEE);
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
    enter(Field.Phase.MOVEMENT);
    reinforcements.arrive();
    command.look();
    movement.begin();
  }

  private void beginTurn(int side) {
    field.beginTurn(side);
    plans.look();
    goals.takePosts();
    if (field.heard) {
      if (field.turn() % 2 == 1) {
        field.tell(new CommonEvent.RoundBegins(field.round(), TURNS));
      }
      field.tell(new CommonEvent.TurnBegins(field.forces().sideName(side), field.turn(), TURNS));
    }
    enter(Field.Phase.RALLY);
  }

  // ---- a battle taken up in the middle

  /** Takes the battle up before a round; nobody deploys and nothing is told. */
  void takeUpBefore(int round) {
    field.takeUpAfter(round - 1);
    victory.begin();
  }

  /** A side begins its turn with a phase; what comes before it is left out. */
  void open(int side, Field.Phase phase) {
    beginTurn(side);
    if (phase == Field.Phase.MOVEMENT) {
      beginMoving();
    } else if (phase != Field.Phase.RALLY) {
      enter(phase);
    }
  }

  /** These two have been fighting since an earlier turn, in which the first charged the other. */
  void haveFought(int attacker, int target) {
    contacts.join(attacker, target);
    for (int unit : new int[] {attacker, target}) {
      field.put(Mark.SINCE, unit, EARLIER);
      field.put(Mark.ENGAGED, unit, EARLIER);
    }
    if (!engagements.frontal(target, attacker)) {
      field.put(Mark.UNFORMED, target, 1);
    }
  }

  /** Whether something goes on that one has begun: a move, a charge, what a throw has brought. */
  boolean underWay() {
    return field.mover() != Forces.NOBODY || field.pending.charging() || !field.pending.isEmpty();
  }

  boolean over() {
    return victory.over()
        || (field.phase() == Field.Phase.BETWEEN
            && field.turn() >= 2 * BoxTally.roundLimit(field.forces()));
  }

  /** The side that wins if the battle ends now, NOBODY for a draw. */
  int winner() {
    return victory.winner();
  }

  @Override
  public double share(int side) {
    return advantage.share(side, field.pending.isEmpty() && over());
  }

  /** Decisions of about a turn of each side. */
  @Override
  public int foresight() {
    return 200;
  }

  private void enter(Field.Phase phase) {
    field.enter(phase);
    if (field.heard) {
      field.tell(
          new CommonEvent.PhaseBegins(
              field.forces().sideName(field.active()), phase.words, RuleRef.of("", phase.row)));
    }
  }

  private void endTurn() {
    field.enter(Field.Phase.BETWEEN);
    if (field.turn() % 2 == 0) {
      victory.afterRound();
    }
  }

  @Override
  public int round() {
    return field.round();
  }

  @Override
  public Outcome end() {
    return victory.end();
  }

  @Override
  public BoxBattle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    BoxBattle copy = new BoxBattle(new Field(field, dice, sink), commanders);
    copy.invariants = invariants == null ? null : new Invariants(copy.field);
    return copy;
  }

  @Override
  public void setTo(Battle other) {
    if (!(other instanceof BoxBattle theirs)) {
      throw new IllegalArgumentException("a battle can only be set to one of the same opening");
    }
    field.setTo(theirs.field);
  }

  @Override
  public long fingerprint() {
    return field.fingerprint();
  }

  @Override
  public BoxBattle checked() {
    invariants = new Invariants(field);
    return this;
  }

  Field field() {
    return field;
  }
}
