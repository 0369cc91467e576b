package dev.muster.rules.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.battle.WholePercent;
import org.junit.jupiter.api.Test;

/** The chances of two sides, as they are read. */
class ChancesTest {
  @Test
  void theChancesOfBothSidesAddUpToAHundred() {
    for (int thousandth = 0; thousandth <= 1000; thousandth++) {
      double first = thousandth / 1000.0;
      assertEquals(
          100,
          number(ReportVocabulary.chances(first, 0)) + number(ReportVocabulary.chances(first, 1)),
          "of " + first);
      assertEquals(100, WholePercent.of(first, 0) + WholePercent.of(first, 1), "of " + first);
    }
    assertEquals("51 %", ReportVocabulary.chances(0.505, 0));
    assertEquals("49 %", ReportVocabulary.chances(0.505, 1));
  }

  private static int number(String percent) {
    return Integer.parseInt(percent.substring(0, percent.indexOf(' ')));
  }
}
