package dev.muster.rules.adlgr;

import dev.muster.rules.battle.Columns;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Numbers;
import dev.muster.rules.battle.PlansInForce;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Convex;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Line;
import dev.muster.rules.plane.Pose;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The table as it stands: where every unit is, what it has lost and done, and whose turn it is. */
final class Table extends Columns<Forces> {
  /** No unit, no side, nobody. */
  static final int NOBODY = -1;

  /** For a table on which nobody has begun to play. */
  static final Dice NO_DICE =
      () -> {
        throw new IllegalStateException("no dice before the battle");
      };

  /** What has become of a unit. */
  enum Fate {
    PRESENT,
    ROUTED,
    FLED,
    WAITING
  }

  private static final Fate[] FATES = Fate.values();

  final AdlgRules rules;
  final Footing footing;
  final Ground ground;
  final int units;
  final Dice dice;
  final EventSink sink;

  /** False when nobody listens: then no event and none of its parts is built. */
  final boolean heard;

  private final int[] east;
  private final int[] north;
  private final int[] tenths;
  private final int[] fate;

  /** By unit: cohesion lost, of both halves of a battle unit. */
  final int[] hits;

  /** By battle unit: cohesion its right half has lost of that, where each has its own (AR-234). */
  private final int[] ofRight;

  /** By unit: whether it is in square (AR-189 to AR-203). */
  final boolean[] square;

  /** By unit: moves made in this player turn (AR-068 to AR-073). */
  final int[] moves;

  /** By unit: hundredths of UD it has spent of the move it is making (AR-190). */
  final int[] spent;

  /** By unit: whether it was nearer than 4 UD to an enemy in a move of this player turn. */
  final boolean[] nearEnemy;

  /** By unit: whether it has charged in this player turn. */
  final boolean[] charged;

  /** By unit: whether it has charged without control, until that melee's first round is over. */
  final boolean[] uncontrolled;

  /** By unit: whether it was held back from charging in this player turn (AR-028). */
  final boolean[] held;

  /** By unit: whether its player has said in this player turn that it stays. */
  final boolean[] stayed;

  /** By unit: whether it has tried to rally in this player turn (AR-355). */
  final boolean[] rallied;

  /** By unit: whether it has shot, or helped to, in this Shooting step (AR-D10). */
  final boolean[] shot;

  /** By side: whether it shoots no more in this Shooting step. */
  final boolean[] ceased;

  /** Who fights whom in this Combat step and is still to fight, as {@link Clashes} fills it. */
  final Numbers melees;

  /** By two units: the player turn in which they came into contact, 0 where they are not. */
  private final int[] since;

  /** By two units: the edge of the second at which the first is. */
  private final int[] at;

  /** By two units: whether the first has charged the second. */
  private final boolean[] into;

  /** By two units: whether the first has fought the second in a Combat step (AR-D05). */
  final boolean[] fought;

  /** By unit: whether it has beaten an enemy and may go after him (AR-369). */
  final boolean[] victor;

  /** By unit: whether it has lost its point for being surrounded in this step (AR-339). */
  final boolean[] surrounded;

  /** By corps: command points left. */
  final int[] points;

  /** By corps: whether it has given all its orders in this player turn (AR-002). */
  final boolean[] closed;

  /** By corps: the unit its commander is with, NOBODY where he is alone or lost. */
  final int[] commanderWith;

  /** By corps: where its commander is when he is alone, in 1/100 UD. */
  private final int[] commanderEast;

  private final int[] commanderNorth;

  /** By corps: whether its commander has ridden in this player turn (AR-D32). */
  final boolean[] rode;

  /** By corps: points left that are for the commander's own unit alone (AR-019). */
  final int[] ownPoints;

  /** By corps: whether its commander is lost. */
  final boolean[] commanderLost;

  /** By side: whether its army was broken when losses were counted last (AR-006). */
  final boolean[] beaten;

  /** By corps: the plan it follows, by its number, see {@link PlansInForce}. */
  final int[] plan;

  /** By plan, through all corps: whether its end has come. */
  final boolean[] planOver;

  /** By unit: the plan by which it keeps its post, by its number; none where it keeps none. */
  final int[] postOf;

  /** By unit: the post it keeps, in 1/100 UD. */
  private final int[] postEast;

  private final int[] postNorth;

