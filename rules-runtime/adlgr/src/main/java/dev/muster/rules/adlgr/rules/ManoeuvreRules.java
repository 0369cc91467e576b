package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Point;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Legality and cost of the moves of a unit or a group (AR-059 to AR-082). */
final class ManoeuvreRules {
  private final AdlgState table;
  private final ZonesOfControl zones;
  private final MoveAllowance allowance;
  private final MovementGroups groups;
  private final MoveObstacles obstacles;
  private final ManoeuvreCandidates candidates;

  /** The longest slide, and the minimum advance of a move with a slide, in UD (AR-059). */
  private final double slide;

  private final double withSlide;

  /** No second move is made nearer to an enemy, in UD (AR-068). */
  private final double clear;

  private final int mostMoves;

  private boolean trying;

  /** By place in the group whose moves are tried: the enemy that holds it. */
  private int[] threats = {};

  /** By place in it, twice: the moves of the unit without and with a wheel to the right before. */
  private @Nullable MoveSweep[] tried = {};

  /** The place in it of the unit that could not make the last move. */
  private int stopping;

  ManoeuvreRules(
      AdlgState table,
      ZonesOfControl zones,
      MoveAllowance allowance,
      AdlgPassage passage,
      MovementGroups groups) {
    this.table = table;
    this.zones = zones;
    this.allowance = allowance;
    obstacles = new MoveObstacles(table, zones, passage);
    candidates = new ManoeuvreCandidates(table, zones, allowance, groups);
    this.groups = groups;
    slide = table.rules.length("slide-most");
    withSlide = table.rules.length("slide-advance");
    clear = table.rules.length("several-clear");
    mostMoves = table.rules.number("moves-most");
  }

  /**
   * Why a move is illegal, in a player's words; null if it is legal. The reason includes what would
   * be legal.
   *
   * @param group the units that move, one or more of a corps
   */
  @Nullable String refusal(int[] group, Manoeuvre course) {
    String shape = ofShape(group, course);
    if (shape != null) {
      return shape;
    }
    Footprint pivot = pivot(group, course);
    return refusal(group, course, pivot, course.bends(table.footprint(group[0]), pivot));
  }

  /**
   * Why a move of a possible shape is illegal; null if it is legal.
   *
   * @param lead the bends of the first unit
   */
  private @Nullable String refusal(
      int[] group, Manoeuvre course, Footprint pivot, List<Pose> lead) {
    boolean alone = group.length == 1;
    Footprint[] ends = alone ? NO_ENDS : new Footprint[group.length];
    // the unit that stopped the last move often stops the next, and a trial needs no first reason
    int first = trying ? stopping : 0;
    for (int place = 0; place < group.length; place++) {
      int i = (first + place) % group.length;
      Footprint own = table.footprint(group[i]);
      List<Pose> bends = i == 0 ? lead : course.bends(own, pivot);
      // a wider wheel begins like the one before it to the same side
      int alike = 2 * i + (course.wheel() > 0 ? 1 : 0);
      MoveSweep before = trying ? tried[alike] : null;
      MoveSweep sweep = new MoveSweep(table.ground, own, bends, before);
      if (trying) {
        tried[alike] = sweep;
      }
      String reason = ofUnit(group, i, course, sweep);
      if (reason != null) {
        stopping = i;
        return reason;
      }
      if (!alone) {
        ends[i] = sweep.end();
      }
    }
    return alone ? null : groups.meeting(group, ends);
  }

  private static final Footprint[] NO_ENDS = {};

  private Footprint pivot(int[] group, Manoeuvre course) {
    return pivot(group, course.wheel() > 0);
  }

  private Footprint pivot(int[] group, boolean right) {
    return table.footprint(group.length == 1 ? group[0] : groups.pivot(group, right));
  }

  /** Returns why the shape of a move is not legal, or null if it is. */
  private @Nullable String ofShape(int[] group, Manoeuvre course) {
    if (!course.simple()) {
      return "a move has one turn, one wheel or one slide, and then goes straight on; a slide may"
          + " also follow the advance (AR-059, AR-063)";
    }
    if (course.aside() != 0 && course.ahead() < withSlide - ConvexPolygon.HAIR) {
      return "a slide goes with an advance of " + Point.length(withSlide) + " UD or more (AR-059)";
    }
    if (Math.abs(course.aside()) > slide + ConvexPolygon.HAIR) {
      return "a slide is " + Point.length(slide) + " UD at most (AR-059)";
    }
    if (course.ahead() < 0) {
      return "a move goes ahead (AR-059)";
    }
    if (course.turn() % 900 != 0) {
      return "a turn is a quarter or a half (AR-064)";
    }
    for (int each : group) {
      if (Math.abs(course.wheel()) > allowance.widestWheel(table.type(each))) {
        return table.name(each)
            + " wheels by "
            + allowance.widestWheel(table.type(each)) / 10
            + " degrees at most "
            + (table.type(each).branch == TroopCategory.WAR_WAGONS ? "(AR-061)" : "(AR-060)");
      }
    }
    return null;
  }

