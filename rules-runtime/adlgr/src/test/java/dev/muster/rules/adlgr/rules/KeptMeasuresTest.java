package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What is kept until somebody moves is what is found anew: distances, groups, charges and shots,
 * after each order of turns in which both sides move at random.
 */
@Tag("slow")
class KeptMeasuresTest {
  private static final int SEEDS = 3;
  private static final int TURNS = 6;

  private int charges;
  private int shots;

  @Test
  void whatIsKeptIsWhatIsFoundAnew() {
    for (int seed = 1; seed <= SEEDS; seed++) {
      play(seed);
    }
    assertTrue(charges > 100 && shots > 100, charges + " charges, " + shots + " shots");
  }

  private void play(int seed) {
    AdlgState table =
        AdlgDeployment.table(
            new AdlgForces(RandomMovesTest.field().program()),
            new SeededDice(seed),
            EventSink.SILENT);
    AdlgDecision choice =
        new AdlgDecision(
            table,
            List.of(Commander.random(seed), Commander.random(seed + 1000)),
            () -> PlayedStep.evaluator(table));
    ChargeOptions kept = charges(table);
    MovementGroups groups = new MovementGroups(table);
    ShootingOnTable shooting = shooting(table);
    for (int turn = 0; turn < TURNS; turn++) {
      table.beginTurn(turn % 2);
      MovementStep movement = PlayedStep.movement(table, choice);
      boolean more = true;
      while (more) {
        more = movement.step();
        String when = "seed " + seed + ", turn " + table.turn() + ", ";
        for (int unit = 0; unit < table.units; unit++) {
          String who = when + table.name(unit);
          List<ChargePath> found = charges(table).all(unit);
          assertEquals(found, kept.all(unit), who);
          charges += found.size();
          assertArrayEquals(new MovementGroups(table).of(unit), groups.of(unit), who);
          compareEnemies(table, shooting, unit, who);
        }
      }
    }
  }

  private void compareEnemies(AdlgState table, ShootingOnTable shooting, int unit, String who) {
    for (int enemy : table.forces().enemiesOf(unit)) {
      assertEquals(
          table.reaching(unit).distance(table.reaching(enemy)), table.distance(unit, enemy), who);
      if (table.present(unit) && table.present(enemy) && AdlgShooting.armed(table.type(unit))) {
        AdlgShooting.Sum sum = shooting(table).sum(unit, enemy);
        double anew = sum == null ? 0 : new AdlgShooting(table.rules).expected(sum);
        assertEquals(anew, shooting.expected(unit, enemy), who);
        shots += anew > 0 ? 1 : 0;
      }
    }
  }

  private static ChargeOptions charges(AdlgState table) {
    ZonesOfControl zones = new ZonesOfControl(table);
    return ChargeOptions.of(table, zones, new SupportRules(table, zones));
  }

  private static ShootingOnTable shooting(AdlgState table) {
    SupportRules supports = new SupportRules(table, new ZonesOfControl(table));
    return new ShootingOnTable(table, new TableMelees(table, supports));
  }
}
