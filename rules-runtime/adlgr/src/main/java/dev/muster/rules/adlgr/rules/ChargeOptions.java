package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.TenthDegrees;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Legal charges and their paths (AR-170 to AR-188). */
public final class ChargeOptions {
  private static final double[] SLIDES = {0, -0.5, 0.5, -1, 1};
  private static final double NEARLY = 0.005;

  private static final Footprint.Edge[] EDGES = Footprint.Edge.values();

  private final AdlgState table;
  private final ZonesOfControl zones;
  private final MoveAllowance allowance;
  private final AdlgPassage passage;
  private final KnownCharges known;

  /** The farthest slide in UD (AR-059). */
  private final double slide;

  /** Whether the edge that is touched is the one attacked (AR-D04). */
  private final boolean edgeByTouch;

  public ChargeOptions(
      AdlgState table, ZonesOfControl zones, MoveAllowance allowance, AdlgPassage passage) {
    this.table = table;
    this.zones = zones;
    this.allowance = allowance;
    this.passage = passage;
    known = new KnownCharges(table);
    slide = table.rules.length("slide-most");
    edgeByTouch = table.rules.is("attacked_edge", "touch");
  }

  /** Returns the charges of a table. They are cached, so share the result between callers. */
  public static ChargeOptions of(AdlgState table, ZonesOfControl zones, SupportRules supports) {
    return new ChargeOptions(
        table, zones, new MoveAllowance(table), new AdlgPassage(table, supports));
  }

  /** Returns why a unit may not charge at all, or null if it may (AR-170 to AR-172, AR-197). */
  @Nullable String obstacle(int unit) {
    String name = table.name(unit);
    AdlgUnitType type = table.type(unit);
    if (type.branch == TroopCategory.WAR_WAGONS
        || type.branch == TroopCategory.ARTILLERY
        || type.branch == TroopCategory.CAMP
        || type.has(Ability.EXPENDABLE)) {
      return name + " may not charge " + bannedRow(type.branch);
    }
    if (table.square[unit]) {
      return name + " is in square (AR-197)";
    }
    if (table.inMelee(unit)) {
      return name + " is in melee (AR-104)";
    }
    // a second move is not allowed so near to an enemy (AR-068)
    return table.moves[unit] > 0 ? name + " has moved already (AR-068)" : null;
  }

  private static String bannedRow(TroopCategory branch) {
    return switch (branch) {
      case WAR_WAGONS -> "(AR-170)";
      case ARTILLERY -> "(AR-171)";
      case CAMP -> "(AR-D35)";
      default -> "(AR-172)";
    };
  }

  /** Returns why a unit may not charge an enemy at an edge, or null if it may. */
  @Nullable String obstacle(int unit, int target, UnitEdge edge) {
    String any = obstacle(unit);
    return any != null ? any : obstacle(unit, target, edge, zones.threat(unit));
  }

  /**
   * Returns why a unit that may charge may not charge this enemy while another controls its zone,
   * or null.
   */
  private @Nullable String obstacle(int unit, int target, UnitEdge edge, int threat) {
    if (threat != AdlgState.NOBODY && threat != target) {
      return table.name(unit)
          + " is in the zone of "
          + table.name(threat)
          + " and may charge no other (AR-118)";
    }
    if (table.type(unit).branch == TroopCategory.LIGHT_INFANTRY && !lightFootMay(target, edge)) {
      return table.name(unit)
          + " may not charge the "
          + edge.words()
          + " of "
          + table.name(target)
          + (table.under(target).open() ? " (AR-173, AR-175)" : " (AR-174)");
    }
    return null;
  }

  /**
   * Whether light infantry may charge a target, by the ground under the target (AR-173 to AR-175).
   */
  private boolean lightFootMay(int target, UnitEdge edge) {
    TroopCategory branch = table.type(target).branch;
    if (table.under(target).open()) {
      return switch (branch) {
        case LIGHT_INFANTRY, ARTILLERY, ELEPHANTS, CAMP -> true;
        default -> edge != UnitEdge.FRONT || table.disordered(target);
      };
    }
    return branch == TroopCategory.LIGHT_INFANTRY
        || branch == TroopCategory.DRAGOONS
        || table.penalised(target);
  }

  /** The legal charge paths: for each enemy and edge the shortest one. */
  public List<ChargePath> of(int unit) {
    return found(unit).least();
  }

  /** All legal charges that begin with one of the slides and wheels that are tried. */
  List<ChargePath> all(int unit) {
    return found(unit).all();
  }

