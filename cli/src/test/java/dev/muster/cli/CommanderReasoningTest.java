package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;

/** What a commander thought, who leads, and how much a marshal tries out, from the command line. */
class CommanderReasoningTest {
  private static final String MEETING = "../examples/meeting";

  /** Without the lines that tell it, a log is as it always was. */
  @Test
  void whatWasThoughtIsToldBesides() {
    for (String form : List.of("text", "json")) {
      CommandRun plain = CommandRun.of("battle", MEETING, "--seed", "3", "--log", form);
      CommandRun told = CommandRun.of("battle", MEETING, "--seed", "3", "--log", form, "--why");
      assertEquals(0, told.exit(), told.err());
      List<String> lines = told.out().lines().toList();
      List<String> without =
          lines.stream()
              .filter(each -> !each.startsWith("      why: "))
              .filter(each -> !each.startsWith("{\"event\":\"Weighed\""))
              .toList();
      assertTrue(lines.size() > without.size() + 300, form + ": " + lines.size());
      assertEquals(plain.out().lines().toList(), without);
    }
  }

  @Test
  void whoLeadsMayBeNamed() {
    CommandRun steady = CommandRun.of("battle", MEETING, "--commanders", "steady,steady");
    assertEquals(CommandRun.of("battle", MEETING).out(), steady.out());
    CommandRun random = CommandRun.of("battle", MEETING, "--commanders", "random,steady");
    assertTrue(!random.out().equals(steady.out()), "the same battle");
  }

  @Test
  void whatCannotBeIsRefused() {
    CommandRun.of("battle", MEETING, "--commanders", "steady")
        .assertRefused(2, "--commanders names two of steady, bold, cautious, random, marshal");
    CommandRun.of("battle", MEETING, "--enemy", "random")
        .assertRefused(2, "--enemy is steady, bold or cautious, found random");
    CommandRun.of("battle", MEETING, "--brief", "--why")
        .assertRefused(2, "--brief leaves out what --why tells");
  }

  @Test
  void aSweepWithAMarshalHasItsBounds() {
    CommandRun.of("balance", MEETING, "--commanders", "marshal,steady", "--battles", "100000")
        .assertRefused(1, "with a marshal 100000 battles would take about ");
  }
}
