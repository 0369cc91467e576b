package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Many battles of a scenario: what is told of them, and when they are stopped. */
@Timeout(300)
@Tag("slow")
class BalanceTest {
  private static final String MEETING = "../examples/meeting";
  private static BattleProgram meeting;

  @BeforeAll
  static void load() throws Exception {
    meeting = MusterFileLoader.load(List.of(Path.of(MEETING))).program("Meeting");
  }

  @Test
  void aSideWithHardlyAChanceIsToldWhichGroupLosesMost(@TempDir Path folder) throws IOException {
    assertEquals(0, CommandRun.of("new", folder.toString()).exit());
    Path armies = folder.resolve("armies.muster");
    String frail = Files.readString(armies).replaceFirst("breaks at 1/3", "breaks at 1/6");
    Files.writeString(armies, frail);
    String out = CommandRun.of("balance", folder.toString(), "--battles", "200").out();
    Matcher lost = Pattern.compile(" Red\\.(\\w+) +loses (\\d+) %").matcher(out);
    String worst = "";
    int most = -1;
    while (lost.find()) {
      int share = Integer.parseInt(lost.group(2));
      if (share > most) {
        most = share;
        worst = lost.group(1);
      }
    }
    assertTrue(out.contains("Of its groups, " + worst + " loses most, " + most + " %"), out);
  }

  // ---- luck

  /**
   * The run stops when the value is known without its luck, which is before the plain counts know
   * it.
   */
  @Test
  void theRunStopsByTheValueWithoutItsLuck() {
    String[] asked = {"balance", "../examples/two-lines", "--until", "4%", "--json", "--threads"};
    CommandRun one = CommandRun.of(with(asked, "1"));
    assertEquals(one.out(), CommandRun.of(with(asked, "2")).out());
    JsonObject report = JsonParser.parseString(one.out()).getAsJsonObject();
    JsonObject luck = report.getAsJsonObject("course").getAsJsonObject("luck");
    assertTrue(luck.get("used").getAsBoolean(), luck.toString());
    assertTrue(luck.get("ratio").getAsDouble() < 0.95, luck.toString());
    assertTrue(half(luck, "value") <= 0.04, luck.toString());
    assertTrue(half(luck, "plain") > 0.04, luck.toString());
    assertEquals(
        luck.getAsJsonObject("value"),
        report.getAsJsonObject("course").getAsJsonArray("value").get(0));
  }

  private static double half(JsonObject luck, String estimate) {
    JsonObject mean = luck.getAsJsonObject(estimate);
    return (mean.get("high").getAsDouble() - mean.get("low").getAsDouble()) / 2;
  }

  private static String[] with(String[] words, String more) {
    return Stream.concat(Arrays.stream(words), Stream.of(more)).toArray(String[]::new);
  }

  // ---- the numbers

  @Test
  void theNumbersAreTheSameOnAnyNumberOfThreads() {
    String one = balance("--battles", "40", "--threads", "1").out();
    for (String threads : List.of("3", "8")) {
      assertEquals(one, balance("--battles", "40", "--threads", threads).out(), threads);
    }
    assertTrue(one.startsWith("40 battles, "), one);
  }

  @Test
  void asJsonTheyHaveTheirIntervals() {
    CommandRun run = balance("--battles", "30", "--json");
    JsonObject report = JsonParser.parseString(run.out()).getAsJsonObject();
    assertEquals(30, report.get("battles").getAsInt());
    int drawn = report.get("draws").getAsInt();
    int south = report.getAsJsonArray("wins").get(0).getAsInt();
    int north = report.getAsJsonArray("wins").get(1).getAsInt();
    assertEquals(30, south + north + drawn);
    JsonObject share = report.getAsJsonArray("winShares").get(0).getAsJsonObject();
    BatchSimulation.Share expected = BatchSimulation.Share.of(south, 30);
    assertEquals(expected.estimate(), share.get("estimate").getAsDouble());
    assertEquals(expected.low(), share.get("low").getAsDouble());
    assertEquals(expected.high(), share.get("high").getAsDouble());
    assertTrue(report.has("drawShare"), run.out());
    assertTrue(report.get("rounds").getAsDouble() > 1, run.out());
    assertEquals(2, report.getAsJsonArray("losses").size());
  }

  private static CommandRun balance(String... more) {
    List<String> args = new java.util.ArrayList<>(List.of("balance", MEETING));
    args.addAll(List.of(more));
    CommandRun run = CommandRun.of(args.toArray(String[]::new));
    assertEquals(0, run.exit(), run.err());
    return run;
  }

  // ---- stopped