  private KnownCharges.Found found(int unit) {
    return isEnemyInReach(unit)
        ? known.of(unit, inReach(unit), this::search, this::isFree)
        : KnownCharges.Found.NONE;
  }

  /** Finds the charges of a unit that friends may be in the way of. */
  private List<KnownCharges.Way> search(int unit) {
    List<KnownCharges.Way> found = new ArrayList<>();
    if (obstacle(unit) != null) {
      return found;
    }
    int threat = zones.threat(unit);
    int[] enemies = enemiesInReach(unit);
    for (Manoeuvre each : starts(unit)) {
      Charge charge = charge(unit, each, enemies);
      if (charge != null && !charge.isBlockedByEnemies()) {
        ChargePath way = charge.path();
        if (obstacle(unit, way.target(), way.edge(), threat) == null) {
          found.add(new KnownCharges.Way(way, charge.way));
        }
      }
    }
    return found;
  }

  private boolean isFree(int unit, MoveSweep way) {
    return !isFriendInTheWay(unit, way, new int[] {unit});
  }

  /** Whether any enemy is near enough for a possible charge; a quick test that is usually false. */
  boolean isEnemyInReach(int unit) {
    return isEnemyWithin(unit, inReach(unit));
  }

  /** Whether any enemy is near enough for a charge of a group, whose wheel takes a unit farther. */
  boolean isEnemyInReachOfGroup(int unit) {
    return isEnemyWithin(unit, inReach(unit) + 2 * allowance.mostByGround(unit));
  }

  private boolean isEnemyWithin(int unit, double far) {
    Footprint own = table.footprint(unit);
    for (int each : table.forces().enemiesOf(unit)) {
      if (table.present(each) && !own.outline().isBeyond(table.reaching(each).outline(), far)) {
        return true;
      }
    }
    return false;
  }

  /** UD beyond which no unit has an influence on the charges of another. */
  private double inReach(int unit) {
    Footprint own = table.footprint(unit);
    // a slide and a wheel bring no corner farther than twice this
    double begun = 1 + own.width() + own.depth();
    return allowance.mostOrHeeded(unit) + 2 * begun;
  }

  /** Returns the enemies that may be near enough for a charge. */
  private int[] enemiesInReach(int unit) {
    int[] all = table.forces().enemiesOf(unit);
    int[] near = new int[all.length];
    int many = 0;
    for (int each : all) {
      if (mayReach(unit, each)) {
        near[many++] = each;
      }
    }
    return Arrays.copyOf(near, many);
  }

  /** Whether an enemy is near enough for a unit to have a charge at it; a quick test. */
  public boolean mayReach(int unit, int enemy) {
    return table.present(enemy)
        && !table
            .footprint(unit)
            .outline()
            .isBeyond(table.reaching(enemy).outline(), inReach(unit));
  }

  /** Straight, with a slide, or with a wheel: by 15 degrees, and onto each enemy near. */
  List<Manoeuvre> starts(int unit) {
    List<Manoeuvre> starts = new ArrayList<>();
    for (double aside : SLIDES) {
      starts.add(new Manoeuvre(0, aside, 0, 0));
    }
    for (int wheel = 150; wheel <= 900; wheel += 150) {
      starts.add(Manoeuvre.wheeling(-wheel, 0));
      starts.add(Manoeuvre.wheeling(wheel, 0));
    }
    Footprint own = table.footprint(unit);
    double open = allowance.over(unit, Going.OPEN);
    for (int each = 0; each < table.units; each++) {
      if (table.present(each) && table.enemies(unit, each) && table.isWithin(unit, each, open)) {
        var to = table.centre(each);
        int way = TenthDegrees.of(to.x() - own.at().x(), to.y() - own.at().y());
        addWheel(starts, TenthDegrees.turn(own.at().tenths(), way));
        for (Footprint.Edge edge : EDGES) {
          int flush = table.pose(each).tenths() + edge.turn() + TenthDegrees.FULL / 2;
          addWheel(starts, TenthDegrees.turn(own.at().tenths(), flush));
        }
      }
    }
    return starts;
  }

  private static void addWheel(List<Manoeuvre> starts, int wheel) {
    Manoeuvre course = Manoeuvre.wheeling(wheel, 0);
    if (wheel != 0 && Math.abs(wheel) <= 900 && !starts.contains(course)) {
      starts.add(course);
    }
  }

