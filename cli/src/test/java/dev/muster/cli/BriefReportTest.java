package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** {@code muster battle --brief}: the example battles in fewer than 60 lines, whatever the seed. */
class BriefReportTest {
  @Test
  void theExampleBattlesAreToldInFewerThanSixtyLines() {
    exampleBattlesAreToldInFewerThanSixtyLines(3);
  }

  @Test
  @Tag("nightly")
  void manyExampleBattlesAreToldInFewerThanSixtyLines() {
    exampleBattlesAreToldInFewerThanSixtyLines(12);
  }

  private static void exampleBattlesAreToldInFewerThanSixtyLines(int seeds) {
    for (String example : List.of("dreux", "seneffe", "meeting")) {
      for (int seed = 1; seed <= seeds; seed++) {
        CommandRun run =
            CommandRun.of("battle", "../examples/" + example, "--brief", "--seed", "" + seed);
        assertEquals(0, run.exit(), run.err());
        assertTrue(run.out().lines().count() < 60, example + ", seed " + seed + "\n" + run.out());
        assertTrue(Pattern.compile("(?m)^Round 1, .* Break Points").matcher(run.out()).find());
        assertTrue(run.out().lines().allMatch(line -> line.length() < 500), run.out());
      }
    }
  }

  /** Both reports end alike, and the short one names all who fell. */
  @Test
  void theShortReportIsOfTheSameBattle() {
    CommandRun brief = CommandRun.of("battle", "../examples/dreux", "--brief", "--seed", "3");
    CommandRun full = CommandRun.of("battle", "../examples/dreux", "--seed", "3");
    assertEquals(
        full.out().lines().limit(4).toList(), brief.out().lines().limit(4).toList(), "the opening");
    for (String line : full.out().lines().toList()) {
      if (line.contains(" wins after ") || line.contains("Break Points lost, breaks at")) {
        assertTrue(brief.out().contains(line), line);
      }
      if (line.contains(" is destroyed at ")) {
        assertTrue(brief.out().contains(line.strip().split(" ")[0]), line + "\n" + brief.out());
      }
    }
  }

  @Test
  void anotherProgramGetsTheWholeLogOrNone() {
    CommandRun run = CommandRun.of("battle", "../examples/dreux", "--brief", "--log", "json");
    run.assertRefused(2, "--brief");
    assertEquals("", run.out());
  }
}
