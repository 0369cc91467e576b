package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.plane.ConvexPolygon;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Both sides move at random for some turns: nobody stands in another or off the table, no corps
 * spends what it has not, no unit makes a fourth move, and the same seed gives the same table.
 */
@Tag("slow")
class RandomMovesTest {
  private static final int SEEDS = 6;
  private static final int TURNS = 6;

  @Test
  void whateverIsOrderedTheTableStaysSound() {
    int melees = 0;
    for (int seed = 1; seed <= SEEDS; seed++) {
      AdlgState table = play(seed);
      for (int unit = 0; unit < table.units; unit++) {
        melees += table.inMelee(unit) ? 1 : 0;
      }
      assertEquals(table.fingerprint(), play(seed).fingerprint(), "seed " + seed);
    }
    assertTrue(melees > SEEDS, melees + " units in melee");
  }

  private static AdlgState play(int seed) {
    AdlgState table =
        AdlgDeployment.table(
            new AdlgForces(field().program()), new SeededDice(seed), EventSink.SILENT);
    AdlgDecision choice =
        new AdlgDecision(
            table,
            List.of(Commander.random(seed), Commander.random(seed + 1000)),
            () -> PlayedStep.evaluator(table));
    for (int turn = 0; turn < TURNS; turn++) {
      table.beginTurn(turn % 2);
      MovementStep movement = PlayedStep.movement(table, choice);
      while (movement.step()) {
        sound(table, "seed " + seed + ", turn " + table.turn());
      }
    }
    AdlgState copy = new AdlgState(table, AdlgState.NO_DICE, EventSink.SILENT);
    assertEquals(table.fingerprint(), copy.fingerprint());
    return table;
  }

  private static void sound(AdlgState table, String when) {
    for (int corps = 0; corps < table.forces().corps; corps++) {
      assertTrue(table.points[corps] >= 0, when + ": " + table.forces().corpsName[corps]);
    }
    for (int unit = 0; unit < table.units; unit++) {
      if (!table.present(unit)) {
        assertFalse(table.inMelee(unit), when);
        continue;
      }
      String who = when + ": " + table.name(unit) + " at " + table.pose(unit);
      assertTrue(table.ground.passable(table.footprint(unit).outline()), who);
      assertTrue(table.moves[unit] <= 3, who);
      for (int other = 0; other < unit; other++) {
        if (table.present(other)) {
          double deep = table.footprint(unit).outline().overlap(table.footprint(other).outline());
          assertTrue(
              deep <= 2 * ConvexPolygon.TOUCH,
              who + " overlaps " + table.name(other) + " at " + table.pose(other) + " by " + deep);
          assertEquals(table.fights(unit, other), table.fights(other, unit), who);
        }
      }
    }
  }

  static AdlgTestPosition field() {
    return new AdlgTestPosition()
        .corps(0, "Rupert brilliant Horse")
        .red("Horse Cv 12,8 0", "Reiters Carbines 13,8 0", "Light LH 10,9 0", "Rash Rash 9,8 0")
        .corps(0, "Astley competent 16,7")
        .red("Block Block 16,8 0", "Pikes Tercio 19,8 0", "Shot LI 16,9 0", "Gun Gun 22,8 0")
        .corps(1, "Essex competent Kn")
        .blue("Kn Kn 12,11.5 180", "Car Caracole 13,11.5 180", "Drag Drag 10,11 180")
        .corps(1, "Skippon strategist 17,12")
        .blue("Foot Foot 16,11.5 180", "Keil Keil 18,11.5 180", "Musk SmallShot 20,11 180")
        .area("wood 14,9.5 15,9.5 15,10.5 14,10.5")
        .area("cliff 23,9 24,9 24,10 23,10")
        .way("wall 17,10 19,10");
  }
}
