package dev.muster.rules.snaphance;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;

/**
 * How a battle stands, read from its events: the Break Points each side has lost, and the groups
 * that are broken, which is to say that none of their stands is left.
 */
final class Standing implements EventSink {
  private final Scenario scenario;
  private final Set<String> gone = new HashSet<>();
  private final int[] lost;
  private List<Integer> totals = List.of();
  private List<Integer> breaksAt = List.of();

  Standing(Scenario scenario) {
    this.scenario = scenario;
    lost = new int[scenario.sides().size()];
  }

  @Override
  public void tell(Event event) {
    switch (event) {
      case CommonEvent.BattleBegins e -> {
        totals = e.breakPoints();
        breaksAt = e.breaksAt();
      }
      case SnaphanceEvent.BreakPointsLost e -> lost[scenario.sideNamed(e.side())] = e.lost();
      case SnaphanceEvent.Destroyed e -> gone.add(e.stand());
      case SnaphanceEvent.Pursues e when e.offBoard() -> gone.add(e.stand());
      default -> {
        // nothing else takes Break Points or stands
      }
    }
  }

  /** Whether the battle was told from its beginning; else there is nothing to say how it stands. */
  boolean known() {
    return !totals.isEmpty();
  }

  /** Break Points lost of each side, against those it began with and those it breaks at. */
  String breakPoints() {
    var text = new StringJoiner("; ");
    for (int s = 0; s < lost.length; s++) {
      text.add(
          scenario.sides().get(s).name()
              + " has lost "
              + lost[s]
              + " of "
              + BattleWords.count(totals.get(s), "Break Point")
              + ", breaks at "
              + breaksAt.get(s));
    }
    return text.toString();
  }

  /** Groups that are broken, each with its side; empty where all have somebody left. */
  List<String> brokenGroups() {
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