  @Test
  void whatWasFoughtBeforeAStopIsAsOfSoManyBattles() {
    for (int threads : new int[] {1, 3}) {
      AtomicInteger done = new AtomicInteger();
      BatchSimulation.Cancelled stopped =
          assertThrows(
              BatchSimulation.Cancelled.class,
              () ->
                  BatchSimulation.run(
                      RuleSystems.engine(meeting),
                      meeting,
                      Batch.of(5, 1000, threads),
                      done::set,
                      () -> done.get() >= 12));
      BatchSimulation.Report soFar = stopped.soFar();
      assertNotNull(soFar);
      // Told are the first so many without a gap: one that takes long holds back those after it.
      int least = threads == 1 ? 11 : 1;
      assertTrue(soFar.battles() >= least && soFar.battles() < 100, soFar.toString());
      assertEquals(
          BatchSimulation.run(
              RuleSystems.engine(meeting),
              meeting,
              Batch.of(5, soFar.battles(), 1),
              i -> {},
              () -> false),
          soFar);
    }
  }

  @Test
  void aSweepStoppedAtOnceHasNothingToTell() {
    BatchSimulation.Cancelled stopped =
        assertThrows(
            BatchSimulation.Cancelled.class,
            () ->
                BatchSimulation.run(
                    RuleSystems.engine(meeting), meeting, Batch.of(5, 10, 2), i -> {}, () -> true));
    assertNull(stopped.soFar());
  }

  /** As with Ctrl-C: the process is asked to end, and tells what it has. */
  @Test
  void aProcessAskedToEndTellsTheNumbersSoFar() throws Exception {
    for (int seconds : new int[] {8, 20, 45, 90}) {
      if (tellsWhenAskedToEndAfter(seconds)) {
        return;
      }
    }
    throw new AssertionError("nothing was fought in 90 seconds of a processor");
  }

  private static boolean tellsWhenAskedToEndAfter(int seconds) throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                "dev.muster.cli.Main",
                "balance",
                MEETING,
                "--battles",
                "5000000",
                "--threads",
                "1")
            .start();
    // What it has done by then depends on its own time, and not on what else the machine does.
    while (process.toHandle().info().totalCpuDuration().orElseThrow().toSeconds() < seconds) {
      Thread.sleep(50);
    }
    process.toHandle().destroy();
    String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    String err = new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8);
    assertTrue(process.waitFor(60, TimeUnit.SECONDS), "it goes on");
    Matcher told = Pattern.compile("stopped after ([0-9]+) of 5000000 battles").matcher(err);
    if (!told.find()) {
      assertEquals("", out, "it tells numbers and does not say that it was stopped");
      return false;
    }
    assertTrue(out.startsWith(told.group(1) + " battle"), out);
    assertTrue(out.contains("South") && out.contains("drawn"), out);
    return true;
  }

  // ---- the commanders

  /** Two armies that are alike on ground that is alike: only the dice decide. */
  @Test
  void steadyAgainstItselfPrefersNoSide() {
    steadyAgainstItselfPrefersNoSide(150);
  }

  @Test
  @Tag("nightly")
  void steadyAgainstItselfPrefersNoSideInManyBattles() {
    steadyAgainstItselfPrefersNoSide(2000);
  }

  private static void steadyAgainstItselfPrefersNoSide(int battles) {
    BatchSimulation.Report report =
        sweep(CommanderProfile.STEADY, CommanderProfile.STEADY, battles);
    int difference = Math.abs(report.wins().get(0) - report.wins().get(1));
    assertTrue(difference < 4 * Math.sqrt(battles), report.toString());
  }

  @Test
  void steadyBeatsRandomFromEitherSide() throws Exception {
    steadyBeatsRandom(50);
  }

  @Test
  @Tag("nightly")
  void steadyBeatsRandomInManyBattles() throws Exception {
    steadyBeatsRandom(250);
  }

  /** In at least 95 % of the battles. */
  private static void steadyBeatsRandom(int battles) throws Exception {
    BattleProgram dreux =
        MusterFileLoader.load(List.of(Path.of("../examples/dreux"))).program("Dreux");
    for (BattleProgram field : List.of(meeting, dreux)) {
      int won = 0;
      for (int side = 0; side < 2; side++) {
        List<CommanderProfile> both =
            side == 0
                ? List.of(CommanderProfile.STEADY, CommanderProfile.RANDOM)
                : List.of(CommanderProfile.RANDOM, CommanderProfile.STEADY);
        won +=
            BatchSimulation.run(
                    RuleSystems.engine(field),
                    field,
                    Batch.of(3, battles, 2).ledBy(both),
                    i -> {},
                    () -> false)
                .wins()
                .get(side);
      }
      assertTrue(won >= 1.9 * battles, "steady wins " + won + " of " + 2 * battles);
    }
  }

  private static BatchSimulation.Report sweep(
      CommanderProfile one, CommanderProfile other, int battles) {
    return BatchSimulation.run(
        RuleSystems.engine(meeting),
        meeting,
        Batch.of(1, battles, 2).ledBy(List.of(one, other)),
        i -> {},
        () -> false);
  }
}
