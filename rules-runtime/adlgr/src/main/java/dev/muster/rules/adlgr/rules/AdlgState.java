package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.battle.ColumnarState;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.IntList;
import dev.muster.rules.battle.LastingEffects;
import dev.muster.rules.battle.PhasedState;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.Segment;
import java.util.Arrays;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** The state of the table: the place, losses and actions of every unit, and the active side. */
public final class AdlgState extends PhasedState<AdlgForces> {
  /** Stands for no unit and no side. */
  public static final int NOBODY = -1;

  /** The fate of a unit. */
  public enum Fate {
    PRESENT,
    ROUTED,
    FLED,
    WAITING,
    /** Off the table by an event of the scenario, and not lost. */
    LEFT
  }

  private static final Fate[] FATES = Fate.values();

  public final AdlgRules rules;
  final TerrainPenalty footing;

  /** The forces with the types and the ground that events of the scenario have given them. */
  private AdlgForces now;

  /** The ground as events of the scenario have left it. */
  public AdlgTerrainMap ground;

  /** How far units see, in UD. */
  int visibility = LastingEffects.UNLIMITED;

  public final int units;
  private final int[] east;
  private final int[] north;
  private final int[] tenths;
  private final int[] fate;

  /** By unit: cohesion lost, of both halves of a battle unit. */
  public final int[] hits;

  /**
   * By battle unit: the part of its lost cohesion that its right half has lost, if each half has
   * its own (AR-234).
   */
  private final int[] ofRight;

  /** By unit: whether it is in square (AR-189 to AR-203). */
  public final boolean[] square;

  /** By unit: moves made in this player turn (AR-068 to AR-073). */
  public final int[] moves;

  /** By unit: hundredths of UD it has spent of the move it is making (AR-190). */
  final int[] spent;

  /** By unit: whether it was nearer than 4 UD to an enemy in a move of this player turn. */
  final boolean[] nearEnemy;

  /** By unit: whether it has charged in this player turn. */
  public final boolean[] charged;

  /** By unit: whether it has charged without control, until that melee's first round is over. */
  final boolean[] uncontrolled;

  /** By unit: whether it was held back from charging in this player turn (AR-028). */
  final boolean[] held;

  /** By unit: whether its player has said in this player turn that it stays. */
  public final boolean[] stayed;

  /** By unit: whether it has tried to rally in this player turn (AR-355). */
  final boolean[] rallied;

  /** By unit: whether it has shot, or helped to, in this Shooting step (AR-D10). */
  final boolean[] shot;

  /** By battle unit: which of its halves have shot or helped to, a bit each (AR-236). */
  final int[] halvesShot;

  /** By side: whether it shoots no more in this Shooting step. */
  final boolean[] ceased;

  /** The melees of this Combat step still to be fought, as {@link TableMelees} fills the list. */
  final IntList melees;

  /** By pair of units: the player turn in which they came into contact; 0 if not in contact. */
  private final int[] since;

  /** By unit: enemies it is in contact with. */
  private final int[] foes;

  /** By two units: the edge of the second at which the first is. */
  private final int[] at;

  /** By two units: whether the first has charged the second. */
  private final boolean[] into;

  /** By two units: whether the first came into contact with the second, which did not move. */
  private final boolean[] cameUp;

  /** By two units: whether the first has fought the second in a Combat step (AR-D05). */
  public final boolean[] fought;

  /** By unit: whether it has beaten an enemy and may go after him (AR-369). */
  final boolean[] victor;

  /** By unit: whether it has lost its point for being surrounded in this step (AR-339). */
  final boolean[] surrounded;

  /** By corps: command points left. */
  public final int[] points;

  /** By corps: whether it has given all its orders in this player turn (AR-002). */
  public final boolean[] closed;

  /** By corps: the unit its commander is with; NOBODY if he is alone or lost. */
  public final int[] commanderWith;

  /** By corps: where its commander is when he is alone, in 1/100 UD. */
  private final int[] commanderEast;

  private final int[] commanderNorth;

  /** By corps: whether its commander has ridden in this player turn (AR-D32). */
  final boolean[] rode;