  /** Whether no move at all is legal, wherever it leads. */
  boolean isBarred(int[] group) {
    for (int each : group) {
      MoveSweep stays =
          new MoveSweep(table.ground, table.footprint(each), List.of(table.pose(each)));
      if (ofUnitAnywhere(each) != null || ofSeveral(group, each, stays) != null) {
        return true;
      }
    }
    return false;
  }

  /** Returns why a unit may not move at all, or null if it may. */
  private @Nullable String ofUnitAnywhere(int unit) {
    if (table.square[unit]) {
      return table.name(unit) + " is in square and does not move (AR-197)";
    }
    return table.inMelee(unit)
        ? table.name(unit) + " is in melee: it fights on, or disengages (AR-104)"
        : null;
  }

  private @Nullable String ofUnit(int[] group, int place, Manoeuvre course, MoveSweep sweep) {
    int unit = group[place];
    String name = table.name(unit);
    String stays = ofUnitAnywhere(unit);
    if (stays != null) {
      return stays;
    }
    if (course.wheel() != 0 && table.works(unit) != DefensiveWorks.NONE) {
      return name + " stands behind works and does not wheel (AR-385)";
    }
    // who is held by a zone may go to few places, and that is quickly seen
    boolean held = trying && threats[place] != AdlgState.NOBODY;
    if (held && obstacles.ofZones(unit, sweep, threats[place], true) != null) {
      return MoveObstacles.REFUSED;
    }
    String again = ofSeveral(group, unit, sweep);
    if (again != null) {
      return again;
    }
    double cost = cost(group, unit, course, sweep.bends());
    double limit = limit(unit, sweep, course);
    if (cost > limit + NEARLY) {
      return trying
          ? MoveObstacles.REFUSED
          : name
              + " has "
              + Point.length(Manoeuvre.hundredths(limit))
              + " UD, the move takes "
              + Point.length(Manoeuvre.hundredths(cost))
              + rows(group, unit, course, sweep);
    }
    String blocked = blocked(group, unit, sweep);
    if (blocked == null && !held) {
      blocked =
          obstacles.ofZones(unit, sweep, trying ? threats[place] : zones.threat(unit), trying);
    }
    return blocked != null ? blocked : ofWorks(group, unit, course, limit - cost);
  }

  /**
   * Returns a refusal for a unit that stops astride works that it could cross completely (AR-384).
   */
  private @Nullable String ofWorks(int[] group, int unit, Manoeuvre course, double left) {
    if (!table.ground.hasWorks()) {
      return null;
    }
    Footprint own = table.footprint(unit);
    Footprint end = own.to(course.end(own, pivot(group, course)));
    if (!table.ground.astride(end)) {
      return null;
    }
    for (double more = ACROSS; more <= left + NEARLY; more += ACROSS) {
      if (!table.ground.astride(end.to(end.at().ahead(more)))) {
        double far = Manoeuvre.hundredths(course.ahead() + more);
        Manoeuvre across =
            new Manoeuvre(course.turn(), course.aside(), course.wheel(), far, course.sequence());
        return refusal(group, across) != null
            ? null
            : table.name(unit)
                + " has room to go all the way across, "
                + Point.length(far)
                + " UD (AR-384)";
      }
    }
    return null;
  }

  /** The ledger rows for the length and the cost of a move. */
  private String rows(int[] group, int unit, Manoeuvre course, MoveSweep sweep) {
    List<Pose> bends = sweep.bends();
    List<String> rows =
        new ArrayList<>(allowance.rows(unit, sweep, course.straightFrom(bends), bends.getLast()));
    rows.addAll(allowance.costRows(unit, course));
    if (cost(group, unit, course, bends) > length(group, unit, course)) {
      rows.add(allowance.crossingRow(unit));
    }
    return " (" + String.join(", ", rows) + ")";
  }