  /** The reason why a charge is not possible. */
  private enum Bar {
    NONE,
    NOT_ONE_SLIDE_OR_WHEEL,
    TOO_WIDE,
    NOBODY,
    SWEEPS,
    TOO_FAR,
    BLOCKED
  }

  /**
   * The result of a tried charge.
   *
   * @param approach the charge; null if it meets no enemy
   */
  private record Attempt(Bar bar, @Nullable ChargePath approach) {}

  /**
   * The charge that begins with a manoeuvre and goes straight on to the first enemy it touches;
   * null if none is in reach or the way is blocked.
   */
  @Nullable ChargePath along(int unit, Manoeuvre start) {
    Charge charge = charge(unit, start, table.forces().enemiesOf(unit));
    return charge == null || charge.isBlocked() ? null : charge.path();
  }

  /** Returns the charge with a start, whether or not the way is blocked; null if there is none. */
  private @Nullable Charge charge(int unit, Manoeuvre start, int[] enemies) {
    if (begins(unit, start) != Bar.NONE) {
      return null;
    }
    Footprint own = table.footprint(unit);
    Pose begun = start.end(own, own);
    Footprint from = begun.equals(own.at()) ? own : own.to(begun);
    double most = allowance.mostByGround(unit) - allowance.wheel(start.wheel(), 1) + 2 * NEARLY;
    if (most < 0) {
      return null;
    }
    int target = first(enemies, from, most);
    if (target == AdlgState.NOBODY || reach(from, target) > most) {
      return null;
    }
    Charge charge = new Charge(unit, start, from, target);
    return charge.isTooFar() || charge.sweeps() ? null : charge;
  }

  private Attempt attempt(int unit, Manoeuvre start) {
    Bar begins = begins(unit, start);
    if (begins != Bar.NONE) {
      return new Attempt(begins, null);
    }
    Footprint own = table.footprint(unit);
    Footprint from = own.to(start.end(own, own));
    int target = first(unit, from);
    return target == AdlgState.NOBODY
        ? new Attempt(Bar.NOBODY, null)
        : attempt(unit, start, from, target);
  }

  private Attempt attempt(int unit, Manoeuvre start, Footprint from, int target) {
    Charge charge = new Charge(unit, start, from, target);
    Bar bar =
        charge.sweeps()
            ? Bar.SWEEPS
            : charge.isTooFar() ? Bar.TOO_FAR : charge.isBlocked() ? Bar.BLOCKED : Bar.NONE;
    return new Attempt(bar, charge.path());
  }

  /** A charge that goes straight at an enemy from the end of its start manoeuvre. */
  private final class Charge {
    private final int unit;
    private final int target;
    private final Manoeuvre start;
    private final Footprint own;
    private final Footprint from;
    private final Manoeuvre course;
    private final MoveSweep way;
    private final double limit;
    private final double cost;

    Charge(int unit, Manoeuvre start, Footprint from, int target) {
      this.unit = unit;
      this.target = target;
      this.start = start;
      this.from = from;
      own = table.footprint(unit);
      double ahead = Manoeuvre.hundredths(reach(from, target));
      course = new Manoeuvre(0, start.aside(), start.wheel(), ahead);
      way = new MoveSweep(table.ground, own, course.bends(own, own));
      limit = ChargeOptions.this.limit(unit, way);
      cost = ChargeOptions.this.cost(unit, course, way.bends(), 1);
    }

    boolean isTooFar() {
      return cost > limit + NEARLY;
    }

    boolean sweeps() {
      return turnsInto(new MoveSweep(table.ground, own, start.bends(own, own)), target);
    }

    boolean isBlocked() {
      return blocked(unit, way, target, new int[] {unit});
    }

    boolean isBlockedByEnemies() {
      return isGroundImpassable(way) || isEnemyInTheWay(unit, way, target);
    }

    ChargePath path() {
      Footprint contact = from.to(from.at().ahead(course.ahead()));
      UnitEdge edge = edge(own, contact, table.reaching(target));
      return new ChargePath(target, edge, course, cost, limit);
    }
  }

  /** Returns the longest move of a unit in UD, whatever the ground. */
  double mostByGround(int unit) {
    return allowance.mostByGround(unit);
  }

  /** Whether a charge may begin so: with one slide or one wheel, neither too wide. */
  boolean isStart(int unit, Manoeuvre start) {
    return begins(unit, start) == Bar.NONE;
  }

