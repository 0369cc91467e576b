package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgDecision;
import dev.muster.rules.adlgr.rules.AdlgOrder;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.ChargePath;
import dev.muster.rules.adlgr.rules.Manoeuvre;
import dev.muster.rules.adlgr.rules.MovementGroups;
import dev.muster.rules.adlgr.rules.UnitEdge;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.plane.TenthDegrees;

/** Says which questions a marshal searches, and which of their options are of one kind. */
final class SearchedOptions {
  /** Units of a battle up to which an enemy two moves away is near. */
  private static final double SMALL = 18;

  /** Parts of a circle in which headings count as one. */
  private static final int PARTS = 8;

  private final AdlgState trial;
  private final MovementGroups groups;
  private final StandingScore places;

  SearchedOptions(AdlgState trial, MovementGroups groups, StandingScore places) {
    this.trial = trial;
    this.groups = groups;
    this.places = places;
  }

  /**
   * Moves and charges are searched while an enemy can come near within two turns, and reactions
   * whenever they are asked for. Which corps or unit is next, and in which order shots are fired
   * and melees are fought, is not: it changes little, and what seems better in trials mostly is
   * not.
   *
   * @param movers the units that the question is about
   */
  boolean isWorthSearching(AdlgDecision choice, int[] movers) {
    return switch (choice.decision()) {
      case ORDER -> isEnemyNear(movers);
      case HOLD_BACK, EVADE, HOW_FAR, GO_ON, MAIN_OPPONENT, PURSUE -> true;
      case NEXT_CORPS,
          NEXT_ORDER,
          REST_OF_MOVE,
          RIDE,
          EVADE_WAY,
          FACE,
          FREE_RALLY,
          SHOOT,
          SUPPORT_SHOT,
          NEXT_MELEE ->
          false;
    };
  }

  private boolean isEnemyNear(int[] units) {
    double moves = 1 + Math.min(1, SMALL / trial.units);
    for (int each : units) {
      if (trial.present(each)
          && trial.isEnemyNearer(each, trial.footprint(each), moves * places.reach(each))) {
        return true;
      }
    }
    return false;
  }

  /** A number that is equal for moves to nearly the same place, and for charges at one edge. */
  int kind(AdlgDecision choice, int option, int[] movers) {
    AdlgOrder order = choice.order(option);
    return switch (order) {
      case MOVE, MOVE_AND_RALLY -> kind(order, place(choice.course(option), movers));
      case CHARGE, CHARGE_BY -> kind(AdlgOrder.CHARGE, edge(choice.approach(option)));
      default -> kind(order, choice.number(option));
    };
  }

  private static int kind(AdlgOrder order, int number) {
    return order.ordinal() + AdlgOrder.values().length * number;
  }

  /** The place at which a move leaves the first unit, to 1 UD and an eighth of a circle. */
  private int place(Manoeuvre course, int[] movers) {
    Pose end = course.end(trial.footprint(movers[0]), pivot(movers, course));
    int part = TenthDegrees.FULL / PARTS;
    int heading = (end.tenths() + part / 2) % TenthDegrees.FULL / part;
    int east = (int) Math.rint(end.x());
    int north = (int) Math.rint(end.y());
    return (east * 1000 + north) * PARTS + heading;
  }

  private static int edge(ChargePath way) {
    return way.target() * UnitEdge.values().length + way.edge().ordinal();
  }

  /** Returns the unit at whose corner the movers wheel. */
  Footprint pivot(int[] movers, Manoeuvre course) {
    return trial.footprint(
        movers.length == 1 ? movers[0] : groups.pivot(movers, course.wheel() > 0));
  }
}