  /** Lengths at which the way across works is tried. */
  private static final double ACROSS = 0.05;

  /** Tolerance in UD by which a move may exceed its allowance: a pose is rounded to 1/100 UD. */
  private static final double NEARLY = 0.005;

  /** Second and third moves (AR-068 to AR-072). */
  @Nullable String ofSeveral(int[] group, int unit, MoveSweep sweep) {
    int made = table.moves[unit];
    if (made == 0) {
      return null;
    }
    String name = table.name(unit);
    if (made >= mostMoves) {
      return name + " has made " + made + " moves, and no unit makes more (AR-069)";
    }
    if (table.nearEnemy[unit] || nearEnemy(unit, sweep)) {
      return trying
          ? MoveObstacles.REFUSED
          : name
              + " would come nearer than "
              + Point.length(clear)
              + " UD to an enemy in one of several moves (AR-068)";
    }
    if (made == 2) {
      TroopCategory branch = table.type(unit).branch;
      if (branch == TroopCategory.ARTILLERY
          || branch == TroopCategory.WAR_WAGONS
          || table.type(unit).has(Ability.UNMANOEUVRABLE)) {
        return name + " makes no third move " + thirdRow(branch);
      }
      if (!commanderPresent(group)) {
        return name + " makes no third move without a commander (AR-072)";
      }
    }
    return null;
  }

  private static String thirdRow(TroopCategory branch) {
    return switch (branch) {
      case ARTILLERY -> "(AR-069)";
      case WAR_WAGONS -> "(AR-070)";
      default -> "(AR-071)";
    };
  }

  /** Whether a commander is with a unit of the group, or touches one (AR-072). */
  private boolean commanderPresent(int[] group) {
    int corps = table.forces().corpsOf[group[0]];
    if (table.commanderLost[corps]) {
      return false;
    }
    for (int each : group) {
      if (table.isCommanderWithin(corps, table.footprint(each), ConvexPolygon.TOUCH)) {
        return true;
      }
    }
    return false;
  }

  /** Whether a unit is nearer than 4 UD to an enemy anywhere on its way. */
  boolean nearEnemy(int unit, MoveSweep sweep) {
    double near = clear - ConvexPolygon.HAIR;
    for (int each = 0; each < table.units; each++) {
      if (table.present(each)
          && table.enemies(unit, each)
          && isNearer(sweep, table.reaching(each).outline(), near)) {
        return true;
      }
    }
    return false;
  }

  private static boolean isNearer(MoveSweep sweep, ConvexPolygon other, double far) {
    if (sweep.isBeyond(other, far)) {
      return false;
    }
    for (ConvexPolygon piece : sweep.pieces()) {
      if (piece.nearer(other, far)) {
        return true;
      }
    }
    return false;
  }

  /** UD a unit has for a course: by the slowest ground it touches, or by the road. */
  private double limit(int unit, MoveSweep sweep, Manoeuvre course) {
    List<Pose> bends = sweep.bends();
    return allowance.along(unit, sweep, course.straightFrom(bends), bends.getLast());
  }

  private double limit(int unit, List<Pose> bends, Manoeuvre course) {
    return limit(unit, new MoveSweep(table.ground, table.footprint(unit), bends), course);
  }

  /**
   * Whether a course costs more than one unit of a group has on any ground; usually true for
   * courses that are tried.
   *
   * @param most greatest allowance of each unit in UD
   */
  private boolean isTooFar(int[] group, double[] most, Manoeuvre course) {
    for (int i = 0; i < group.length; i++) {
      if (length(group, group[i], course) > most[i] + NEARLY) {
        return true;
      }
    }
    return false;
  }

  /** UD a course takes of a unit in a group. */
  double cost(int[] group, int unit, Manoeuvre course, List<Pose> bends) {
    double length = length(group, unit, course);
    if (!table.ground.hasWorks()) {
      return length;
    }
    Footprint own = table.footprint(unit);
    return length
        + allowance.crossing(unit, own.to(course.straightFrom(bends)), own.to(bends.getLast()));
  }

  /** Returns the length of a course in UD, without the cost of crossings. */
  private double length(int[] group, int unit, Manoeuvre course) {
    double length = course.ahead();
    if (course.turn() != 0) {
      length += allowance.turn(unit);
    }
    if (course.wheel() != 0) {
      length += allowance.wheel(course.wheel(), group.length == 1 ? 1 : groups.frontage(group));
    }
    return length;
  }

