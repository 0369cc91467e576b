package dev.muster.rules.snaphance.commander;

import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.rules.MeleeDice;
import dev.muster.rules.snaphance.rules.SnaphanceState;

/** The purpose of a group this round, as a phrase: from its plan, or else from its intention. */
final class GroupPurpose {
  /** Hexes from its target within which a group is in the fight. */
  private static final int CLOSE = 5;

  private final SnaphanceState table;
  private final PlanScore plans;
  private final MeleeDice dice;

  GroupPurpose(SnaphanceState table, PlanScore plans) {
    this.table = table;
    this.plans = plans;
    dice = new MeleeDice(table);
  }

  /** Returns what a group means to do, its name first. */
  String of(int g) {
    Plan plan = plans.of(g);
    return table.groupName[g] + " means to " + (plan == null ? free(g) : ordered(g, plan));
  }

  private String ordered(int g, Plan plan) {
    return switch (plan.stance()) {
      case HOLD -> plan.places().isEmpty() ? "hold its ground" : "hold " + ground(plan);
      case ATTACK -> plan.places().isEmpty() ? free(g) : "take " + ground(plan);
      case SUPPORT -> "support " + plan.supports();
      case DELAY -> "delay the enemy";
      case RESERVE -> "wait in reserve";
    };
  }

  /** The objective of a plan by its name, or its first hex. */
  private String ground(Plan plan) {
    Place first = plan.places().getFirst();
    for (Scenario.Objective each : table.program.scenario().objectives()) {
      if (each.places().contains(first)) {
        return each.displayName();
      }
    }
    return "the ground at " + first;
  }

  private String free(int g) {
    int goal = table.goal[g];
    int aim = table.aim[g];
    if (table.marches[g] && onBoard(goal)) {
      return "march on " + name(goal);
    }
    if (!onBoard(aim)) {
      return "wait for an enemy within reach";
    }
    if (table.urgency[table.groupSide[g]] <= 0) {
      return "keep what is won, and watch " + name(aim);
    }
    if (away(g, aim) > CLOSE) {
      return "close with " + name(aim);
    }
    if (table.disordered[aim] || StandCondition.spent(table, aim)) {
      return "follow up against " + table.name[aim] + " of " + name(aim);
    }
    return (turned(g, aim) ? "turn the flank of " : "break ") + name(aim);
  }

  private boolean onBoard(int stand) {
    return stand != SnaphanceState.GONE && table.onBoard(stand);
  }

  private String name(int enemy) {
    return table.groupName[table.group[enemy]];
  }

  private int away(int g, int enemy) {
    int least = Integer.MAX_VALUE;
    for (int stand : table.members[g]) {
      if (table.onBoard(stand)) {
        least = Math.min(least, table.grid.distance(table.hex[stand], table.hex[enemy]));
      }
    }
    return least;
  }

  /** Whether a stand of the group that fights in the line is beside or behind an enemy. */
  private boolean turned(int g, int enemy) {
    for (int stand : table.members[g]) {
      if (table.onBoard(stand)
          && table.holdsLine[stand]
          && dice.isBehind(table.hex[stand], enemy)) {
        return true;
      }
    }
    return false;
  }
}
