package dev.muster.rules.snaphance.commander;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.battle.GeneratedSnaphanceBattles;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** A score that is asked for with a bound is the whole score wherever that is above the bound. */
class BoundedScoresTest {
  private static final GreedyCommander.DecisionEvaluator JUDGE = SnaphanceCommanders.evaluator();

  private int cutShort;

  @Test
  void noOptionAboveABoundIsCutShort() {
    for (CommanderProfile profile :
        List.of(CommanderProfile.STEADY, CommanderProfile.BOLD, CommanderProfile.CAUTIOUS)) {
      Commander mind = SnaphanceCommanders.of(profile, 1);
      Commander checked =
          question -> {
            checkBounds(question, profile);
            return mind.choose(question);
          };
      for (long seed = 0; seed < 12; seed++) {
        new SnaphanceBattle(
                GeneratedSnaphanceBattles.of(seed),
                List.of(checked, checked),
                new SeededDice(seed),
                EventSink.SILENT)
            .fight(() -> false);
      }
    }
    assertTrue(cutShort > 10_000, "only " + cutShort + " scores were cut short");
  }

  private void checkBounds(Decision question, CommanderProfile profile) {
    // each bound meets options whose hexes have not been weighed as well as known ones
    double[] bounds = {Double.NEGATIVE_INFINITY, -3, -0.5, 0, 0.5, 3, Double.POSITIVE_INFINITY};
    for (double bound : bounds) {
      assertTrue(JUDGE.consider(question, profile));
      double[] bounded =
          IntStream.range(0, question.size())
              .mapToDouble(option -> JUDGE.score(question, option, bound))
              .toArray();
      JUDGE.consider(question, profile);
      for (int option = 0; option < question.size(); option++) {
        double whole = JUDGE.score(question, option);
        if (whole > bound) {
          assertEquals(whole, bounded[option], 0, question.id());
        } else {
          assertFalse(bounded[option] > bound, question.id());
          cutShort += bounded[option] == whole ? 0 : 1;
        }
        // the bound of a commander is the score of an option before it
        assertEquals(whole, JUDGE.score(question, option, Math.nextDown(whole)), 0, question.id());
      }
    }
  }
}