  /** By corps: points left that are for the commander's own unit alone (AR-019). */
  final int[] ownPoints;

  /** By corps: whether its commander is lost. */
  public final boolean[] commanderLost;

  /** By corps: whether its commander has left the table by an event, which is no loss. */
  final boolean[] commanderLeft;

  /** By side: whether its army was broken when losses were counted last (AR-006). */
  public final boolean[] beaten;

  /** By unit: the number of the plan by which it keeps its post; none if it keeps none. */
  public final int[] postOf;

  /** By unit: the post it keeps, in 1/100 UD. */
  private final int[] postEast;

  private final int[] postNorth;

  /** By place of the objectives, in order: the side of the last unit in it, or NOBODY. */
  public final int[] lastSide;

  /** The corps that gives its orders in this player turn. */
  private final int[] activeCorps;

  /** The player turn in which the opponents were last paired. */
  private final int[] paired;

  /** The steps of a player turn (AR-001 to AR-006). */
  public enum Phase {
    MOVEMENT("Movement", "AR-001"),
    SHOOTING("Shooting", "AR-003"),
    COMBAT("Combat", "AR-004"),
    ROUT("Rout and Pursuit", "AR-005"),
    VICTORY("Victory", "AR-006");

    public final String words;
    public final String row;

    Phase(String words, String row) {
      this.words = words;
      this.row = row;
    }
  }

  /** Number of changes of positions, by which caches detect that they are outdated. */
  private int placings;

  // footprints of the units, cached until they move and then recomputed from the columns
  private final @Nullable Footprint[] standing;
  private final @Nullable Footprint[] worked;
  private final @Nullable Footprint[] halves;
  private final @Nullable Point[] centres;
  private final @Nullable TerrainType[] underfoot;
  private final @Nullable Footprint[] commanderAlone;

  private final PairDistances distances;

  private final RoutRules rout;

  public AdlgState(AdlgForces forces, Dice dice, EventSink sink) {
    super(forces, forces.program, dice, sink);
    rules = forces.rules;
    footing = new TerrainPenalty(rules);
    now = forces;
    ground = forces.ground;
    units = forces.units;
    east = intColumn(units, 0);
    north = intColumn(units, 0);
    tenths = intColumn(units, 0);
    fate = intColumn(units, Fate.WAITING.ordinal());
    hits = intColumn(units, 0);
    ofRight = intColumn(units, 0);
    square = flagColumn(units);
    moves = turnIntColumn(units, 0);
    spent = turnIntColumn(units, 0);
    nearEnemy = turnFlagColumn(units);
    charged = turnFlagColumn(units);
    uncontrolled = flagColumn(units);
    held = turnFlagColumn(units);
    stayed = turnFlagColumn(units);
    rallied = turnFlagColumn(units);
    shot = turnFlagColumn(units);
    halvesShot = turnIntColumn(units, 0);
    ceased = turnFlagColumn(2);
    melees = turnListColumn(new IntList());
    since = intColumn(units * units, 0);
    foes = intColumn(units, 0);
    at = intColumn(units * units, 0);
    into = flagColumn(units * units);
    cameUp = flagColumn(units * units);
    fought = flagColumn(units * units);
    surrounded = flagColumn(units);
    victor = turnFlagColumn(units);
    points = turnIntColumn(forces.corps, 0);
    closed = turnFlagColumn(forces.corps);
    commanderWith = intColumn(forces.corps, NOBODY);
    commanderEast = intColumn(forces.corps, 0);
    commanderNorth = intColumn(forces.corps, 0);
    rode = turnFlagColumn(forces.corps);
    ownPoints = turnIntColumn(forces.corps, 0);
    commanderLost = flagColumn(forces.corps);
    commanderLeft = flagColumn(forces.corps);
    beaten = flagColumn(2);
    postOf = intColumn(units, ActivePlans.NONE);
    postEast = intColumn(units, 0);
    postNorth = intColumn(units, 0);
    lastSide = intColumn(forces.places.size(), NOBODY);
    activeCorps = turnIntColumn(1, NOBODY);
    paired = intColumn(1, 0);
    standing = new Footprint[units];
    worked = new Footprint[units];
    halves = new Footprint[2 * units];
    centres = new Point[units];
    underfoot = new TerrainType[units];
    commanderAlone = new Footprint[forces.corps];
    distances = new PairDistances(units, this::distance);
    rout = new RoutRules(rules);
  }

