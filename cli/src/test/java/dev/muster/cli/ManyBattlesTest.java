package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.replay.JsonLog;
import dev.muster.rules.replay.JsonReferee;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The battle of Dreux, many times over. */
@Tag("slow")
class ManyBattlesTest {
  private static BattleProgram dreux;

  @BeforeAll
  static void load() throws Exception {
    dreux = MusterFileLoader.load(List.of(Path.of("../examples/dreux"))).program("Dreux");
  }

  @Test
  void battlesEndWithTheInvariantsOn() {
    endWithTheInvariantsOn(150);
  }

  @Test
  @Tag("nightly")
  void aThousandBattlesEndWithTheInvariantsOn() {
    endWithTheInvariantsOn(1000);
  }

  private static void endWithTheInvariantsOn(int battles) {
    SnaphanceBattle.Opening opening = new SnaphanceBattle.Opening(dreux);
    int rounds = dreux.scenario().roundLimit();
    int[] ends = new int[3];
    for (long seed = 1; seed <= battles; seed++) {
      Outcome outcome = fight(opening, CommanderProfile.STEADY, CommanderProfile.STEADY, seed);
      assertTrue(outcome.rounds() <= rounds, "seed " + seed + " went on to " + outcome.rounds());
      boolean broken = outcome.sides().stream().anyMatch(Outcome.SideAccount::broken);
      assertTrue(broken || outcome.rounds() == rounds, "seed " + seed + " ended for no reason");
      ends[outcome.winner() + 1]++;
    }
    assertEquals(battles, ends[0] + ends[1] + ends[2]);
    assertTrue(ends[1] > 0 && ends[2] > 0, "one side always wins");
  }

  @Test
  void everyPairOfCommandersComesToAnEnd() {
    everyPairComesToAnEnd(2);
  }

  @Test
  @Tag("nightly")
  void everyPairOfCommandersComesToManyEnds() {
    everyPairComesToAnEnd(12);
  }

  private static void everyPairComesToAnEnd(int seeds) {
    SnaphanceBattle.Opening opening = new SnaphanceBattle.Opening(dreux);
    for (CommanderProfile one : CommanderProfile.WITHOUT_SEARCH) {
      for (CommanderProfile other : CommanderProfile.WITHOUT_SEARCH) {
        for (long seed = 1; seed <= seeds; seed++) {
          fight(opening, one, other, seed);
        }
      }
    }
  }

  private static Outcome fight(
      SnaphanceBattle.Opening opening, CommanderProfile one, CommanderProfile other, long seed) {
    try {
      return opening
          .newBattle(
              List.of(SnaphanceCommanders.of(one, seed), SnaphanceCommanders.of(other, seed + 1)),
              new SeededDice(seed),
              EventSink.SILENT)
          .withInvariantChecks()
          .fight(() -> false);
    } catch (RuntimeException e) {
      throw new AssertionError(one + " against " + other + ", seed " + seed, e);
    }
  }

  @Test
  void theSameSeedGivesTheSameBytes() {
    for (String log : List.of("text", "json")) {
      CommandRun first = CommandRun.of("battle", "../examples/dreux", "--seed", "7", "--log", log);
      CommandRun again = CommandRun.of("battle", "../examples/dreux", "--seed", "7", "--log", log);
      assertEquals(0, first.exit());
      assertEquals(first.out(), again.out());
      CommandRun other = CommandRun.of("battle", "../examples/dreux", "--seed", "8", "--log", log);
      assertFalse(first.out().equals(other.out()));
    }
  }

  @Test
  void theNumbersOfASweepDoNotDependOnTheThreads() {
    BatchSimulation.Report one =
        BatchSimulation.run(
            RuleSystems.engine(dreux), dreux, Batch.of(5, 60, 1), done -> {}, () -> false);
    BatchSimulation.Report four =
        BatchSimulation.run(
            RuleSystems.engine(dreux), dreux, Batch.of(5, 60, 4), done -> {}, () -> false);
    assertEquals(one, four);
    assertEquals(60, one.wins().get(0) + one.wins().get(1) + one.draws());
  }

  @Test
  void theRefereePassesAFairLogAndRefusesATamperedOne() {
    List<String> log = log(7);
    JsonReferee.Verdict fair = JsonReferee.check(log, RuleSystems::engine);
    assertTrue(fair.fair(), fair.message());
    refused(log, "\"hits\":([0-9])", hit -> Integer.toString(Integer.parseInt(hit) + 1));
    refused(log, "\"lost\":([0-9])", lost -> Integer.toString(Integer.parseInt(lost) + 1));
    refused(log, "\"path\":\\[\"([0-9]{4})", hex -> hex.equals("0101") ? "0102" : "0101");
    refused(log, "\"die\":([1-6])", die -> die.equals("6") ? "1" : "6");
    refused(log, "\"dice\":\\[([1-6])", die -> die.equals("3") ? "2" : "3");
    JsonReferee.Verdict cut =
        JsonReferee.check(log.subList(0, log.size() - 1), RuleSystems::engine);
    assertFalse(cut.fair());
    assertTrue(cut.message().contains("ends before"), cut.message());
  }

  private static List<String> log(long seed) {
    StringBuilder text = new StringBuilder();
    RuleSystems.fight(dreux, seed, new JsonLog(text, dreux, seed), () -> false);
    return text.toString().lines().toList();
  }

  /** Changes the first, a middle and the last place that fits; each must be refused there. */
  private static void refused(
      List<String> log, String place, java.util.function.UnaryOperator<String> change) {
    Pattern pattern = Pattern.compile(place);
    List<Integer> lines =
        java.util.stream.IntStream.range(1, log.size())
            .filter(i -> pattern.matcher(log.get(i)).find())
            .boxed()
            .toList();
    assertFalse(lines.isEmpty(), place);
    for (int at : List.of(lines.getFirst(), lines.get(lines.size() / 2), lines.getLast())) {
      List<String> tampered = new java.util.ArrayList<>(log);
      Matcher matcher = pattern.matcher(log.get(at));
      assertTrue(matcher.find());
      String line = log.get(at);
      tampered.set(
          at,
          line.substring(0, matcher.start(1))
              + change.apply(matcher.group(1))
              + line.substring(matcher.end(1)));
      JsonReferee.Verdict verdict = JsonReferee.check(tampered, RuleSystems::engine);
      assertFalse(verdict.fair(), place + " in event " + at);
      assertEquals(at, verdict.event(), verdict.message());
    }
  }

  @Test
  void wilsonIntervals() {
    BatchSimulation.Share half = BatchSimulation.Share.of(50, 100);
    assertEquals(0.5, half.estimate());
    assertEquals(0.4038, half.low(), 0.0001);
    assertEquals(0.5962, half.high(), 0.0001);
    assertEquals(0, BatchSimulation.Share.of(0, 10).low());
    assertEquals(0.2775, BatchSimulation.Share.of(0, 10).high(), 0.0001);
  }

  @Test
  void balanceTellsSharesWithTheirIntervals() {
    CommandRun run =
        CommandRun.of("balance", "../examples/dreux", "--battles", "20", "--seed", "3");
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("20 battles"), run.out());
    assertTrue(run.out().contains("Royal") && run.out().contains(" to "), run.out());
    CommandRun wrong = CommandRun.of("balance", "../examples/dreux", "--commanders", "steady,meek");
    assertEquals(2, wrong.exit());
    assertTrue(wrong.err().contains("steady, bold, cautious, random"), wrong.err());
  }
}
