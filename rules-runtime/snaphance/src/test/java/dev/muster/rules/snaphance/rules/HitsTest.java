package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.testing.AllThrows;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Sixes and pairs of fives, over all throws of up to ten dice (7.0). */
class HitsTest {
  private static final SnaphanceRules EACH_PAIR = rules("each_pair");
  private static final SnaphanceRules ONCE = rules("once");

  @Test
  @Tag("SN-7.0-09")
  void sixesAndPairsOfFives() {
    assertEquals(2, hits(EACH_PAIR, 6, 5, 5, 2));
    assertEquals(1, hits(EACH_PAIR, 5, 5, 5, 1));
    assertEquals(2, hits(EACH_PAIR, 5, 5, 5, 5));
    assertEquals(0, hits(EACH_PAIR, 5, 3, 2, 1));
    assertEquals(2, hits(EACH_PAIR, 6, 6, 5));
    assertEquals(0, hits(EACH_PAIR));
    assertEquals(1, hits(ONCE, 5, 5, 5, 5), "switch five_pairs once");
    assertEquals(3, hits(ONCE, 6, 6, 5, 5));
    for (int dice = 1; dice <= 8; dice++) {
      AllThrows.ways(
          dice,
          thrown -> {
            int score = 0;
            int fives = 0;
            for (int die : thrown) {
              score += die == 6 ? 1 : 0;
              fives += die == 5 ? 1 : 0;
            }
            assertEquals(score + fives / 2, hits(EACH_PAIR, thrown));
            assertEquals(score + (fives > 1 ? 1 : 0), hits(ONCE, thrown));
            return 0;
          });
    }
  }

  @Test
  @Tag("SN-7.0-10")
  void chancesOfAHit() {
    double[] fractions = {
      1 / 6.0,
      1 / 3.0,
      13 / 27.0,
      49 / 81.0,
      19 / 27.0,
      569 / 729.0,
      1835 / 2187.0,
      1931 / 2187.0,
      18019 / 19683.0,
      55465 / 59049.0
    };
    for (int dice = 1; dice <= fractions.length; dice++) {
      double formula = 1 - Math.pow(4 / 6.0, dice) - dice / 6.0 * Math.pow(4 / 6.0, dice - 1);
      double exact = AllThrows.atLeast(1, dice, thrown -> hits(EACH_PAIR, thrown));
      assertEquals(fractions[dice - 1], exact, 1e-12, dice + " dice");
      assertEquals(formula, exact, 1e-12, dice + " dice");
    }
  }

  @Test
  @Tag("SN-7.0-11")
  void expectedHits() {
    double[] expected = {
      0.1667, 0.3611, 0.5741, 0.7994, 1.0329, 1.2719, 1.5146, 1.7598, 2.0065, 2.2543
    };
    for (int dice = 1; dice <= expected.length; dice++) {
      double exact = AllThrows.mean(dice, thrown -> hits(EACH_PAIR, thrown));
      assertEquals(expected[dice - 1], exact, 5e-5, dice + " dice");
      // each six, and half of the fives but for the odd one, of which there is one in
      // (1 - (4/6)^n) / 2 throws
      double formula = dice / 6.0 + (dice / 6.0 - (1 - Math.pow(4 / 6.0, dice)) / 2) / 2;
      assertEquals(formula, exact, 1e-12, dice + " dice");
    }
  }

  /** A commander weighs a throw by the reading that will be played. */
  @Test
  @Tag("SN-7.0-11")
  void whatIsExpectedIsTheMeanOfWhatIsThrown() {
    for (SnaphanceRules rules : List.of(EACH_PAIR, ONCE)) {
      for (int dice = 0; dice <= 10; dice++) {
        double exact = AllThrows.mean(dice, thrown -> hits(rules, thrown));
        assertEquals(exact, rules.expectedHits(dice), 5.1e-4, dice + " dice");
      }
      assertEquals(0, rules.expectedHits(-3));
    }
    assertTrue(ONCE.expectedHits(10) < EACH_PAIR.expectedHits(10) - 0.05);
    assertEquals(EACH_PAIR.expectedHits(10) + 2.5, EACH_PAIR.expectedHits(20), 1e-9);
    assertEquals(ONCE.expectedHits(10) + 10 / 6.0, ONCE.expectedHits(20), 2e-3);
  }

  private static int hits(SnaphanceRules rules, int... thrown) {
    return new DicePool().always("SP", thrown.length).roll(new ScriptedDice(thrown), rules);
  }

  private static SnaphanceRules rules(String fivePairs) {
    Rulebook book = dev.muster.rules.systems.Rulebooks.named("snaphance.final");
    Scenario scenario =
        new Scenario(
            "Test",
            "Test",
            "",
            null,
            Map.of("five_pairs", fivePairs),
            List.of(),
            List.of(),
            SourceRange.NOWHERE);
    Board board =
        new HexBoard(
            "Test", "Test", 1, 1, List.of("plain"), List.of(), List.of(), SourceRange.NOWHERE);
    return SnaphanceRules.of(
        new BattleProgram(BattleProgram.SCHEMA, book, List.of(), board, scenario));
  }
}
