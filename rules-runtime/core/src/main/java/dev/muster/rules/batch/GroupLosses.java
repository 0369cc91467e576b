package dev.muster.rules.batch;

import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import java.util.List;

/**
 * The losses of the groups that a scenario expects something of, each by its index in the order of
 * the file. Strength is that of the game, such as SP, and a stand that leaves the field takes its
 * own along.
 */
public final class GroupLosses {
  private final Scenario scenario;
  private final List<Scenario.Expectation> groups;

  public GroupLosses(Scenario scenario) {
    this.scenario = scenario;
    groups = scenario.expectations().stream().filter(each -> each.group() != null).toList();
  }

  /** Number of groups. */
  public int count() {
    return groups.size();
  }

  /** Returns the strength a group began with. */
  public int whole(Outcome outcome, int index) {
    return stands(outcome, index).stream().mapToInt(Outcome.StandAccount::startSp).sum();
  }

  /** Returns the strength a group has lost. */
  public int lost(Outcome outcome, int index) {
    return stands(outcome, index).stream().mapToInt(each -> each.startSp() - each.endSp()).sum();
  }

  private List<Outcome.StandAccount> stands(Outcome outcome, int index) {
    Scenario.Expectation of = groups.get(index);
    int side = of.side() == null ? -1 : scenario.sideIndex(of.side());
    return outcome.sides().get(side).stands().stream()
        .filter(each -> each.group().equals(of.group()))
        .toList();
  }
}