  /** By objective: who held it after the last turn, NOBODY for none. */
  final int[] holder;

  /** By place of the objectives, in their order: the side that stood in it last, or NOBODY. */
  final int[] lastSide;

  private final int[] clock;
  private static final int ROUND = 0;
  private static final int TURN = 1;
  private static final int ACTIVE = 2;
  private static final int PHASE = 3;
  private static final int CORPS = 4;
  private static final int WON_BY = 5;
  private static final int PAIRED = 6;

  /** The steps of a player turn (AR-001 to AR-006), and what lies between two turns. */
  enum Phase {
    BETWEEN("", ""),
    MOVEMENT("Movement", "AR-001"),
    SHOOTING("Shooting", "AR-003"),
    COMBAT("Combat", "AR-004"),
    ROUT("Rout and Pursuit", "AR-005"),
    VICTORY("Victory", "AR-006");

    final String words;
    final String row;

    Phase(String words, String row) {
      this.words = words;
      this.row = row;
    }
  }

  private static final Phase[] PHASES = Phase.values();

  // where units stand, kept until they move: found again from the columns
  private final @Nullable Footprint[] standing;

  private final Rout rout;

  Table(Forces forces, Dice dice, EventSink sink) {
    super(forces);
    this.dice = dice;
    this.sink = sink;
    rules = forces.rules;
    footing = new Footing(rules);
    ground = forces.ground;
    units = forces.units;
    heard = sink != EventSink.SILENT;
    east = numbers(units, 0);
    north = numbers(units, 0);
    tenths = numbers(units, 0);
    fate = numbers(units, Fate.WAITING.ordinal());
    hits = numbers(units, 0);
    ofRight = numbers(units, 0);
    square = marks(units);
    moves = numbersOfTurn(units, 0);
    spent = numbersOfTurn(units, 0);
    nearEnemy = marksOfTurn(units);
    charged = marksOfTurn(units);
    uncontrolled = marks(units);
    held = marksOfTurn(units);
    stayed = marksOfTurn(units);
    rallied = marksOfTurn(units);
    shot = marksOfTurn(units);
    ceased = marksOfTurn(2);
    melees = listOfTurn(new Numbers());
    since = numbers(units * units, 0);
    at = numbers(units * units, 0);
    into = marks(units * units);
    fought = marks(units * units);
    surrounded = marks(units);
    victor = marksOfTurn(units);
    points = numbersOfTurn(forces.corps, 0);
    closed = marksOfTurn(forces.corps);
    commanderWith = numbers(forces.corps, NOBODY);
    commanderEast = numbers(forces.corps, 0);
    commanderNorth = numbers(forces.corps, 0);
    rode = marksOfTurn(forces.corps);
    ownPoints = numbersOfTurn(forces.corps, 0);
    commanderLost = marks(forces.corps);
    beaten = marks(2);
    plan = numbers(forces.corps, PlansInForce.NONE);
    planOver = marks(PlansInForce.count(forces.program.scenario()));
    postOf = numbers(units, PlansInForce.NONE);
    postEast = numbers(units, 0);
    postNorth = numbers(units, 0);
    holder = numbers(forces.objectives().size(), NOBODY);
    lastSide = numbers(forces.places.size(), NOBODY);
    clock = numbers(PAIRED + 1, 0);
    clock[CORPS] = NOBODY;
    clock[WON_BY] = NOBODY;
    standing = new Footprint[units];
    rout = new Rout(rules);
  }

  /** A copy of a table, to be played on with other dice. */
  Table(Table other, Dice dice, EventSink sink) {
    this(other.forces, dice, sink);
    setTo(other);
  }

  void setTo(Table other) {
    super.setTo(other);
    System.arraycopy(other.standing, 0, standing, 0, units);
  }

  @Override
  protected long fingerprint() {
    return super.fingerprint();
  }

  Forces forces() {
    return forces;
  }

  void tell(Event event) {
    sink.tell(event);
  }

  int round() {
    return clock[ROUND];
  }

  /** Player turns begun, from 1; two make a round. */
  int turn() {
    return clock[TURN];
  }

  /** The side whose turn it is. */
  int active() {
    return clock[ACTIVE];
  }

  Phase phase() {
    return PHASES[clock[PHASE]];
  }

