package dev.muster.rules.boxgrid.commander;

import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxTerrainMap;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Scores places and charges by the author's plan for a brigade and by the objectives on the table.
 */
public final class BoxPlanScore {
  private final BoxState field;
  private final Scenario scenario;
  private final ActivePlans plans;

  public BoxPlanScore(BoxState field, ActivePlans plans) {
    this.field = field;
    this.plans = plans;
    scenario = field.forces().program.scenario();
  }

  private @Nullable Plan plan(int unit) {
    return plans.of(field.forces().brigade[unit]);
  }

  /**
   * Score of a unit's place.
   *
   * @param near distance to the nearest enemy in boxes
   */
  double placeScore(int unit, int near) {
    Plan plan = plan(unit);
    double worth = objectives(unit);
    if (plan == null) {
      return worth;
    }
    int away = distance(unit, plan);
    return worth
        + switch (plan.stance()) {
          case ATTACK -> -0.12 * away;
          case HOLD, RESERVE -> -0.25 * (plan.places().isEmpty() ? fromPost(unit) : away);
          case SUPPORT -> -0.12 * Math.max(0, away - 2);
          case DELAY -> 0.2 * Math.min(near, 3);
        };
  }

  /** Whether a unit follows a plan, which overrides the commander's own preference. */
  boolean isLed(int unit) {
    return plan(unit) != null;
  }

  /**
   * The cost of a round without a charge, by the unit's plan: the full price for a unit sent to
   * attack, 0 for units with another plan.
   *
   * @param price of a unit without a plan
   */
  double waiting(int unit, double price) {
    Plan plan = plan(unit);
    return plan == null ? price : plan.stance() == Plan.Stance.ATTACK ? 1 : 0;
  }

  /**
   * Returns the same for a place away from the enemy: 0 if the plan names places, which come first.
   */
  double waitingApart(int unit, double price) {
    Plan plan = plan(unit);
    return plan == null || plan.places().isEmpty() ? waiting(unit, price) : 0;
  }

  /**
   * Returns the weight of the enemies' possible next actions for a unit, as a share; an attacking
   * unit uses half.
   */
  double heed(int unit) {
    Plan plan = plan(unit);
    return plan != null && plan.stance() == Plan.Stance.ATTACK ? 0.5 : 1;
  }

  /** Whether a plan has a unit keep its ground, or away from the enemy. */
  boolean keepsBack(int unit) {
    Plan plan = plan(unit);
    return plan != null
        && switch (plan.stance()) {
          case HOLD, DELAY, RESERVE -> true;
          case ATTACK, SUPPORT -> false;
        };
  }

  /** Returns how much more or less the unit should charge an enemy in a box. */
  double chargeScore(int unit, int box) {
    Plan plan = plan(unit);
    if (plan == null) {
      return 0;
    }
    return switch (plan.stance()) {
      case ATTACK -> 0.12;
      case HOLD -> -0.05;
      case SUPPORT -> 0;
      case DELAY, RESERVE -> -0.3;
    };
  }

  /**
   * Records the post of each unit whose brigade has orders to hold its ground or to wait: the box
   * it stands in. The unit keeps the post while the order is in force.
   */
  public void takePosts() {
    for (int unit = 0; unit < field.units; unit++) {
      Plan plan = plan(unit);
      if (plan == null || !stays(plan) || !field.present(unit)) {
        field.put(UnitAttribute.POST, unit, BoxTerrainMap.OFF);
      } else if (field.get(UnitAttribute.POST, unit) == BoxTerrainMap.OFF) {
        field.put(UnitAttribute.POST, unit, field.box(unit));
      }
    }
  }

  private static boolean stays(Plan plan) {
    boolean waits = plan.stance() == Plan.Stance.HOLD || plan.stance() == Plan.Stance.RESERVE;
    return waits && plan.places().isEmpty();
  }

  private int fromPost(int unit) {
    int post = field.get(UnitAttribute.POST, unit);
    return post == BoxTerrainMap.OFF ? 0 : field.ground.distance(field.box(unit), post);
  }

  private int distance(int unit, Plan plan) {
    int box = field.box(unit);
    int near = 99;
    for (int i = 0; i < plan.places().size(); i++) {
      int there = field.ground.grid.index(plan.places().get(i));
      if (there != BoxTerrainMap.OFF) {
        near = Math.min(near, field.ground.distance(box, there));
      }
    }
    if (plan.supports() != null) {
      near = Math.min(near, toGroup(unit, plan.supports()));
    }
    return near == 99 ? 0 : near;
  }

  private int toGroup(int unit, String name) {
    int near = 99;
    for (int other = 0; other < field.units; other++) {
      if (field.side(other) == field.side(unit)
          && field.present(other)
          && field.forces().brigadeName[field.forces().brigade[other]].equals(name)) {
        near = Math.min(near, field.ground.distance(field.box(unit), field.box(other)));
      }
    }
    return near;
  }

  /** Nearness to objectives that the side needs and does not hold. */
  private double objectives(int unit) {
    List<Scenario.Objective> all = scenario.objectives();
    int near = 99;
    for (int i = 0; i < all.size(); i++) {
      Scenario.Objective each = all.get(i);
      for (int k = 0; k < each.places().size(); k++) {
        int box = field.ground.grid.index(each.places().get(k));
        if (box != BoxTerrainMap.OFF
            && (field.lastSide[box] != field.side(unit) || field.unitIn(box) == unit)) {
          near = Math.min(near, field.ground.distance(field.box(unit), box));
        }
      }
    }
    return near == 99 ? 0 : -0.03 * near;
  }
}
