package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.adlgr.rules.CommandPoints.Burden;
import dev.muster.rules.adlgr.rules.CommandPoints.Order;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.model.Rulebook;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Generals, their points, and what orders cost. */
class CommandPointsTest {
  private final CommandPoints points = new CommandPoints(TroopText.rules());

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-007 | ordinary | 0
            AR-009 | competent | 1
            AR-011 | brilliant | 2
            AR-013 AR-379 | strategist | 3
          """)
  void values(String row, String rank, int value) {
    Rulebook.Leader leader = Objects.requireNonNull(TroopText.BOOK.leader(rank));
    Integer found = leader.value();
    assertEquals(value, found == null ? 0 : found);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-008 | ordinary | HeavySwordsmen | 4
            AR-010 | competent | HeavySwordsmen | 6
            AR-012 | brilliant | HeavySwordsmen | 8
            AR-014 | strategist | HeavySwordsmen | 8
            AR-015 | competent | LightCavalry | 12
            AR-016 | ordinary | LightInfantry | 8
            AR-017 | brilliant | Dragoon half-musket | 16
            AR-015 | competent | MediumCavalry | 6
          """)
  void ranges(String row, String rank, String unit, int range) {
    assertEquals(range, CommandPoints.range(points.range(rank), TroopText.type(unit)));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-018 | 0 | 1 1 2 2 3 3
            AR-018 | 1 | 1 2 2 3 3 4
            AR-018 | 2 | 2 2 3 3 4 4
            AR-018 | 3 | 2 3 3 4 4 5
          """)
  void thrown(String row, int value, String all) {
    assertEquals(
        all,
        IntStream.rangeClosed(1, 6)
            .mapToObj(die -> String.valueOf(CommandPoints.pointsForThrow(die, value)))
            .collect(Collectors.joining(" ")));
  }

  @Test
  @Tag("AR-019")
  void oneIsFree() {
    int die = points.roll(new ScriptedDice(4), 1);
    assertEquals(4, CommandPoints.pointsForThrow(die, 1) + points.free());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-020 | SPONTANEOUS_CHARGE | | 0
            AR-020 | SPONTANEOUS_CHARGE | COMMANDER_ENGAGED OUT_OF_RANGE | 0
            AR-021 | UNCONTROLLED_CHARGE | | 0
            AR-022 | MOVE | | 1
            AR-023 AR-353 | RALLY_NEAR | | 1
            AR-024 AR-354 | RALLY_IN_MELEE | | 2
            AR-025 AR-026 | SQUARE | | 2
            AR-027 AR-077 | MOVE | DIFFICULT | 2
            AR-028 | HOLD | | 3
            AR-028 | HOLD | OUT_OF_RANGE COMMANDER_ENGAGED | 3
            AR-030 | MOVE | OUT_OF_RANGE | 2
            AR-031 AR-358 | RALLY_IN_MELEE | OUT_OF_RANGE | 3
            AR-031 AR-358 | RALLY_NEAR | OUT_OF_RANGE | 2
            AR-031 AR-352 AR-358 | RALLY_FAR | OUT_OF_RANGE | 0
            AR-032 AR-074 | MOVE | DIFFICULT | 2
            AR-032 | MOVE | DIFFICULT OUT_OF_RANGE | 3
            AR-033 | MOVE | AND_RALLY | 2
            AR-034 | MOVE | COMMANDER_ENGAGED | 2
            AR-035 | RALLY_IN_MELEE | COMMANDER_ENGAGED OWN_UNIT | 2
            AR-035 AR-034 | RALLY_NEAR | COMMANDER_ENGAGED | 2
            AR-035 | MOVE | COMMANDER_ENGAGED OWN_UNIT | 2
          """)
  void costs(String rows, Order order, String burdens, int cost) {
    Set<Burden> all = EnumSet.noneOf(Burden.class);
    if (burdens != null) {
      for (String each : burdens.split(" ")) {
        all.add(Burden.valueOf(each));
      }
    }
    assertEquals(cost, points.cost(order, all));
  }
}