  private Bar begins(int unit, Manoeuvre start) {
    if (!start.simple() || start.turn() != 0 || start.ahead() != 0) {
      return Bar.NOT_ONE_SLIDE_OR_WHEEL;
    }
    boolean wide =
        Math.abs(start.aside()) > slide + ConvexPolygon.HAIR
            || Math.abs(start.wheel()) > allowance.widestWheel(table.type(unit));
    return wide ? Bar.TOO_WIDE : Bar.NONE;
  }

  /** Why a charge with a given start is illegal; null if it is legal. */
  @Nullable String refusal(int unit, ChargePath.Spec said) {
    String barred = obstacle(unit);
    if (barred != null) {
      return barred;
    }
    Attempt attempt = attempt(unit, said.start());
    ChargePath way = attempt.approach;
    String name = table.name(unit);
    return switch (attempt.bar) {
      case NOT_ONE_SLIDE_OR_WHEEL ->
          "a charge begins with one slide or one wheel or neither, and then goes straight on"
              + " (AR-177, AR-178)";
      case TOO_WIDE ->
          "a charge begins with a slide of "
              + Point.length(slide)
              + " UD or a wheel of "
              + allowance.widestWheel(table.type(unit)) / 10
              + " degrees at most (AR-059, AR-060, AR-177)";
      case NOBODY -> name + " meets no enemy that way (AR-176)";
      case SWEEPS -> name + " would wheel into the enemy (AR-178)";
      case TOO_FAR -> name + " does not come so far that way" + pathText(way) + " (AR-176)";
      case BLOCKED -> "ground or troops are in the way of " + name + " (AR-178)";
      case NONE -> way == null ? null : refusal(unit, said, way);
    };
  }

  private @Nullable String refusal(int unit, ChargePath.Spec said, ChargePath way) {
    String otherwise = otherwise(table.name(unit), said, way);
    return otherwise == null ? obstacle(unit, way.target(), way.edge()) : otherwise;
  }

  /**
   * Returns a message if the charge contacts another enemy or edge than the order says; null if it
   * does not.
   */
  @Nullable String otherwise(String who, ChargePath.Spec said, ChargePath way) {
    return way.target() == said.target() && way.edge() == said.edge()
        ? null
        : "that way "
            + who
            + " charges the "
            + way.edge().words()
            + " of "
            + table.name(way.target())
            + " (AR-176)";
  }

  private static String pathText(@Nullable ChargePath way) {
    return way == null
        ? ""
        : ": it has "
            + Point.length(Manoeuvre.hundredths(way.limit()))
            + " UD, the charge takes "
            + Point.length(Manoeuvre.hundredths(way.cost()));
  }

  /** Whether the start manoeuvre would sweep over the enemy (AR-178). */
  boolean turnsInto(MoveSweep start, int target) {
    return start.crosses(table.footprint(target).outline());
  }

  /** The first enemy that a unit touches straight ahead; NOBODY if there is none. */
  int first(int unit, Footprint from) {
    return first(unit, from, Double.POSITIVE_INFINITY);
  }

  /** Returns the nearest enemy within {@code far} UD straight ahead, or NOBODY. */
  int first(int unit, Footprint from, double far) {
    return first(table.forces().enemiesOf(unit), from, far);
  }

  /** Returns the nearest of some enemies within {@code far} UD straight ahead, or NOBODY. */
  private int first(int[] enemies, Footprint from, double far) {
    int best = AdlgState.NOBODY;
    double least = Double.POSITIVE_INFINITY;
    for (int each : enemies) {
      // the way to an enemy is no shorter than the distance
      if (table.present(each)
          && !from.outline().isBeyond(table.reaching(each).outline(), far)
          && from.outline().leastDistance(table.reaching(each).outline()) < least) {
        double reach = reach(from, each);
        if (reach < least - ConvexPolygon.HAIR) {
          least = reach;
          best = each;
        }
      }
    }
    return best;
  }

  private double reach(Footprint from, int target) {
    int way = from.at().tenths();
    return from.outline()
        .reach(TenthDegrees.east(way), TenthDegrees.north(way), table.reaching(target).outline());
  }

  /** UD of a charge over the ground it touches. */
  double limit(int unit, MoveSweep sweep) {
    Going slowest = Going.OPEN;
    if (!sweep.open) {
      for (ConvexPolygon piece : sweep.pieces()) {
        Going going = table.ground.slowest(piece);
        slowest = going.compareTo(slowest) > 0 ? going : slowest;
      }
    }
    return allowance.over(unit, slowest);
  }

