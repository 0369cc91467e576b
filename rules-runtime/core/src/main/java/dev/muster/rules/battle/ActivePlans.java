package dev.muster.rules.battle;

import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Which of its plans each group of a scenario follows. Looked at when a turn is opened, and
 * remembered by the table until the next one is. Groups are numbered as the scenario has them, from
 * 0, through all sides.
 */
public final class ActivePlans {
  /** No plan. */
  public static final int NONE = -1;

  private final List<Scenario.Group> groups = new ArrayList<>();
  private final BattleStatus tally;
  private final ConditionEvaluator conditions;
  private final int[] inForce;
  private final boolean[] over;

  /**
   * @param inForce a column of the table: by group, the number of its plan in force or {@link
   *     #NONE}
   * @param over a column of the table: by plan, through all groups, whether its end has come
   */
  public ActivePlans(BattleStatus tally, int[] inForce, boolean[] over) {
    this.tally = tally;
    this.inForce = inForce;
    this.over = over;
    conditions = new ConditionEvaluator(tally);
    tally.scenario().sides().forEach(side -> groups.addAll(side.groups()));
  }

  /** Plans of all groups of a scenario. */
  public static int count(Scenario scenario) {
    int count = 0;
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        count += group.plans().size();
      }
    }
    return count;
  }

  /** Looks which plans are in force now. */
  public void update() {
    int first = 0;
    for (int g = 0; g < groups.size(); g++) {
      List<Plan> plans = groups.get(g).plans();
      inForce[g] = NONE;
      for (int i = 0; i < plans.size(); i++) {
        if (mayBe(plans.get(i), first + i)
            && (inForce[g] == NONE || plans.get(i).goesBefore(plans.get(inForce[g])))) {
          inForce[g] = i;
        }
      }
      first += plans.size();
    }
  }

  private boolean mayBe(Plan plan, int number) {
    if (plan.fromRound() > tally.round()) {
      return false;
    }
    Condition until = plan.until();
    over[number] |= until != null && conditions.isTrue(until);
    Condition condition = plan.condition();
    return !over[number] && (condition == null || conditions.isTrue(condition));
  }

  /** The plan that a group follows; null if it has none. */
  public @Nullable Plan of(int group) {
    return inForce[group] == NONE ? null : groups.get(group).plans().get(inForce[group]);
  }
}
