package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.dice.ScriptedDice;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The printed chances, out of all throws, as the engine throws them. */
class MeleeOddsTest {
  private static final AdlgRules RULES = TroopText.rules();

  /** In how many of 36 throws a shot hits. */
  private static int shots(int modifier, int protection, TroopQuality shooter, boolean tie) {
    AdlgShooting shooting = new AdlgShooting(RULES);
    Ability by = tie ? Ability.REGIMENTAL_ARTILLERY : null;
    var sum =
        new AdlgShooting.Sum(
            List.of(), modifier, protection, shooter, TroopQuality.ORDINARY, by, false);
    int hits = 0;
    for (int throwing = 0; throwing < 36; throwing++) {
      hits +=
          shooting.shoot(sum, new ScriptedDice(throwing / 6 + 1, throwing % 6 + 1)).hits() > 0
              ? 1
              : 0;
    }
    assertEquals(hits / 36.0, shooting.expected(sum), 1e-12);
    return hits;
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-271 | 0 | false | 6 10 15 21 26 30
            AR-271 | 1 | false | 3 6 10 15 21 26
            AR-271 | 2 | false | 1 3 6 10 15 21
            AR-272 | 0 | true | 10 15 21 26 30 33
            AR-272 | 1 | true | 6 10 15 21 26 30
          """)
  void shooting(String row, int protection, boolean tie, String of36) {
    StringBuilder found = new StringBuilder();
    for (int modifier = -2; modifier <= 3; modifier++) {
      found.append(shots(modifier, protection, TroopQuality.ORDINARY, tie)).append(' ');
    }
    assertEquals(of36, found.toString().strip());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-239 | ELITE | 18 12 7
            AR-240 | MEDIOCRE | 12 7 3
          """)
  void shootingByQuality(String row, TroopQuality quality, String of36) {
    assertEquals(
        of36,
        shots(0, 0, quality, false)
            + " "
            + shots(0, 1, quality, false)
            + " "
            + shots(0, 2, quality, false));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
            AR-298 | HeavySwordsmen | {-3=1, -2=5, -1=9, 0=6, 1=9, 2=5, 3=1}
            AR-299 | HeavySwordsmen simple=1 | {-2=3, -1=7, 0=5, 1=11, 2=7, 3=3}
            AR-302 | HeavySwordsmen simple=2 | {-2=1, -1=5, 0=4, 1=11, 2=9, 3=5, 4=1}
          """)
  void melee(String row, String unit, String of36) {
    AdlgMelee melee = new AdlgMelee(RULES);
    AdlgMelee.Setup bout =
        melee.bout(TroopText.fighter(unit, RULES), TroopText.fighter("HeavySwordsmen", RULES), 2);
    Map<Integer, Integer> found = new TreeMap<>();
    for (int throwing = 0; throwing < 36; throwing++) {
      var result = melee.fight(bout, new ScriptedDice(throwing / 6 + 1, throwing % 6 + 1));
      int loss = result.winner() == 0 ? result.loss() : -result.loss();
      found.merge(loss, 1, Integer::sum);
    }
    assertEquals(of36, found.toString());
  }

  @Test
  @Tag("AR-018")
  void commandPoints() {
    CommandPoints points = new CommandPoints(RULES);
    double[] mean = new double[4];
    for (int value = 0; value <= 3; value++) {
      for (int die = 1; die <= 6; die++) {
        mean[value] +=
            CommandPoints.pointsForThrow(points.roll(new ScriptedDice(die), value), value) / 6.0;
      }
    }
    assertEquals(2.0, mean[0], 1e-12);
    assertEquals(2.5, mean[1], 1e-12);
    assertEquals(3.0, mean[2], 1e-12);
    assertEquals(3.5, mean[3], 1e-12);
  }
}