  /**
   * UD a charge takes.
   *
   * @param frontage units side by side that wheel
   */
  double cost(int unit, Manoeuvre course, List<Pose> bends, int frontage) {
    double length = course.ahead() + allowance.wheel(course.wheel(), frontage);
    if (!table.ground.hasWorks()) {
      return length;
    }
    Footprint own = table.footprint(unit);
    return length
        + allowance.crossing(unit, own.to(course.straightFrom(bends)), own.to(bends.getLast()));
  }

  /** Whether ground, an enemy that is not charged, or a friend is in the way. */
  boolean blocked(int unit, MoveSweep sweep, int target, int[] group) {
    return isGroundImpassable(sweep)
        || isEnemyInTheWay(unit, sweep, target)
        || isFriendInTheWay(unit, sweep, group);
  }

  private boolean isGroundImpassable(MoveSweep sweep) {
    if (!sweep.open) {
      for (ConvexPolygon piece : sweep.pieces()) {
        if (!table.ground.passable(piece)) {
          return true;
        }
      }
    }
    return false;
  }

  private boolean isEnemyInTheWay(int unit, MoveSweep sweep, int target) {
    for (int each : table.forces().enemiesOf(unit)) {
      if (table.present(each) && each != target && sweep.crosses(outline(each))) {
        return true;
      }
    }
    return false;
  }

  /** Whether a friend that does not charge with a unit is in its way and lets it not through. */
  private boolean isFriendInTheWay(int unit, MoveSweep sweep, int[] group) {
    for (int each : table.forces().friendsOf(unit)) {
      if (table.present(each)
          && !MovementGroups.contains(group, each)
          && sweep.crosses(outline(each))
          && (sweep.end().overlaps(table.footprint(each))
              || !passage.through(unit, sweep.end().at().tenths(), each))) {
        return true;
      }
    }
    return false;
  }

  private ConvexPolygon outline(int unit) {
    return table.footprint(unit).outline();
  }

  /** Returns the enemy that threatens a unit most; NOBODY if there is none. */
  int threat(int unit) {
    return zones.threat(unit);
  }

  /** The edge of its target a charge attacks (AR-D04). */
  UnitEdge edge(Footprint start, Footprint contact, Footprint target) {
    boolean byTouch = edgeByTouch;
    double ahead = target.ahead(start.centre());
    if ((byTouch || ahead < -target.depth())
        && contact.touches(target, Footprint.Edge.REAR)
        && !(byTouch && contact.touches(target, Footprint.Edge.FRONT))) {
      return UnitEdge.REAR;
    }
    boolean side =
        contact.touches(target, Footprint.Edge.LEFT)
            || contact.touches(target, Footprint.Edge.RIGHT);
    boolean front = byTouch && contact.touches(target, Footprint.Edge.FRONT);
    return side && !front && (byTouch || ahead < 0) ? UnitEdge.FLANK : UnitEdge.FRONT;
  }

  /** Returns the minimum distance in UD of a charge that meets nothing (AR-180). */
  int least(AdlgUnitType type) {
    return table.rules.number(type.mounted() ? "charge-least-mounted" : "charge-least-foot");
  }

  /** Returns what a die adds to a variable distance: -1, 0 or 1 UD (AR-131, AR-179, AR-216). */
  static int variable(int die) {
    return die <= 2 ? -1 : die >= 5 ? 1 : 0;
  }

  /**
   * Returns the enemy that a headstrong unit charges on its own: the one that threatens it most,
   * else the one most in front, else the nearest (AR-186, AR-187); null if none is in reach.
   */
  @Nullable
  public ChargePath uncontrolled(int unit) {
    int threat = zones.threat(unit);
    Footprint own = table.footprint(unit);
    ChargePath best = null;
    for (ChargePath each : of(unit)) {
      if (each.target() == threat) {
        return each;
      }
      if (best == null || rather(own, each, best)) {
        best = each;
      }
    }
    return best;
  }

  private boolean rather(Footprint own, ChargePath one, ChargePath other) {
    boolean ahead = zones.inFront(own, one.target());
    if (ahead != zones.inFront(own, other.target())) {
      return ahead;
    }
    int angle = ZonesOfControl.angle(own, table.footprint(one.target()));
    int than = ZonesOfControl.angle(own, table.footprint(other.target()));
    if (!ahead && angle != than) {
      return angle < than;
    }
    double nearer =
        own.distance(table.footprint(one.target())) - own.distance(table.footprint(other.target()));
    return nearer < -ConvexPolygon.HAIR;
  }
}
