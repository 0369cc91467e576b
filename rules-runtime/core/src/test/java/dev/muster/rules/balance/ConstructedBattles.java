package dev.muster.rules.balance;

import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** A scenario of two units on either side, of which the last arrives, and ends of its battles. */
final class ConstructedBattles {
  private static final int FULL = 4;

  private ConstructedBattles() {}

  static Scenario scenario() {
    Scenario.Arrival arrival = new Scenario.Arrival(2, List.of(new Hex(1, 1)), null, null);
    return new Scenario(
        "Constructed",
        "",
        "",
        FULL,
        Map.of(),
        List.of(
            side("South", "Vanguard", stand("One", "Foot", null), stand("Two", "Horse", null)),
            side("North", "Main", stand("Three", "Foot", null), stand("Late", "Horse", arrival))),
        List.of(),
        List.of(),
        List.of(),
        Scenario.Victory.BY_BREAKING,
        List.of(),
        List.of(),
        new Scenario.History(
            "South",
            List.of(new Scenario.HistoricalLosses("South", 20, 30)),
            List.of(),
            SourceRange.NOWHERE),
        List.of(),
        SourceRange.NOWHERE);
  }

  private static Scenario.Side side(String name, String group, Scenario.DeployedStand... stands) {
    Scenario.General general =
        new Scenario.General(
            group + "General", "", 0, "normal", null, new Hex(1, 1), SourceRange.NOWHERE);
    return new Scenario.Side(
        name,
        "",
        "Army",
        List.of(new Scenario.Group(group, "", general, List.of(stands), SourceRange.NOWHERE)),
        List.of(),
        SourceRange.NOWHERE);
  }

  private static Scenario.DeployedStand stand(
      String name, String line, Scenario.@Nullable Arrival arrival) {
    return new Scenario.DeployedStand(
        name,
        "",
        line,
        new Hex(1, 1),
        new Heading(0),
        null,
        Map.of(),
        Map.of(),
        arrival,
        SourceRange.NOWHERE);
  }

  /**
   * How a battle ended.
   *
   * @param broken whether the loser broke
   * @param left what the units have left of 4 each
   */
  static Outcome outcome(int winner, int rounds, boolean broken, int... left) {
    return new Outcome(
        winner,
        "so",
        rounds,
        List.of(
            account("South", broken && winner == 1, left[0], left[1]),
            account("North", broken && winner == 0, left[2], left[3])));
  }

  private static Outcome.SideAccount account(String side, boolean broken, int one, int other) {
    return new Outcome.SideAccount(
        side,
        10,
        broken ? 5 : 0,
        5,
        broken,
        List.of(
            new Outcome.StandAccount("", "", FULL, one, true, false),
            new Outcome.StandAccount("", "", FULL, other, true, false)));
  }
}
