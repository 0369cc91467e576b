package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.commander.RolloutBattle;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.RuleSystem;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.testing.MarshalMatch;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Tag;
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

  /** The first question of the turn of a group says what the group means to do. */
  @Test
  void thePurposeOfAGroupIsTold() {
    for (String field : List.of(MEETING, "../examples/seneffe")) {
      List<String> told =
          CommandRun.of("battle", field, "--seed", "3", "--why")
              .out()
              .lines()
              .filter(each -> each.contains(" means to "))
              .map(each -> each.replaceAll(".* means to ([a-z]+) .*", "$1"))
              .distinct()
              .toList();
      List<String> expected =
          field.equals(MEETING)
              ? List.of("march", "break", "turn", "follow")
              : List.of("hold", "take", "delay");
      assertTrue(told.containsAll(expected), field + ": " + told);
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
        .assertRefused(
            2, "--commanders names two of human, steady, bold, cautious, random, marshal");
    CommandRun.of("balance", MEETING, "--commanders", "human,steady")
        .assertRefused(2, "--commanders names two of steady, bold, cautious, random, marshal");
    CommandRun.of("battle", MEETING, "--enemy", "random")
        .assertRefused(2, "--enemy is steady, bold or cautious, found random");
    CommandRun.of("battle", MEETING, "--brief", "--why")
        .assertRefused(2, "--brief leaves out what --why tells");
  }

  @Test
  @Tag("slow")
  void aSweepWithAMarshalHasItsBounds() {
    CommandRun.of("balance", MEETING, "--commanders", "marshal,steady", "--battles", "100000")
        .assertRefused(1, "with a marshal 100000 battles would take about ");
  }

  /** A marshal leads in every game that is fought. */
  @Test
  void aMarshalLeadsInEveryGame() throws Exception {
    Map<String, String> battles =
        Map.of(
            "snaphance",
            MEETING,
            "boxgrid",
            "../examples/two-lines",
            "adlgr",
            "../examples/even-table");
    for (RuleSystem each : RuleSystems.ALL) {
      if (each.engine() != null) {
        String folder = Objects.requireNonNull(battles.get(each.key()), each.key());
        BattleProgram program = MusterFileLoader.load(List.of(Path.of(folder))).program(null);
        Engine engine = Objects.requireNonNull(each.engine());
        assertTrue(engine.hasMarshal(), each.key());
        Battle battle =
            SearchSettings.of(SearchEffort.USUAL, 1)
                .newBattle(
                    engine.setUp(program),
                    List.of(
                        engine.commander(CommanderProfile.MARSHAL, 1), Commander.takingDefaults()),
                    () -> 1,
                    EventSink.SILENT);
        assertInstanceOf(RolloutBattle.class, battle, each.key());
      }
    }
  }

  /** On the open table, in pairs of battles of one seed, each of the two on either side once. */
  @Test
  @Tag("nightly")
  void theMarshalBeatsSteadyOnTheOpenTable() throws Exception {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of("../examples/even-table"))).program(null);
    Engine engine = RuleSystems.engine(program);
    MarshalMatch match =
        MarshalMatch.of(
            engine, program, SearchEffort.USUAL, LongStream.range(9401, 9409).boxed().toList());
    assertTrue(match.won() >= 2 * match.lost(), match.toString());
  }
}
