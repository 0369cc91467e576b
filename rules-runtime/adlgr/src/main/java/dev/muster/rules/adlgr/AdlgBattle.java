package dev.muster.rules.adlgr;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Conditions;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.PlansInForce;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.Victory;
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

  private final Table table;
  private final Movement movement;
  private final Fire fire;
  private final Combat combat;
  private final RoutStep routStep;
  private final AdlgTally tally;
  private final Victory victory;
  private final Reinforcements reinforcements;
  private final PlansInForce plans;
  private final Goals goals;
  private @Nullable Invariants invariants;

  /** A scenario set up once, to be fought many times; safe to share between threads. */
  public static final class Opening implements dev.muster.rules.battle.Opening {
    private final Table table;

    /**
     * @throws IllegalArgumentException when the program cannot be set up: not two sides, no table,
     *     a unit off it or in another, a category or number the rulebook lacks
     */
    public Opening(BattleProgram program) {
      table = Deployment.table(new Forces(program), Table.NO_DICE, EventSink.SILENT);
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
        strengths[table.side(unit)] += AdlgTally.staying(table, unit);
      }
      return strengths;
    }

    @Override
    public int roundLimit() {
      return AdlgTally.roundLimit(table.forces());
    }

    @Override
    public AdlgBattle battle(List<Commander> commanders, Dice dice, EventSink sink) {
      return new AdlgBattle(new Table(table, dice, sink), commanders);
    }
  }

  AdlgBattle(Table table, List<Commander> commanders) {
    if (commanders.size() != 2) {
      throw new IllegalArgumentException(
          "a battle needs two commanders, found " + commanders.size());
    }
    this.table = table;
    Choice choice = new Choice(table, commanders, () -> new Outlook(table));
    Zones zones = new Zones(table);
    Supports supports = new Supports(table, zones);
    movement = Movement.of(table, choice, zones, supports);
    Clashes clashes = new Clashes(table, supports);
    fire = new Fire(table, choice, new Volleys(table, clashes));
    combat = new Combat(table, choice, clashes);
    routStep = RoutStep.of(table, choice, zones, supports, clashes);
    tally = new AdlgTally(table);
    victory = new Victory(tally, AdlgTally.ROWS, table.sink);
    reinforcements = new Reinforcements(table, new Conditions(tally));
    plans = new PlansInForce(tally, table.plan, table.planOver);
    goals = new Goals(table, plans);
  }

  @Override
  public boolean step() {
    boolean more = table.turn() == 0 ? begin() : !over() && play();
    if (more && invariants != null) {
      invariants.afterStep();
    }
    return more;
  }

  private boolean begin() {
    Forces forces = table.forces();
    if (table.heard) {
      table.tell(
          new CommonEvent.BattleBegins(
              forces.program.scenario().name(),
              forces.program.scenario().label(),
              forces.program.rulebook().label(),
              List.of(forces.sideName(0), forces.sideName(1)),
              Arrays.stream(forces.worth).boxed().toList(),
              Arrays.stream(forces.breaksAt).boxed().toList(),
              BEGINS));
    }
    tally.look();
    victory.begin();
    beginTurn(table.rules.is("first_turn", "second") ? 1 : 0);
    return true;
  }

  private boolean play() {
    switch (table.phase()) {
      case BETWEEN -> beginTurn(1 - table.active());
      case MOVEMENT -> {
        if (!movement.step()) {
          enter(Table.Phase.SHOOTING);
        }
      }
      case SHOOTING -> {
        if (!fire.step()) {
          enter(Table.Phase.COMBAT);
        }
      }
      case COMBAT -> {
        if (!combat.step()) {
          enter(Table.Phase.ROUT);
        }
      }
      case ROUT -> {
        if (!routStep.step()) {
          enter(Table.Phase.VICTORY);
        }
      }
      case VICTORY -> endTurn();
    }
    return true;
  }

  private void beginTurn(int side) {
    table.beginTurn(side);
    if (table.heard) {
      if (table.turn() % 2 == 1) {
        table.tell(new CommonEvent.RoundBegins(table.round(), TURNS));
      }
      table.tell(new CommonEvent.TurnBegins(table.forces().sideName(side), table.turn(), TURNS));
    }
    enter(Table.Phase.MOVEMENT);
    reinforcements.arrive();
    plans.look();
    goals.takePosts();
  }

  private void enter(Table.Phase phase) {
    table.enter(phase);
    if (table.heard) {
      table.tell(
          new CommonEvent.PhaseBegins(
              table.forces().sideName(table.active()), phase.words, RuleRef.of("", phase.row)));
    }
  }

  private void endTurn() {
    tally.count();
    table.enter(Table.Phase.BETWEEN);
    if (table.turn() % 2 == 0) {
      victory.afterRound();
    }
  }

  // ---- a battle taken up in the middle

  /** Takes the battle up before a round; nobody deploys and nothing is told. */
  void takeUpBefore(int round) {
    table.takeUpAfter(round - 1);
    tally.look();
    victory.begin();
  }

  /** A side begins its turn with a step; what comes before it is left out. */
  void open(int side, Table.Phase phase) {
    beginTurn(side);
    if (phase != Table.Phase.MOVEMENT) {
      enter(phase);
    }
  }

  /** What an army has lost as it stands now. */
  int lost(int side) {
    return tally.lost(side);
  }

  /** The side that wins if the battle ends now, NOBODY for a draw. */
  int winner() {
    return victory.winner();
  }

  /** Whether an army is beaten, the scenario is won, or the last turn is over. */
  boolean over() {
    boolean last = table.turn() >= 2 * AdlgTally.roundLimit(table.forces());
    return table.phase() == Table.Phase.BETWEEN && (last || victory.over());
  }

  @Override
  public int round() {
    return table.round();
  }

  @Override
  public Outcome end() {
    return victory.end();
  }

  @Override
  public AdlgBattle copy(List<Commander> commanders, Dice dice, EventSink sink) {
    AdlgBattle copy = new AdlgBattle(new Table(table, dice, sink), commanders);
    copy.invariants = invariants == null ? null : new Invariants(copy.table);
    return copy;
  }

  @Override
  public void setTo(Battle other) {
    if (!(other instanceof AdlgBattle theirs)) {
      throw new IllegalArgumentException("a battle can only be set to one of the same opening");
    }
    table.setTo(theirs.table);
  }

  @Override
  public long fingerprint() {
    return table.fingerprint();
  }

  @Override
  public AdlgBattle checked() {
    invariants = new Invariants(table);
    return this;
  }

  Table table() {
    return table;
  }
}