  void enter(Phase phase) {
    clock[PHASE] = phase.ordinal();
  }

  /** The corps that gives its orders, NOBODY between two. */
  int corps() {
    return clock[CORPS];
  }

  void activate(int corps) {
    clock[CORPS] = corps;
  }

  /** Whether it is settled who fights whom in this Combat step (AR-D06). */
  boolean paired() {
    return clock[PAIRED] == turn();
  }

  /** It is settled who fights whom. */
  void pair() {
    clock[PAIRED] = turn();
  }

  /** The condition of the scenario that has been met, NOBODY for none. */
  int won() {
    return clock[WON_BY];
  }

  void win(int condition) {
    clock[WON_BY] = condition;
  }

  /** A player turn begins, for the other side, or for the one that begins the battle. */
  void beginTurn(int side) {
    clock[TURN]++;
    clock[ROUND] = (clock[TURN] + 1) / 2;
    clock[ACTIVE] = side;
    clock[CORPS] = NOBODY;
    clearTurn();
  }

  /** So many rounds are over before the battle is taken up. */
  void takeUpAfter(int rounds) {
    clock[ROUND] = rounds;
    clock[TURN] = 2 * rounds;
  }

  Fate fate(int unit) {
    return FATES[fate[unit]];
  }

  boolean present(int unit) {
    return fate[unit] == 0;
  }

  String name(int unit) {
    return forces.name[unit];
  }

  /** The unit of a name, NOBODY for none. */
  int unit(String name) {
    for (int unit = 0; unit < units; unit++) {
      if (forces.name[unit].equals(name)) {
        return unit;
      }
    }
    return NOBODY;
  }

  int side(int unit) {
    return forces.side[unit];
  }

  UnitType type(int unit) {
    return forces.type[unit];
  }

  boolean enemies(int one, int other) {
    return forces.side[one] != forces.side[other];
  }

  /** Puts a unit on the table, or elsewhere on it. */
  void place(int unit, Pose pose) {
    east[unit] = pose.hundredthsEast();
    north[unit] = pose.hundredthsNorth();
    tenths[unit] = pose.tenths();
    fate[unit] = Fate.PRESENT.ordinal();
    standing[unit] = null;
  }

  /**
   * Takes a unit off the table; whoever fought it fights it no more. What becomes of a commander
   * with it, {@link Staff} knows.
   */
  void remove(int unit, Fate why) {
    fate[unit] = why.ordinal();
    part(unit);
  }

  /** The corps whose commander is with a unit, NOBODY for none. */
  int commanderOf(int unit) {
    for (int corps = 0; corps < commanderWith.length; corps++) {
      if (commanderWith[corps] == unit && !commanderLost[corps]) {
        return corps;
      }
    }
    return NOBODY;
  }

  /** Where a unit stands, or stood last. */
  Footprint of(int unit) {
    Footprint found = standing[unit];
    if (found == null) {
      found = Footprint.of(pose(unit), forces.front[unit], forces.depth[unit]);
      standing[unit] = found;
    }
    return found;
  }

  /** Where a unit stands, to the front edge of the works it is behind (AR-389). */
  Footprint reaching(int unit) {
    Footprint own = of(unit);
    if (!ground.hasWorks() || works(unit) == Works.NONE) {
      return own;
    }
    double ahead = 0;
    for (Footprint each : parts(unit)) {
      ahead = Math.max(ahead, ground.behind(each).ahead());
    }
    Pose front = own.at().ahead(ahead);
    return ahead == 0 ? own : Footprint.of(front, own.width(), own.depth() + ahead);
  }

  /** What all of a unit is aligned behind: both halves of a battle unit (AR-385, AR-390). */
  Works works(int unit) {
    Works least = Works.FORTIFICATION;
    for (Footprint each : parts(unit)) {
      Works own = ground.hasWorks() ? ground.behind(each).works() : Works.NONE;
      least = own.compareTo(least) < 0 ? own : least;
    }
    return least;
  }

  /** What a half of a battle unit is behind, or all of another unit (AR-390). */
  Works works(int unit, Half half) {
    if (!ground.hasWorks()) {
      return Works.NONE;
    }
    List<Footprint> parts = parts(unit);
    return ground.behind(half == Half.LEFT ? parts.getFirst() : parts.getLast()).works();
  }

