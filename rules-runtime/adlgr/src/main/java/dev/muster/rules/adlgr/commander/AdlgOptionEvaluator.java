package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgBattleStatus;
import dev.muster.rules.adlgr.rules.AdlgDecision;
import dev.muster.rules.adlgr.rules.AdlgDecisionType;
import dev.muster.rules.adlgr.rules.AdlgEvasion;
import dev.muster.rules.adlgr.rules.AdlgPassage;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.ChargeForecast;
import dev.muster.rules.adlgr.rules.ChargeOptions;
import dev.muster.rules.adlgr.rules.ChargePath;
import dev.muster.rules.adlgr.rules.CorpsCommand;
import dev.muster.rules.adlgr.rules.Manoeuvre;
import dev.muster.rules.adlgr.rules.MoveAllowance;
import dev.muster.rules.adlgr.rules.MovementGroups;
import dev.muster.rules.adlgr.rules.RallyOrders;
import dev.muster.rules.adlgr.rules.ShootingOnTable;
import dev.muster.rules.adlgr.rules.SupportRules;
import dev.muster.rules.adlgr.rules.TableMelees;
import dev.muster.rules.adlgr.rules.UnitEdge;
import dev.muster.rules.adlgr.rules.ZonesOfControl;
import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.battle.BattleStatus;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.commander.EvaluatedOptions;
import dev.muster.rules.commander.EvaluationWeights;
import dev.muster.rules.commander.WaitingPrice;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.TenthDegrees;
import java.util.Arrays;

/**
 * Evaluates an option from what every player at the table can see; it uses neither future dice nor
 * the enemy's intentions. It tries moves on a table of its own and applies the rules there; the
 * scores are the evaluator's own. The unit of the score is one point of the enemy's army lost.
 */
public final class AdlgOptionEvaluator implements EvaluatedOptions.OptionEvaluator<AdlgDecision> {
  /** Settles a tie between two options by their number. */
  private static final double TIE = 1e-6;

  /** A step is not taken for less. */
  private static final double TROUBLE = 0.02;

  /** Order of giving orders: chargers, then groups, then single units, then the rest. */
  private static final double CHARGES = 3;

  private static final double IN_GROUP = 2;
  private static final double ALONE = 1.5;
  private static final double OF_A_GROUP = 0.5;

  /** Score of a rally attempt that is combined with a move. */
  private static final double WITH_RALLY = 0.3;

  /** A die that changes no distance (AR-216). */
  private static final int MEAN_DIE = 3;

  private final AdlgState table;

  /** The copy of the battle in which moves are tried. */
  private final AdlgState trial;

  private final ZonesOfControl zones;
  private final MovementGroups groups;
  private final ChargeOptions assault;
  private final AdlgEvasion evasion;
  private final StandingScore places;
  private final MeleeExchangeScore exchanges;
  private final ChargeScore charges;
  private final RallyOrders rallying;
  private final CommanderRideScore rides;
  private final SearchedOptions searched;
  private final AdlgBattleStatus status;

  private EvaluationWeights<AdlgWeight> weights = AdlgProfiles.STEADY;

  /** The price of waiting, as {@link WaitingPrice} has it; NaN before the first question. */
  private double price = Double.NaN;

  private int[] movers = {};

  /** Positions of the moving units before a trial move. */
  private Footprint[] from = {};

  private double here;

  /**
   * @param assault the charges of the table, computed once and shared by all callers
   */
  public AdlgOptionEvaluator(AdlgState table, ChargeOptions assault) {
    this.table = table;
    trial = new AdlgState(table, AdlgState.NO_DICE, EventSink.SILENT);
    status = new AdlgBattleStatus(trial);
    zones = new ZonesOfControl(trial);
    groups = new MovementGroups(trial);
    SupportRules supports = new SupportRules(trial, zones);
    TableMelees clashes = new TableMelees(trial, supports);
    MoveAllowance allowance = new MoveAllowance(trial);
    AdlgPassage passage = new AdlgPassage(trial, supports);
    evasion = new AdlgEvasion(trial, zones, allowance, passage);
    this.assault = assault;
    exchanges = new MeleeExchangeScore(trial, clashes);
    CorpsCommand command = new CorpsCommand(trial);
    rallying = new RallyOrders(trial, command, supports);
    places = new StandingScore(trial, new ShootingOnTable(trial, clashes), exchanges, passage);
    ChargeForecast forecast = new ChargeForecast(trial, clashes, supports, assault);
    charges = new ChargeScore(trial, assault, forecast, places, exchanges);
    rides = new CommanderRideScore(trial, command, charges);
    searched = new SearchedOptions(trial, groups, places);
  }

  @Override
  public void consider(AdlgDecision choice, CommanderProfile how) {
    consider(choice, AdlgProfiles.of(how));
  }

  @Override
  public void considerWithoutPlans(AdlgDecision choice, CommanderProfile how) {
    consider(choice, AdlgProfiles.of(how), false);
  }

  /** Starts the evaluation of a question with the given weights. */
  void consider(AdlgDecision choice, EvaluationWeights<AdlgWeight> how) {
    consider(choice, how, true);
  }

