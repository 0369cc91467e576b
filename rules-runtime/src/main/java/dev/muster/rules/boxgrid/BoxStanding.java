package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.StringJoiner;

/** How a battle stands, read from its events: the units each side has lost. */
final class BoxStanding implements EventSink {
  private final Scenario scenario;
  private final int[] lost;
  private List<Integer> totals = List.of();
  private List<Integer> breaksAt = List.of();

  BoxStanding(Scenario scenario) {
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
      case BoxEvent.Lost e -> lost[scenario.sideNamed(e.side())] = e.lost();
      default -> {
        // nothing else takes units
      }
    }
  }

  /** Whether the battle was told from its beginning; else there is nothing to say how it stands. */
  boolean known() {
    return !totals.isEmpty();
  }

  /** Units lost of each side, against those it began with and those it breaks at. */
  String losses() {
    var text = new StringJoiner("; ");
    for (int s = 0; s < lost.length; s++) {
      text.add(
          scenario.sides().get(s).name()
              + " has lost "
              + lost[s]
              + " of "
              + BoxWords.count(totals.get(s), "unit")
              + ", breaks at "
              + breaksAt.get(s));
    }
    return text.toString();
  }
}