  /** A unit, or the two halves of a battle unit, the left one first. */
  private List<Footprint> parts(int unit) {
    Footprint own = of(unit);
    if (!type(unit).battleUnit) {
      return List.of(own);
    }
    double half = own.width() / 2;
    return List.of(
        Footprint.of(own.at().aside(-half / 2), half, own.depth()),
        Footprint.of(own.at().aside(half / 2), half, own.depth()));
  }

  Pose pose(int unit) {
    return new Pose(east[unit], north[unit], tenths[unit]);
  }

  /** The post a unit keeps, where it keeps one. */
  Pose post(int unit) {
    return new Pose(postEast[unit], postNorth[unit], 0);
  }

  /**
   * A unit takes post where it stands.
   *
   * @param by the plan that has it do so, by its number
   */
  void takePost(int unit, int by) {
    postOf[unit] = by;
    postEast[unit] = east[unit];
    postNorth[unit] = north[unit];
  }

  /** UD between two units (AR-D08). */
  double distance(int one, int other) {
    return distance(reaching(one), reaching(other));
  }

  double distance(Footprint one, Footprint other) {
    return rules.is("distance", "centre")
        ? new Line(one.centre(), other.centre()).length()
        : one.distance(other);
  }

  /** UD to the nearest enemy on the table, infinite where there is none. */
  double nearestEnemy(int unit, Footprint standing) {
    double least = Double.POSITIVE_INFINITY;
    for (int each = 0; each < units; each++) {
      if (present(each) && enemies(unit, each)) {
        least = Math.min(least, distance(standing, reaching(each)));
      }
    }
    return least;
  }

  /** Whether an enemy on the table is so far from a unit, in UD, or nearer. */
  boolean enemyWithin(int unit, double far) {
    boolean middles = rules.is("distance", "centre");
    Convex own = of(unit).outline();
    for (int each = 0; each < units; each++) {
      if (present(each)
          && enemies(unit, each)
          && (middles
              ? distance(unit, each) <= far + Convex.HAIR
              : own.nearer(of(each).outline(), far + Convex.HAIR))) {
        return true;
      }
    }
    return false;
  }

  /** The ground a unit stands in. */
  Terrain under(int unit) {
    return ground.under(of(unit));
  }

  /** Whether a unit is penalised by the ground it stands in (AR-D12). */
  boolean penalised(int unit) {
    return footing.penalises(under(unit), type(unit));
  }

  boolean disordered(int unit) {
    return hits[unit] >= rules.disorderedFrom;
  }

  /** Whether a unit is there and has cohesion left: else it only waits to be taken off (AR-005). */
  boolean able(int unit) {
    return present(unit) && !broken(unit);
  }

  /** Whether a unit has lost all its cohesion, or one of its halves has lost its own (AR-D16). */
  boolean broken(int unit) {
    return rout.routs(type(unit), hits[unit] - ofRight[unit], ofRight[unit]);
  }

  /** Whether the halves of a unit lose each their own cohesion (AR-234). */
  boolean apart(int unit) {
    return rout.apart(type(unit));
  }

  /** Cohesion a unit has, or each half of one whose halves lose their own. */
  int cohesion(int unit) {
    return rout.cohesion(type(unit));
  }

  /** Cohesion a half has lost, or all of the unit where they lose from one pool. */
  int hits(int unit, Half half) {
    return !apart(unit)
        ? hits[unit]
        : half == Half.RIGHT ? ofRight[unit] : hits[unit] - ofRight[unit];
  }

  /** Cohesion a unit can lose before it routs, of the half that has less of it. */
  int left(int unit) {
    return Math.max(0, cohesion(unit) - hits(unit, steadier(unit).other()));
  }

  /** The half that has lost less, the left one where they are alike. */
  Half steadier(int unit) {
    return hits(unit, Half.RIGHT) < hits(unit, Half.LEFT) ? Half.RIGHT : Half.LEFT;
  }

  /** The half of a battle unit that is nearer to another unit. */
  Half nearer(int unit, int other) {
    return of(unit).right(of(other).centre()) < 0 ? Half.LEFT : Half.RIGHT;
  }

  /**
   * Takes cohesion.
   *
   * @return how much there was to take of what is to be taken
   */
  int lose(int unit, Half half, int loss) {
    int taken = Math.min(loss, cohesion(unit) - hits(unit, half));
    hits[unit] += taken;
    ofRight[unit] += apart(unit) && half == Half.RIGHT ? taken : 0;
    return taken;
  }

