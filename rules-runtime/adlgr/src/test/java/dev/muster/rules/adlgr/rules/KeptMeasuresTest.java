package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.adlgr.commander.AdlgOptionEvaluator;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.CommanderProfile;
import java.util.List;
import java.util.Random;
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
  private int scores;

  @Test
  void whatIsKeptIsWhatIsFoundAnew() {
    for (int seed = 1; seed <= SEEDS; seed++) {
      play(seed);
    }
    assertTrue(charges > 100 && shots > 100, charges + " charges, " + shots + " shots");
  }

  /** An evaluator keeps the scores of a position until it changes. */
  @Test
  void theScoresOfAPositionAreThoseFoundAnew() {
    for (int seed = 1; seed <= SEEDS; seed++) {
      AdlgState table = table(seed);
      AdlgOptionEvaluator kept = PlayedStep.evaluator(table);
      Random random = new Random(seed);
      Commander compares = question -> compared(table, (AdlgDecision) question, kept, random);
      AdlgDecision choice = new AdlgDecision(table, List.of(compares, compares), () -> kept);
      for (int turn = 0; turn < TURNS; turn++) {
        table.beginTurn(turn % 2);
        MovementStep movement = PlayedStep.movement(table, choice);
        boolean more = true;
        while (more) {
          more = movement.step();
        }
      }
    }
    assertTrue(scores > 1000, scores + " scores");
  }

  /** Compares the scores of all options; the answer is the best one, or one at random. */
  private int compared(
      AdlgState table, AdlgDecision question, AdlgOptionEvaluator kept, Random random) {
    AdlgOptionEvaluator fresh = PlayedStep.evaluator(table);
    kept.consider(question, CommanderProfile.STEADY);
    fresh.consider(question, CommanderProfile.STEADY);
    int best = 0;
    double most = Double.NEGATIVE_INFINITY;
    for (int i = 0; i < question.size(); i++) {
      double score = fresh.score(question, i);
      assertEquals(score, kept.score(question, i), question.label(i));
      best = score > most ? i : best;
      most = Math.max(most, score);
      scores++;
    }
    return random.nextInt(3) == 0 ? random.nextInt(question.size()) : best;
  }

  private static AdlgState table(int seed) {
    return AdlgDeployment.table(
        new AdlgForces(RandomMovesTest.field().program()), new SeededDice(seed), EventSink.SILENT);
  }

  private void play(int seed) {
    AdlgState table = table(seed);
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