  /** A copy of a table, to be played on with other dice. */
  public AdlgState(AdlgState other, Dice dice, EventSink sink) {
    this(other.forces, dice, sink);
    copyFrom(other);
  }

  @Override
  public void copyFrom(ColumnarState<AdlgForces> other) {
    super.copyFrom(other);
    placings++;
    AdlgState from = (AdlgState) other;
    System.arraycopy(from.standing, 0, standing, 0, units);
    System.arraycopy(from.worked, 0, worked, 0, units);
    System.arraycopy(from.halves, 0, halves, 0, 2 * units);
    System.arraycopy(from.centres, 0, centres, 0, units);
    System.arraycopy(from.underfoot, 0, underfoot, 0, units);
    now = from.now;
    ground = from.ground;
    visibility = from.visibility;
  }

  /** Whether another table of the battle is the same, so that what is known of it still holds. */
  public boolean isSameAs(AdlgState other) {
    return now == other.now
        && ground == other.ground
        && visibility == other.visibility
        && hasSameColumns(other);
  }

  @Override
  protected void changeField() {
    now = forces.lasting.after(eventsHappened(), forces);
    ground = now.ground;
    visibility = forces.lasting.visibility(eventsHappened());
    // what was computed for a footprint holds only for that footprint
    placings++;
    Arrays.fill(standing, null);
    Arrays.fill(worked, null);
    Arrays.fill(halves, null);
    Arrays.fill(centres, null);
    Arrays.fill(underfoot, null);
  }

  /** Odds of charges between the units as they are now. */
  public ChargeOdds chargeOdds() {
    return now.chargeOdds;
  }

  /** Shots that are known between the units as they are now. */
  ShotOdds shotOdds() {
    return now.shotOdds;
  }

  /** Whether the turn is in a step. */
  public boolean isIn(Phase phase) {
    return phase() == phase.ordinal();
  }

  /** The corps that gives its orders, NOBODY between two. */
  public int corps() {
    return activeCorps[0];
  }

  void activate(int corps) {
    activeCorps[0] = corps;
  }

  /** Whether the opponents of this Combat step are paired (AR-D06). */
  boolean paired() {
    return paired[0] == turn();
  }

  /** Marks the opponents as paired. */
  void pair() {
    paired[0] = turn();
  }

  public Fate fate(int unit) {
    return FATES[fate[unit]];
  }

  public boolean present(int unit) {
    return fate[unit] == 0;
  }

  public String name(int unit) {
    return forces.name[unit];
  }

  /** Returns the unit with a name; NOBODY if there is none. */
  public int unit(String name) {
    for (int unit = 0; unit < units; unit++) {
      if (forces.name[unit].equals(name)) {
        return unit;
      }
    }
    return NOBODY;
  }

  public int side(int unit) {
    return forces.side[unit];
  }

  public AdlgUnitType type(int unit) {
    return now.type[unit];
  }

  public boolean enemies(int one, int other) {
    return forces.side[one] != forces.side[other];
  }

  /** Places a unit on the table, or moves it there. */
  public void place(int unit, Pose pose) {
    east[unit] = pose.hundredthsEast();
    north[unit] = pose.hundredthsNorth();
    tenths[unit] = pose.tenths();
    fate[unit] = Fate.PRESENT.ordinal();
    placings++;
    standing[unit] = null;
    worked[unit] = null;
    halves[2 * unit] = null;
    centres[unit] = null;
    underfoot[unit] = null;
  }

  /** Places a unit at a footprint. */
  public void place(int unit, Footprint there) {
    place(unit, there.at());
    standing[unit] = there;
  }

  /**
   * Removes a unit from the table and ends its melees. {@link CommanderMoves} handles a commander
   * with it.
   */
  void remove(int unit, Fate why) {
    placings++;
    fate[unit] = why.ordinal();
    disengage(unit);
  }

