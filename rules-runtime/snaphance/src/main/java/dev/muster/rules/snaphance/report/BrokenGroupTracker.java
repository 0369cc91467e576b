package dev.muster.rules.snaphance.report;

import dev.muster.rules.battle.Event;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.LossTracker;
import dev.muster.rules.snaphance.rules.SnaphanceEvent;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Tracks from the events which groups are broken, that is, have no stands left. */
final class BrokenGroupTracker {
  private final Scenario scenario;
  private final Set<String> gone = new HashSet<>();

  BrokenGroupTracker(Scenario scenario) {
    this.scenario = scenario;
  }

  /** Break Points an event has cost. */
  static LossTracker.@Nullable Loss breakPointLoss(Event event) {
    return event instanceof SnaphanceEvent.BreakPointsLost e
        ? new LossTracker.Loss(e.side(), e.lost())
        : null;
  }

  void tell(Event event) {
    switch (event) {
      case SnaphanceEvent.Destroyed e -> gone.add(e.stand());
      case SnaphanceEvent.Pursues e when e.offBoard() -> gone.add(e.stand());
      default -> {
        // no other event removes stands
      }
    }
  }

  /** Each with its side; empty if all groups have a stand left. */
  List<String> names() {
    List<String> broken = new ArrayList<>();
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        boolean stands = group.stands().stream().anyMatch(each -> !gone.contains(each.name()));
        if (!stands && !group.stands().isEmpty()) {
          broken.add(group(side, group.name()));
        }
      }
    }
    return broken;
  }

  /** "Right (Royal)": both sides may have a group of a name. */
  static String group(Scenario.Side side, String group) {
    return group + " (" + side.name() + ")";
  }
}