  /** Returns what is in the way of a unit but those that move with it; null if it is free. */
  @Nullable String blocked(int[] group, int unit, MoveSweep sweep) {
    return obstacles.blocked(group, unit, sweep, trying);
  }

  /** Why a move through a zone is illegal: a move that enters one must end in it. */
  @Nullable String throughZones(int unit, MoveSweep sweep) {
    return obstacles.throughZones(unit, sweep, trying);
  }

  /** Whether a move is a difficult one (AR-073, AR-076 to AR-080). */
  boolean difficult(int[] group, Manoeuvre course) {
    Footprint pivot = pivot(group, course);
    for (int each : group) {
      AdlgUnitType type = table.type(each);
      boolean turns = course.turn() != 0 && MoveAllowance.heavyToTurn(type);
      if (difficultThird(each) || turns) {
        return true;
      }
      if (type.has(Ability.UNMANOEUVRABLE)) {
        List<Pose> bends = course.bends(table.footprint(each), pivot);
        if (cost(group, each, course, bends) < limit(each, bends, course) - NEARLY) {
          return true;
        }
      }
    }
    return false;
  }

  /** Whether the next move of a unit is a third one, and difficult as such (AR-073). */
  boolean difficultThird(int unit) {
    TroopCategory branch = table.type(unit).branch;
    return table.moves[unit] == 2 && !branch.light() && branch != TroopCategory.CAVALRY;
  }

  /**
   * The longest straight advance of a unit regardless of enemies that hold it, in steps of half a
   * UD; 0 if it cannot move (AR-133).
   */
  Manoeuvre farthestAhead(int unit) {
    int[] alone = {unit};
    Footprint own = table.footprint(unit);
    for (double far = allowance.over(unit, Going.OPEN); far > 0; far -= 0.5) {
      Manoeuvre course = Manoeuvre.advance(far);
      List<Pose> bends = course.bends(own, own);
      MoveSweep sweep = new MoveSweep(table.ground, own, bends);
      boolean paid = cost(alone, unit, course, bends) <= limit(unit, sweep, course) + NEARLY;
      if (paid && blocked(alone, unit, sweep) == null) {
        return course;
      }
    }
    return Manoeuvre.advance(0);
  }

  /** Carries the move out, counts it, and records whether the movers were near the enemy. */
  void carryOut(int[] group, Manoeuvre course) {
    Footprint pivot = pivot(group, course);
    Pose[] ends = new Pose[group.length];
    for (int i = 0; i < group.length; i++) {
      Footprint own = table.footprint(group[i]);
      List<Pose> bends = course.bends(own, pivot);
      table.nearEnemy[group[i]] |= nearEnemy(group[i], new MoveSweep(table.ground, own, bends));
      ends[i] = bends.getLast();
    }
    for (int i = 0; i < group.length; i++) {
      table.place(group[i], ends[i]);
      table.moves[group[i]]++;
    }
  }

  /** Returns the legal moves to offer, no two with the same end. */
  List<Manoeuvre> courses(int[] group) {
    List<Manoeuvre> found = new ArrayList<>();
    if (isBarred(group)) {
      return found;
    }
    Set<Pose> ends = new HashSet<>();
    double[] most = new double[group.length];
    for (int i = 0; i < most.length; i++) {
      most[i] = allowance.most(group[i]);
    }
    begin(group, most);
    Footprint lead = table.footprint(group[0]);
    Footprint left = pivot(group, false);
    Footprint right = pivot(group, true);
    for (Manoeuvre each : candidates.of(group)) {
      if (isTooFar(group, most, each)) {
        continue;
      }
      Footprint pivot = each.wheel() > 0 ? right : left;
      List<Pose> bends = each.bends(lead, pivot);
      Pose end = bends.getLast();
      if (!ends.contains(end)
          && !end.equals(lead.at())
          && ofShape(group, each) == null
          && refusal(group, each, pivot, bends) == null) {
        found.add(each);
        ends.add(end);
      }
    }
    trying = false;
    obstacles.end(group);
    return found;
  }

  /**
   * Caches which enemy controls each unit of a group, because this does not change while its moves
   * are tried.
   */
  private void begin(int[] group, double[] most) {
    trying = true;
    obstacles.begin(group, most);
    threats = new int[group.length];
    tried = new MoveSweep[2 * group.length];
    stopping = 0;
    for (int i = 0; i < group.length; i++) {
      threats[i] = zones.threat(group[i]);
    }
  }
}