  private void consider(AdlgDecision choice, EvaluationWeights<AdlgWeight> how, boolean plans) {
    double before = price;
    if (isTrialAsTable(plans)) {
      price = price(choice.side());
      if (how != weights || price != before) {
        weigh(how);
      }
    } else {
      table.makeFootprints();
      trial.copyFrom(table);
      if (!plans) {
        Arrays.fill(trial.plan, ActivePlans.NONE);
      }
      price = price(choice.side());
      weigh(how);
    }
    movers = new int[0];
    here = 0;
    int unit = choice.unit();
    boolean moves =
        choice.decision() == AdlgDecisionType.ORDER
            || choice.decision() == AdlgDecisionType.REST_OF_MOVE;
    if (unit != AdlgState.NOBODY && moves) {
      movers = choice.isOfGroup() ? groups.of(unit) : new int[] {unit};
      from = new Footprint[movers.length];
      here = stand();
    }
  }

  /**
   * Whether nothing has happened on the table since the last question but that units were told to
   * stay, which is then known to the trial.
   */
  private boolean isTrialAsTable(boolean plans) {
    boolean[] stayed = trial.stayed.clone();
    System.arraycopy(table.stayed, 0, trial.stayed, 0, stayed.length);
    if (!plans || !trial.isSameAs(table)) {
      return false;
    }
    for (int unit = 0; unit < stayed.length; unit++) {
      if (stayed[unit] != trial.stayed[unit]) {
        charges.toldToStay(unit);
      }
    }
    return true;
  }

  /** Begins to weigh the position of the trial. */
  private void weigh(EvaluationWeights<AdlgWeight> how) {
    weights = how;
    exchanges.consider(how);
    places.consider(how, price);
    charges.consider(how, price);
    rides.consider(how);
  }

  private double price(int side) {
    int ahead = status.sideAhead();
    double lead = ahead == BattleStatus.NOBODY ? 0 : ahead == side ? 1 : -1;
    return WaitingPrice.of(lead, table.round(), status.roundLimit());
  }

  @Override
  public double score(AdlgDecision choice, int option) {
    return score(choice, option, Double.NEGATIVE_INFINITY);
  }

  @Override
  public boolean isWorthSearching(AdlgDecision choice) {
    return searched.isWorthSearching(choice, movers);
  }

  @Override
  public int equivalenceKey(AdlgDecision choice, int option) {
    return searched.kind(choice, option, movers);
  }

  @Override
  public double score(AdlgDecision choice, int option, double above) {
    int number = choice.number(option);
    int unit = choice.unit();
    double worth =
        switch (choice.order(option)) {
          case ACTIVATE -> -0.01 * nearestOf(number);
          case NO_MORE -> -1;
          case UNIT -> orderUnit(number);
          case GROUP -> orderGroup(number);
          case STAY, STAND, SLIDE_LEFT, SLIDE_RIGHT, KEEP_FACING, NO_HELP -> 0;
          case MOVE -> moved(choice.course(option), above + TROUBLE) - TROUBLE;
          case CHARGE, CHARGE_BY -> charges.of(movers, choice.approach(option)) - TROUBLE;
          case FORM_SQUARE -> square(unit) ? 0.3 : -0.5;
          case LEAVE_SQUARE -> square(unit) ? -0.3 : 0.3;
          case DISENGAGE -> table.charged[unit] ? -2 : -exchanges.now(unit) - 0.5;
          case STEP_BACK -> 0.5 * held(unit) - 1;
          case RIDE_ON -> held(unit) - 0.3;
          case SLIP_AWAY -> held(unit) + flees(unit, number);
          case HOLD_BACK, BURST -> -0.3;
          case LET_CHARGE -> uncontrolled(unit);
          case EVADE -> evades(unit, number);
          case TURN_ABOUT -> turnsAbout(unit);
          case GO -> goes(unit, number / 100.0);
          case SHOOT -> places.shot(choice.one(option), choice.other(option)) + TROUBLE;
          case CEASE, HELP, NOBODY -> -0.1;
          case LEAVE -> rides.leaves(table.corps());
          case REFORM, HOLD_GROUND -> -0.05;
          case JOIN -> rides.joins(table.corps(), number);
          case RIDE -> rides.rides(number);
          case RIDE_TO -> rides.gained(table.corps(), choice.place(option));
          case RALLY -> rally(unit);
          case RALLIES -> weights.of(AdlgWeight.RALLY);
          case MOVE_AND_RALLY -> moved(choice.course(option), above - WITH_RALLY) + WITH_RALLY;
          case TAKE_ON -> exchanges.against(choice.one(option), choice.other(option));
          case PURSUE -> places.keepsBack(unit) ? -0.1 : 0.1;
          case FIGHT -> exchanges.now(choice.one(option));
        };
    return worth - TIE * option;
  }

  // ---- which unit gets an order

  private double nearestOf(int corps) {
    double near = 99;
    for (int each : table.forces().members[corps]) {
      if (table.present(each)) {
        near = Math.min(near, table.nearestEnemy(each, table.footprint(each)));
      }
    }
    return near;
  }