  /** All cohesion a unit has is gone at once. */
  void sweepAway(int unit) {
    lose(unit, Half.LEFT, type(unit).cohesion);
    lose(unit, Half.RIGHT, type(unit).cohesion);
  }

  /** Gives cohesion back, a point after the other to the half that has lost more (AR-233). */
  void recover(int unit, int points) {
    for (int i = 0; i < points; i++) {
      ofRight[unit] -= apart(unit) && steadier(unit).other() == Half.RIGHT ? 1 : 0;
      hits[unit]--;
    }
  }

  /** What a unit has lost before the battle; its halves share it. */
  void begin(int unit, int lost) {
    hits[unit] = lost;
    ofRight[unit] = apart(unit) ? Half.RIGHT.of(lost) : 0;
  }

  /** A unit loses cohesion by a move, as long as it has any. */
  void disturb(int unit, String why, RuleRef rule) {
    if (broken(unit)) {
      return; // it only waits to be taken off
    }
    Half half = steadier(unit);
    lose(unit, half, 1);
    if (heard) {
      String which = apart(unit) ? half.words() : "";
      tell(new AdlgEvent.Disturbed(name(unit), which, why, hits(unit, half), rule));
    }
  }

  /** Whether a unit is in contact with an enemy it fights. */
  boolean inMelee(int unit) {
    for (int each = 0; each < units; each++) {
      if (since[unit * units + each] != 0) {
        return true;
      }
    }
    return false;
  }

  /** Whether two units fight each other. */
  boolean fights(int one, int other) {
    return since[one * units + other] != 0;
  }

  /** The player turn in which two units came into contact, 0 where they are not in it. */
  int since(int one, int other) {
    return since[one * units + other];
  }

  /** The edge of a unit at which an enemy that fights it is. */
  Edge edgeOf(int unit, int enemy) {
    return EDGES[at[enemy * units + unit]];
  }

  private static final Edge[] EDGES = Edge.values();

  /** Whether a unit has charged the enemy it fights. */
  boolean chargedInto(int unit, int enemy) {
    return into[unit * units + enemy];
  }

  /** Two units come into contact: the attacker at an edge of the defender, with its own front. */
  void engage(int attacker, int defender, Edge edge, boolean charge) {
    link(attacker, defender, edge, charge);
    link(defender, attacker, Edge.FRONT, false);
  }

  private void link(int one, int other, Edge edge, boolean charge) {
    int both = one * units + other;
    if (since[both] == 0) {
      since[both] = Math.max(1, turn());
    }
    at[both] = edge.ordinal();
    into[both] |= charge;
  }

  /** Two units are no longer in contact. */
  void part(int one, int other) {
    for (int both : new int[] {one * units + other, other * units + one}) {
      since[both] = 0;
      at[both] = 0;
      into[both] = false;
      fought[both] = false;
    }
  }

  /** A unit is in contact with nobody any more. */
  void part(int unit) {
    for (int each = 0; each < units; each++) {
      part(unit, each);
    }
  }

  /** Where the commander of a corps is: his unit's ground, or a point of his own. */
  double fromCommander(int corps, Footprint unit) {
    if (commanderWith[corps] != NOBODY) {
      return of(commanderWith[corps]).distance(unit);
    }
    // a commander alone is a point
    return Footprint.of(commanderAt(corps), POINT, POINT).distance(unit);
  }

  /** Where the commander of a corps is, or was last, alone. */
  Pose commanderAt(int corps) {
    return new Pose(commanderEast[corps], commanderNorth[corps], 0);
  }

  /** A point, as something distances are measured to. */
  static Footprint point(Point at) {
    return Footprint.of(Pose.near(at.x(), at.y(), 0), POINT, POINT);
  }

  private static final double POINT = 1e-3;

  /** The commander of a corps is lost, and with nobody. */
  void loseCommander(int corps) {
    commanderLost[corps] = true;
    commanderWith[corps] = NOBODY;
  }

  void placeCommander(int corps, Pose alone) {
    commanderEast[corps] = alone.hundredthsEast();
    commanderNorth[corps] = alone.hundredthsNorth();
  }
}
