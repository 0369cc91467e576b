package dev.muster.rules.battle;

import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/**
 * What counts for the victory at a moment of a battle.
 *
 * @param holders by objective of the scenario: the side that holds it, {@link BattleStatus#NOBODY}
 *     if neither does
 * @param points by side: what each of {@link #sources} would be worth if the battle ended now;
 *     empty if the scenario counts no points
 */
public record VictoryStanding(List<Integer> holders, List<List<Integer>> points) {
  /** Only broken armies count. */
  public static final VictoryStanding NONE = new VictoryStanding(List.of(), List.of());

  public VictoryStanding {
    holders = List.copyOf(holders);
    points = points.stream().map(List::copyOf).toList();
  }

  /** Names of what can give points: the objectives, a broken enemy, his losses, and the events. */
  public static List<String> sources(Scenario scenario) {
    List<String> names = new ArrayList<>();
    scenario.objectives().forEach(each -> names.add(each.displayName()));
    names.add("enemy broken");
    names.add("enemy losses");
    scenario.houseEvents().forEach(each -> names.add(each.displayName()));
    return names;
  }
}