  /**
   * Scores which unit gets the next order: units with a good charge first; a unit that moves with a
   * group waits for the group's order.
   */
  private double orderUnit(int unit) {
    if (table.inMelee(unit)) {
      boolean rallies = weights.of(AdlgWeight.RALLY_EXACT) > 0 && rallying.mayNow(unit);
      return exchanges.now(unit) < -0.5 ? OF_A_GROUP : rallies ? rally(unit) / 2 : -2;
    }
    double near = table.nearestEnemy(unit, table.footprint(unit));
    double best = near <= places.reach(unit) ? charges.best(unit) : 0;
    if (best > 0) {
      return CHARGES + best;
    }
    double late = 0.01 * near + again(unit);
    if (groups.of(unit).length == 1) {
      return ALONE - late;
    }
    return (near <= zones.reach + 1 ? IN_GROUP + OF_A_GROUP : OF_A_GROUP) - late;
  }

  /** Returns the score of an attempt to rally. */
  private double rally(int unit) {
    double exact = weights.of(AdlgWeight.RALLY_EXACT);
    return exact == 0
        ? weights.of(AdlgWeight.RALLY)
        : exact * rallying.expected(unit) * exchanges.recovers(unit);
  }

  /** A unit that has moved waits for units that have not. */
  private double again(int unit) {
    return 0.3 * table.moves[unit];
  }

  private double orderGroup(int unit) {
    int[] all = groups.of(unit);
    double near = 99;
    for (int each : all) {
      near = Math.min(near, table.nearestEnemy(each, table.footprint(each)));
    }
    double best = near <= places.reach(unit) ? charges.best(all) : 0;
    return best > 0 ? CHARGES + best : IN_GROUP + 0.05 * all.length - 0.01 * near - again(unit);
  }

  // ---- moves

  /** Returns the score of the movers' positions in the trial. */
  private double stand() {
    return places.score(movers, Double.NEGATIVE_INFINITY);
  }

  /**
   * Score of a move.
   *
   * @param above a score; one that is surely no better may come out as anything not above it
   */
  private double moved(Manoeuvre course, double above) {
    Footprint pivot = searched.pivot(movers, course);
    for (int i = 0; i < movers.length; i++) {
      from[i] = trial.footprint(movers[i]);
    }
    for (int i = 0; i < movers.length; i++) {
      trial.place(movers[i], course.end(from[i], pivot));
    }
    double worth = places.score(movers, above + here) - here;
    for (int i = 0; i < movers.length; i++) {
      trial.place(movers[i], from[i]);
    }
    return worth;
  }

  private double goes(int unit, double far) {
    Footprint from = trial.footprint(unit);
    trial.place(unit, from.at().ahead(far));
    double worth = places.score(unit);
    trial.place(unit, from);
    return worth;
  }

  private double turnsAbout(int unit) {
    Footprint from = trial.footprint(unit);
    double before = places.score(unit);
    trial.place(unit, from.turned(TenthDegrees.FULL / 2));
    double worth = places.score(unit) - before;
    trial.place(unit, from);
    return worth;
  }

  // ---- charges

  private double uncontrolled(int unit) {
    ChargePath way = assault.uncontrolled(unit);
    return way == null ? 0 : charges.of(unit, way);
  }

  /** Returns the expected loss of a unit in a zone of control from the enemy that holds it. */
  private double held(int unit) {
    int threat = zones.threat(unit);
    return threat == AdlgState.NOBODY ? 0 : exchanges.feared(unit, threat, UnitEdge.FRONT);
  }

  /**
   * Returns the score of evading: what the unit would lose by standing, and what its flight costs.
   */
  private double evades(int unit, int heading) {
    double worst = 0;
    for (int each = 0; each < table.units; each++) {
      if (table.present(each)
          && table.enemies(unit, each)
          && table.distance(unit, each) <= places.reach(each)) {
        worst = Math.max(worst, exchanges.feared(unit, each, UnitEdge.FRONT));
      }
    }
    return worst + flees(unit, heading);
  }

  /** Returns the score of a flight by its end: off the table, caught, or through friends. */
  private double flees(int unit, int heading) {
    AdlgEvasion.Flight flight =
        evasion.flight(unit, heading, evasion.distance(unit, heading, MEAN_DIE));
    double crossed = 0.3 * flight.crossed().size();
    double lost = flight.leaves() ? 1 : flight.caught() ? 0.5 : 0;
    return -0.1 - lost - crossed;
  }

  /** Whether mounted enemies are near and no other enemy would benefit from a square. */
  private boolean square(int unit) {
    boolean horse = false;
    for (int each = 0; each < table.units; each++) {
      if (table.present(each) && table.enemies(unit, each)) {
        double far = table.distance(unit, each);
        boolean mounted = table.type(each).mounted();
        if (!mounted && far <= Math.max(3, table.type(each).reach)) {
          return false;
        }
        boolean aside = table.footprint(unit).ahead(table.centre(each)) <= 0;
        horse |= mounted && aside && far <= places.reach(each);
      }
    }
    return horse;
  }
}
