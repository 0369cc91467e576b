package dev.muster.rules.adlgr.commander;

import dev.muster.rules.adlgr.rules.AdlgForces;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Point;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.List;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * Scores places and charges by the author's plan for a corps and by the objectives on the table.
 */
public final class AdlgPlanScore {
  /** Size in UD of an objective that is a point. */
  private static final double POINT = 1e-3;

  /** Distance in UD that a supporting unit keeps behind. */
  private static final double BEHIND = 2;

  /** Maximum distance in UD between a unit that holds its ground and that ground. */
  private static final double HELD = 1;

  /** Distance in UD below which an enemy blocks a unit on its way to some ground. */
  private static final double NEAR = 5;

  /** Minimum distance in UD to the enemy that a delaying unit prefers. */
  private static final double DELAYED = 4;

  private final AdlgState table;
  private final ActivePlans plans;

  /** By place of the objectives, in their order: the point there. */
  private final Footprint[] grounds;

  /** By corps: what its plan leads to, once it was asked for. */
  private final @Nullable Goal[] goals;

  /** By corps: the unit that was nearest to the last place that was measured. */
  private final int[] nearestOf;

  /** By unit: the post it keeps. */
  private final @Nullable Footprint[] posts;

  public AdlgPlanScore(AdlgState table, ActivePlans plans) {
    this.table = table;
    this.plans = plans;
    posts = new Footprint[table.units];
    goals = new Goal[table.forces().corps];
    nearestOf = new int[table.forces().corps];
    grounds =
        table.forces().places.stream().map(AdlgPlanScore::footprint).toArray(Footprint[]::new);
  }

  private static Footprint footprint(Point at) {
    return Footprint.of(Pose.near(at.x(), at.y(), 0), POINT, POINT);
  }

  private @Nullable Plan plan(int unit) {
    return plans.of(table.forces().corpsOf[unit]);
  }

  /** Returns the score of a place for a unit. */
  double placeScore(int unit, Footprint at) {
    return objectives(unit, at) + objectiveScore(unit, at);
  }

  /** Returns the score of a place for a unit by the plan of its corps alone; 0 without a plan. */
  double objectiveScore(int unit, Footprint at) {
    Plan plan = plan(unit);
    if (plan == null) {
      return 0;
    }
    return switch (plan.stance()) {
      case ATTACK -> -0.1 * distance(unit, at, plan);
      case HOLD -> -0.4 * (plan.places().isEmpty() ? fromPost(unit, at) : distance(unit, at, plan));
      case SUPPORT -> -0.1 * Math.max(0, distance(unit, at, plan) - BEHIND);
      case DELAY -> 0.05 * Math.min(DELAYED, table.nearestEnemy(unit, at));
      case RESERVE -> -0.4 * fromPost(unit, at);
    };
  }

  /**
   * How strongly a unit approaches the enemy; 1 is the usual value.
   *
   * @param at its place in the trial
   */
  double eagerness(int unit, Footprint at) {
    Plan plan = plan(unit);
    if (plan == null) {
      return 1;
    }
    return switch (plan.stance()) {
      case ATTACK -> plan.places().isEmpty() || table.isEnemyNearer(unit, at, NEAR) ? 1.2 : 0.3;
      case HOLD, DELAY, RESERVE -> 0;
      case SUPPORT -> 0.5;
    };
  }

  /**
   * Returns the score that a plan adds to a charge, in army points, without the place it leads to.
   */
  double chargeScore(int unit) {
    Plan plan = plan(unit);
    if (plan == null) {
      return 0;
    }
    return switch (plan.stance()) {
      case ATTACK -> 0.05;
      case HOLD, SUPPORT -> -0.05;
      case DELAY -> -0.1;
      case RESERVE -> -0.5;
    };
  }

  /** Whether a unit is to face the enemy on its ground, and not to get away from him. */
  boolean stands(int unit) {
    Plan plan = plan(unit);
    return plan != null && plan.stance() != Plan.Stance.DELAY && keepsBack(unit);
  }