  /** Whether a unit is lost. */
  boolean isLost(int unit) {
    return fate(unit) == Fate.ROUTED || fate(unit) == Fate.FLED;
  }

  /**
   * Removes a corps and its commander from the table by an event of the scenario, without other
   * effects.
   *
   * @param lost whether its units count as routed
   */
  public void depart(int corps, boolean lost, RuleRef rule) {
    commanderLeft[corps] |= !commanderLost[corps];
    loseCommander(corps);
    for (int unit : forces.members[corps]) {
      if (present(unit) || fate(unit) == Fate.WAITING) {
        remove(unit, lost ? Fate.ROUTED : Fate.LEFT);
        if (hasListener) {
          String side = forces.sideName(side(unit));
          emit(
              lost
                  ? new AdlgEvent.Routs(name(unit), side, rule)
                  : new CommonEvent.UnitLeaves(side, name(unit), rule));
        }
      }
    }
  }

  /** A unit was lost before the position of a situation; no commander was with it. */
  public void lostBefore(int unit, Fate why) {
    remove(unit, why);
  }

  /** Returns a number that changes whenever any unit moves. */
  int placings() {
    return placings;
  }

  /** Returns the corps whose commander is with a unit; NOBODY if there is none. */
  int commanderOf(int unit) {
    for (int corps = 0; corps < commanderWith.length; corps++) {
      if (commanderWith[corps] == unit && !commanderLost[corps]) {
        return corps;
      }
    }
    return NOBODY;
  }

  /**
   * Makes the footprints and centres of all units that are on the table, so that copies share them,
   * and with them what is known about them.
   */
  public void makeFootprints() {
    for (int unit = 0; unit < units; unit++) {
      if (present(unit)) {
        centre(unit);
      }
    }
  }

  /** Returns the middle of the footprint of a unit. */
  public Point centre(int unit) {
    Point found = centres[unit];
    if (found == null) {
      found = footprint(unit).centre();
      centres[unit] = found;
    }
    return found;
  }

  /** Returns the current or last footprint of a unit. */
  public Footprint footprint(int unit) {
    Footprint found = standing[unit];
    if (found == null) {
      found = Footprint.of(pose(unit), forces.front[unit], forces.depth[unit]);
      standing[unit] = found;
    }
    return found;
  }

  /**
   * Returns the footprint of a unit, extended to the front edge of the works it is behind (AR-389).
   */
  Footprint reaching(int unit) {
    if (!ground.hasWorks()) {
      return footprint(unit);
    }
    Footprint found = worked[unit];
    if (found == null) {
      found = toWorks(unit);
      worked[unit] = found;
    }
    return found;
  }

  private Footprint toWorks(int unit) {
    Footprint own = footprint(unit);
    if (works(unit) == DefensiveWorks.NONE) {
      return own;
    }
    double ahead = 0;
    for (UnitHalf each : HALVES) {
      ahead = Math.max(ahead, ground.behind(footprint(unit, each)).ahead());
    }
    Pose front = own.at().ahead(ahead);
    return ahead == 0 ? own : Footprint.of(front, own.width(), own.depth() + ahead);
  }

  /**
   * Returns the works that the whole unit is aligned behind: both halves of a battle unit (AR-385,
   * AR-390).
   */
  DefensiveWorks works(int unit) {
    DefensiveWorks left = works(unit, UnitHalf.LEFT);
    if (left == DefensiveWorks.NONE || !type(unit).battleUnit) {
      return left;
    }
    DefensiveWorks right = works(unit, UnitHalf.RIGHT);
    return right.compareTo(left) < 0 ? right : left;
  }

  /** Returns the works that half of a battle unit, or all of another unit, is behind (AR-390). */
  DefensiveWorks works(int unit, UnitHalf half) {
    if (!ground.hasWorks()) {
      return DefensiveWorks.NONE;
    }
    return ground.behind(footprint(unit, half)).works();
  }

  private static final UnitHalf[] HALVES = UnitHalf.values();

