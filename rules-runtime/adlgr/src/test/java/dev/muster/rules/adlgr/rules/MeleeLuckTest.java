package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.dice.ScriptedDice;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

/** The luck of a melee, in cohesion, against means worked out by hand. */
class MeleeLuckTest {
  /** A mean over the 36 throws of two dice, in the unit of luck. */
  private static long of36(int sum) {
    return (long) ThrowLuck.UNIT * sum / 36;
  }

  private static AdlgTestPosition feet(String marks) {
    return new AdlgTestPosition().red("A Foot 10,10 0").blue("B Foot 10,10 180" + marks);
  }

  /** What both sides receive from a first round between A and B, with these dice. */
  private static long[] luck(AdlgTestPosition position, int die, int otherDie) {
    long[] luck = new long[2];
    AdlgState table =
        AdlgDeployment.table(
            new AdlgForces(position.program()),
            new ScriptedDice(die, otherDie),
            EventSink.counting(
                (side, kind, above) -> {
                  assertEquals(ThrowLuck.Kind.MELEE, kind);
                  luck[side] += above;
                }));
    table.beginTurn(0);
    int a = Arrays.asList(table.forces().name).indexOf("A");
    int b = Arrays.asList(table.forces().name).indexOf("B");
    table.engage(a, b, UnitEdge.FRONT, true);
    CombatStepTest.fightAll(
        new TableMelees(table, new SupportRules(table, new ZonesOfControl(table))));
    return luck;
  }

  /**
   * Equals: of 36 throws 5 differ by 1 for one side, 4 by 2, 3 by 3, 2 by 4 and 1 by 5. These cost
   * 1, 1, 2, 2 and 3 cohesion: 5 + 4 + 6 + 4 + 3 = 22 in all.
   */
  @Test
  void aMeleeOfEqualsCosts22Of36() {
    assertEquals(3 * of36(36) - of36(22), luck(feet(""), 6, 1)[0], "6 to 1 costs B 3 cohesion");
    assertEquals(-of36(22), luck(feet(""), 6, 1)[1], "and A none");
    assertEquals(-of36(22), luck(feet(""), 2, 4)[0]);
    assertEquals(of36(36) - of36(22), luck(feet(""), 2, 4)[1], "2 to 4 costs A 1 cohesion");
    assertEquals(-of36(22), luck(feet(""), 3, 3)[0], "a draw is bad luck of both");
    assertEquals(-of36(22), luck(feet(""), 3, 3)[1]);
  }

  /**
   * B has lost 5 of its 6 cohesion. It counts 1 less, so A wins 21 throws; none costs more than the
   * 1 that is left. B wins with 2 to 5 more on its die, in 4, 3, 2 and 1 throws that cost A 1, 1, 2
   * and 2 cohesion: 4 + 3 + 4 + 2 = 13 in all.
   */
  @Test
  void aLossIsAtMostWhatIsLeft() {
    AdlgTestPosition worn = feet(" hits 5");
    assertEquals(of36(36) - of36(21), luck(worn, 6, 1)[0], "B routs with its last cohesion");
    assertEquals(-of36(13), luck(worn, 6, 1)[1]);
    assertEquals(-of36(21), luck(worn, 3, 4)[0], "a draw");
    assertEquals(2 * of36(36) - of36(13), luck(worn, 1, 5)[1]);
  }

  /** Whatever the rules say of the troops, the luck of all throws together is 0. */
  @Test
  void theLuckOfAllThrowsIsZero() {
    for (String pair :
        new String[] {
          "Kn Foot", "Foot Levy", "Cv SmallShot", "El Cv", "Pistols Spears", "Rash Drag"
        }) {
      String[] lines = pair.split(" ", -1);
      AdlgTestPosition position =
          new AdlgTestPosition()
              .red("A " + lines[0] + " 10,10 0")
              .blue("B " + lines[1] + " 10,10 180");
      long[] sum = new long[2];
      long[] most = new long[2];
      for (int die = 1; die <= 6; die++) {
        for (int otherDie = 1; otherDie <= 6; otherDie++) {
          long[] luck = luck(position, die, otherDie);
          for (int side = 0; side < 2; side++) {
            sum[side] += luck[side];
            most[side] = Math.max(most[side], luck[side]);
          }
        }
      }
      assertEquals(0, sum[0], pair);
      assertEquals(0, sum[1], pair);
      assertNotEquals(0, most[0] + most[1], pair);
    }
  }
}