  /** Whether a unit is to keep its ground, or away from the enemy. */
  boolean keepsBack(int unit) {
    Plan plan = plan(unit);
    return plan != null
        && switch (plan.stance()) {
          case HOLD, DELAY, RESERVE -> true;
          case ATTACK, SUPPORT -> false;
        };
  }

  /**
   * Records the post of each unit whose corps has orders to hold its ground or to wait: its present
   * place. The unit keeps the post while the plan is in force.
   */
  public void takePosts() {
    for (int unit = 0; unit < table.units; unit++) {
      int by = keepsPost(plan(unit)) ? table.plan[table.forces().corpsOf[unit]] : ActivePlans.NONE;
      if (by == ActivePlans.NONE) {
        table.postOf[unit] = by;
      } else if (table.postOf[unit] != by && table.present(unit)) {
        table.takePost(unit, by);
      }
    }
  }

  private static boolean keepsPost(@Nullable Plan plan) {
    return plan != null
        && switch (plan.stance()) {
          case HOLD -> plan.places().isEmpty();
          case RESERVE -> true;
          case ATTACK, SUPPORT, DELAY -> false;
        };
  }

  private double distance(int unit, Footprint at, Plan plan) {
    Goal goal = goal(table.forces().corpsOf[unit], plan);
    double near = Double.POSITIVE_INFINITY;
    for (Footprint each : goal.places) {
      near = Math.min(near, at.distance(each));
    }
    for (int corps : goal.supported) {
      near = nearest(at, corps, near);
    }
    return near == Double.POSITIVE_INFINITY ? 0 : near;
  }

  /** Returns the distance to the nearest unit of a corps if it is less than another, or that. */
  private double nearest(Footprint at, int corps, double known) {
    // the unit that was nearest last is likely to be so again, and then others need no measure
    int before = nearestOf[corps];
    boolean again = table.forces().corpsOf[before] == corps && table.present(before);
    double near = again ? Math.min(known, at.distance(table.footprint(before))) : known;
    for (int other : table.forces().members[corps]) {
      if (!(again && other == before)
          && table.present(other)
          && !at.outline().isBeyond(table.footprint(other).outline(), near)) {
        double distance = at.distance(table.footprint(other));
        if (distance < near) {
          near = distance;
          nearestOf[corps] = other;
        }
      }
    }
    return near;
  }

  /** What a plan leads to: its places, and the corps that it supports. */
  private record Goal(Plan plan, List<Footprint> places, int[] supported) {}

  private Goal goal(int corps, Plan plan) {
    Goal known = goals[corps];
    if (known == null || known.plan != plan) {
      known = new Goal(plan, places(plan), supported(corps, plan));
      goals[corps] = known;
    }
    return known;
  }

  private static List<Footprint> places(Plan plan) {
    return plan.places().stream()
        .filter(Point.class::isInstance)
        .map(each -> footprint((Point) each))
        .toList();
  }

  private int[] supported(int corps, Plan plan) {
    AdlgForces forces = table.forces();
    return IntStream.range(0, forces.corps)
        .filter(each -> forces.corpsSide[each] == forces.corpsSide[corps])
        .filter(each -> forces.corpsName[each].equals(plan.supports()))
        .toArray();
  }

  /** Distance in UD from a unit's post, less the permitted distance; 0 if it has no post. */
  private double fromPost(int unit, Footprint at) {
    return table.postOf[unit] == ActivePlans.NONE ? 0 : Math.max(0, at.distance(post(unit)) - HELD);
  }

  private Footprint post(int unit) {
    Pose post = table.post(unit);
    Footprint found = posts[unit];
    if (found == null || !found.at().equals(post)) {
      found = Footprint.of(post, POINT, POINT);
      posts[unit] = found;
    }
    return found;
  }

  /** Nearness to objectives that the side needs and does not hold. */
  private double objectives(int unit, Footprint at) {
    double near = Double.POSITIVE_INFINITY;
    for (int number = 0; number < grounds.length; number++) {
      if (table.lastSide[number] != table.side(unit)
          && !at.outline().isBeyond(grounds[number].outline(), near)) {
        near = Math.min(near, at.distance(grounds[number]));
      }
    }
    return near == Double.POSITIVE_INFINITY ? 0 : -0.02 * near;
  }
}