  /**
   * Returns the footprint of half of a battle unit, extended by the works it is behind (AR-389).
   */
  Footprint reaching(int unit, UnitHalf half) {
    Footprint all = reaching(unit);
    return all == footprint(unit) ? footprint(unit, half) : half(unit, all, half);
  }

  /** Returns the footprint of half of a battle unit, or of all of another unit. */
  Footprint footprint(int unit, UnitHalf half) {
    int left = 2 * unit;
    if (halves[left] == null) {
      halves[left] = half(unit, footprint(unit), UnitHalf.LEFT);
      halves[left + 1] = half(unit, footprint(unit), UnitHalf.RIGHT);
    }
    return Objects.requireNonNull(halves[left + half.ordinal()]);
  }

  private Footprint half(int unit, Footprint all, UnitHalf half) {
    if (!type(unit).battleUnit) {
      return all;
    }
    double breadth = all.width() / 2;
    double aside = half == UnitHalf.LEFT ? -breadth / 2 : breadth / 2;
    return Footprint.of(all.at().aside(aside), breadth, all.depth());
  }

  public Pose pose(int unit) {
    return new Pose(east[unit], north[unit], tenths[unit]);
  }

  /** Returns the heading of a unit, in tenths of a degree. */
  int heading(int unit) {
    return tenths[unit];
  }

  /** Returns the post that a unit keeps; meaningful only if it keeps one. */
  public Pose post(int unit) {
    return new Pose(postEast[unit], postNorth[unit], 0);
  }

  /**
   * Records the unit's present place as its post.
   *
   * @param by the number of the plan that requires the post
   */
  public void takePost(int unit, int by) {
    postOf[unit] = by;
    postEast[unit] = east[unit];
    postNorth[unit] = north[unit];
  }

  /** UD between the nearest points of two units and of the works they are behind (AR-389). */
  public double gap(int one, int other) {
    return reaching(one).distance(reaching(other));
  }

  /** UD between two units (AR-D08). */
  public double distance(int one, int other) {
    return distances.of(one, reaching(one), other, reaching(other));
  }

  /** UD between a unit at a place and another. */
  private double distance(int unit, Footprint standing, int other) {
    return standing == reaching(unit) ? distance(unit, other) : distance(standing, reaching(other));
  }

  double distance(Footprint one, Footprint other) {
    return rules.distanceOfCentres
        ? new Segment(one.centre(), other.centre()).length()
        : one.distance(other);
  }

  /** Whether two units are at most {@code far} UD apart; fast for distant units. */
  public boolean isWithin(int one, int other, double far) {
    return isWithin(reaching(one), reaching(other), far);
  }

  boolean isWithin(Footprint one, Footprint other, double far) {
    return rules.distanceOfCentres ? distance(one, other) <= far : one.isWithin(other, far);
  }

  /**
   * A quick lower bound of the distance between two units in UD, so that distant units need no
   * exact measurement.
   */
  public double leastDistance(int one, int other) {
    return leastDistance(reaching(one), other);
  }

  double leastDistance(Footprint one, int other) {
    return rules.distanceOfCentres
        ? distance(one, reaching(other))
        : one.outline().leastDistance(reaching(other).outline());
  }

  /** Distance in UD to the nearest enemy on the table; infinite if there is none. */
  public double nearestEnemy(int unit, Footprint standing) {
    double least = Double.POSITIVE_INFINITY;
    for (int each : forces.enemiesOf(unit)) {
      if (present(each) && leastDistance(standing, each) < least) {
        least = Math.min(least, distance(unit, standing, each));
      }
    }
    return least;
  }

  /** Whether an enemy on the table is nearer than {@code far} UD to a unit at a place. */
  public boolean isEnemyNearer(int unit, Footprint standing, double far) {
    for (int each : forces.enemiesOf(unit)) {
      if (present(each)
          && leastDistance(standing, each) < far
          && distance(standing, reaching(each)) < far) {
        return true;
      }
    }
    return false;
  }

