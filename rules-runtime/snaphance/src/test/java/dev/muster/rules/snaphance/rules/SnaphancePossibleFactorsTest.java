package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import org.junit.jupiter.api.Test;

/** Which factors with conditions of the engine a battle can have. */
class SnaphancePossibleFactorsTest {
  private static final String FOOT =
      """
      side Blue breaks 1/2
      side Red breaks 1/2
      line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
      stand Guard of Blue.Left is Foot at 0305 facing S
      stand Enemy of Red.Right is Foot at 0307 facing N
      """;

  private static boolean can(String text, String key) {
    BattleProgram program = SnaphanceTestPositions.program(text);
    Rulebook.Factor factor =
        program.rulebook().factors().stream()
            .filter(each -> each.key().equals(key))
            .findFirst()
            .orElseThrow();
    return new SnaphancePossibleFactors(program).contains(factor);
  }

  @Test
  void aDefenderIsUphillOnAMapOfTwoLevels() {
    assertFalse(can(FOOT, "defender-uphill"));
    assertFalse(can("woods 0101\n" + FOOT, "defender-uphill"));
    assertTrue(can("hillside 0101\n" + FOOT, "defender-uphill"));
  }

  @Test
  void heavyCavalryNeedsAStandOfIt() {
    String horse =
        """
        line Riders Horse B mp 2 sp 5 cb 2 bp 2
        stand Riders of Blue.Left is Riders at 0405 facing S
        """;
    assertFalse(can(FOOT, "heavy-on-contact"));
    assertTrue(can(FOOT + horse, "heavy-on-contact"));
    assertFalse(can(FOOT + horse.replace("bp 2", "bp 2 not-heavy"), "heavy-on-contact"));
  }

  @Test
  void theOthersAreForAll() {
    assertTrue(can(FOOT, "disordered"));
    assertTrue(can(FOOT, "flank-or-rear"));
  }
}