  /** Whether an enemy on the table is within a distance in UD of a unit. */
  boolean enemyWithin(int unit, double far) {
    for (int each : forces.enemiesOf(unit)) {
      if (present(each) && isWithin(unit, each, far + ConvexPolygon.HAIR)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the terrain under a unit. */
  TerrainType under(int unit) {
    TerrainType found = underfoot[unit];
    if (found == null) {
      found = ground.under(footprint(unit));
      underfoot[unit] = found;
    }
    return found;
  }

  /** Whether the terrain penalises a unit (AR-D12). */
  public boolean penalised(int unit) {
    return footing.penalises(under(unit), type(unit));
  }

  public boolean disordered(int unit) {
    return hits[unit] >= rules.disorderedFrom;
  }

  /** Whether a unit is there and has cohesion left: else it only waits to be taken off (AR-005). */
  public boolean canAct(int unit) {
    return present(unit) && !broken(unit);
  }

  /** Whether a unit has lost all its cohesion, or one of its halves has lost its own (AR-D16). */
  boolean broken(int unit) {
    return rout.routs(type(unit), hits[unit] - ofRight[unit], ofRight[unit]);
  }

  /** Whether the halves of a unit lose each their own cohesion (AR-234). */
  public boolean apart(int unit) {
    return rout.apart(type(unit));
  }

  /** The cohesion of a unit, or of each half if the halves have separate pools. */
  public int cohesion(int unit) {
    return rout.cohesion(type(unit));
  }

  /** Returns the cohesion a half has lost, or the whole unit if its halves share one pool. */
  public int hits(int unit, UnitHalf half) {
    return !apart(unit)
        ? hits[unit]
        : half == UnitHalf.RIGHT ? ofRight[unit] : hits[unit] - ofRight[unit];
  }

  /** Returns the cohesion a unit can lose before it routs; that of its weaker half. */
  public int left(int unit) {
    return Math.max(0, cohesion(unit) - hits(unit, steadier(unit).other()));
  }

  /** Returns the half with the smaller loss; the left one in a tie. */
  UnitHalf steadier(int unit) {
    return hits(unit, UnitHalf.RIGHT) < hits(unit, UnitHalf.LEFT) ? UnitHalf.RIGHT : UnitHalf.LEFT;
  }

  /** The half of a battle unit that is nearer to another unit. */
  UnitHalf nearer(int unit, int other) {
    return footprint(unit).right(centre(other)) < 0 ? UnitHalf.LEFT : UnitHalf.RIGHT;
  }

  /**
   * Reduces cohesion.
   *
   * @return the cohesion taken, at most what was left
   */
  int lose(int unit, UnitHalf half, int loss) {
    int taken = Math.min(loss, cohesion(unit) - hits(unit, half));
    hits[unit] += taken;
    ofRight[unit] += apart(unit) && half == UnitHalf.RIGHT ? taken : 0;
    return taken;
  }

  /** All cohesion a unit has is gone at once. */
  void sweepAway(int unit) {
    lose(unit, UnitHalf.LEFT, type(unit).cohesion);
    lose(unit, UnitHalf.RIGHT, type(unit).cohesion);
  }

  /** Restores cohesion, one point at a time to the half with the greater loss (AR-233). */
  void recover(int unit, int points) {
    for (int i = 0; i < points; i++) {
      ofRight[unit] -= apart(unit) && steadier(unit).other() == UnitHalf.RIGHT ? 1 : 0;
      hits[unit]--;
    }
  }

  /** Sets the cohesion a unit has lost before the battle; its halves share it. */
  void setLosses(int unit, int lost) {
    hits[unit] = lost;
    ofRight[unit] = apart(unit) ? UnitHalf.RIGHT.of(lost) : 0;
  }

  /** Reduces the cohesion of a unit because of a move, if it has any left. */
  void disturb(int unit, String why, RuleRef rule) {
    if (broken(unit)) {
      return; // it only waits to be taken off
    }
    UnitHalf half = steadier(unit);
    lose(unit, half, 1);
    if (hasListener) {
      String which = apart(unit) ? half.words() : "";
      emit(new AdlgEvent.Disturbed(name(unit), which, why, hits(unit, half), rule));
    }
  }

  /** Whether a unit is in contact with an enemy it fights. */
  public boolean inMelee(int unit) {
    return foes[unit] > 0;
  }

  /** Whether two units fight each other. */
  public boolean fights(int one, int other) {
    return since[one * units + other] != 0;
  }

  /** Returns the player turn in which two units came into contact; 0 if they are not in contact. */
  int fightingSince(int one, int other) {
    return since[one * units + other];
  }

  /** The edge of a unit at which an enemy that fights it is. */
  public UnitEdge edgeOf(int unit, int enemy) {
    return EDGES[at[enemy * units + unit]];
  }

  private static final UnitEdge[] EDGES = UnitEdge.values();

  /** Whether a unit has charged the enemy it fights. */
  boolean chargedInto(int unit, int enemy) {
    return into[unit * units + enemy];
  }

  /** Brings two units into contact: the attacker's front at an edge of the defender. */
  public void engage(int attacker, int defender, UnitEdge edge, boolean charge) {
    link(attacker, defender, edge, charge);
    link(defender, attacker, UnitEdge.FRONT, false);
  }

  /** Notes that a unit has come up to an enemy it fights, by a charge or another move. */
  public void comeUp(int unit, int enemy) {
    cameUp[unit * units + enemy] = true;
  }

  /** Whether a unit has come up to an enemy it fights. */
  boolean hasComeUp(int unit, int enemy) {
    return cameUp[unit * units + enemy];
  }

  /**
   * Returns the works that protect a unit, or its half, in a melee; none for a unit that moved into
   * contact.
   */
  DefensiveWorks sheltering(int unit, UnitHalf half) {
    for (int each = 0; each < units; each++) {
      if (cameUp[unit * units + each]) {
        return DefensiveWorks.NONE;
      }
    }
    return works(unit, half);
  }

  private void link(int one, int other, UnitEdge edge, boolean charge) {
    int both = one * units + other;
    if (since[both] == 0) {
      since[both] = Math.max(1, turn());
      foes[one]++;
    }
    at[both] = edge.ordinal();
    into[both] |= charge;
  }

  /** Two units are no longer in contact. */
  void disengage(int one, int other) {
    unlink(one, other);
    unlink(other, one);
  }

  private void unlink(int one, int other) {
    int both = one * units + other;
    foes[one] -= since[both] == 0 ? 0 : 1;
    since[both] = 0;
    at[both] = 0;
    into[both] = false;
    cameUp[both] = false;
    fought[both] = false;
  }

  /** Ends all contacts of a unit. */
  void disengage(int unit) {
    for (int each = 0; each < units; each++) {
      disengage(unit, each);
    }
  }

  /**
   * Returns the distance in UD from a unit to the commander of a corps, on his own or with a unit.
   */
  public double fromCommander(int corps, Footprint unit) {
    return commander(corps).distance(unit);
  }

  /** Whether the commander of a corps is at most {@code far} UD from a unit. */
  public boolean isCommanderWithin(int corps, Footprint unit, double far) {
    return commander(corps).isWithin(unit, far);
  }

  private Footprint commander(int corps) {
    if (commanderWith[corps] != NOBODY) {
      return footprint(commanderWith[corps]);
    }
    // a commander alone is a point
    Pose at = commanderAt(corps);
    Footprint found = commanderAlone[corps];
    if (found == null || !found.at().equals(at)) {
      found = Footprint.of(at, POINT, POINT);
      commanderAlone[corps] = found;
    }
    return found;
  }

  /** Returns the present or last place of a commander on his own. */
  Pose commanderAt(int corps) {
    return new Pose(commanderEast[corps], commanderNorth[corps], 0);
  }

  /** A point, as something distances are measured to. */
  public static Footprint point(Point at) {
    return Footprint.of(Pose.near(at.x(), at.y(), 0), POINT, POINT);
  }

  private static final double POINT = 1e-3;

  /** Marks the commander of a corps as lost, without a unit. */
  void loseCommander(int corps) {
    commanderLost[corps] = true;
    commanderWith[corps] = NOBODY;
  }

  void placeCommander(int corps, Pose alone) {
    commanderEast[corps] = alone.hundredthsEast();
    commanderNorth[corps] = alone.hundredthsNorth();
  }
}
