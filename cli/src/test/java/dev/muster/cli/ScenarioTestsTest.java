package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonParser;
import dev.muster.dsl.standalone.SourceFolder;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** {@code muster test}, on battles whose outcome is certain and on one that is open. */
class ScenarioTestsTest {
  private static final String SITUATION = "examples/situations/lancers-against-shot.situation";

  @TempDir private Path folder;
  private Path file = Path.of("");

  @BeforeEach
  void name() {
    file = folder.resolve("battle.muster");
  }

  private CommandRun test(String says, String... more) throws IOException {
    Files.writeString(file, BalanceExpectTest.battle(says));
    List<String> arguments = new ArrayList<>(List.of("test", file.toString()));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  @Test
  void whatSurelyComesAboutPasses() throws IOException {
    CommandRun run =
        test(
            """
            expect Red wins 80%..100%
            expect Blue wins 0%..20%
            expect Red breaks 0%..20%
            expect Red loses 0%..30%
            """);
    assertEquals(0, run.exit(), run.toString());
    assertEquals(5, run.out().lines().count(), run.out());
    assertTrue(
        run.out()
            .contains(
                "battle.muster:35: passed: expect Red wins 80%..100%; it is 100.0 % (93.5 to 100.0)"
                    + " after 100 battles"),
        run.out());
    assertTrue(run.out().endsWith("4 tests: 4 passed.\n"), run.out());
  }

  @Test
  void whatSurelyDoesNotFailsAndSoDoesTheCommand() throws IOException {
    CommandRun run = test("expect Red wins 10%..60%\nexpect Blue breaks 50%..100%\n");
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.out().contains(": failed: expect Red wins 10%..60%; it is 100.0 %"), run.out());
    assertTrue(run.out().endsWith("2 tests: 0 passed, 2 failed.\n"), run.out());
  }

  /** As for a victory: Red holds the hill and has lost nobody when the battle ends. */
  @Test
  void conditionsAreLookedAtWhenTheBattleEnds() throws IOException {
    CommandRun run =
        test(
            """
            expect 80%..100% that Red holds Hill and not Red loses general Guise
            expect 0%..20% that Red loses stand Old or Blue holds Hill
            expect 50%..100% that Red breaks
            """);
    assertEquals(1, run.exit(), run.toString());
    assertTrue(
        run.out()
            .contains(
                ": passed: expect 80%..100% that Red holds Hill and not Red loses general Guise; it"
                    + " is 100.0 %"),
        run.out());
    assertTrue(run.out().contains(": passed: expect 0%..20% that Red loses stand Old or"));
    assertTrue(run.out().contains(": failed: expect 50%..100% that Red breaks; it is 0.0 %"));
  }

  /** Each game tells its conditions. */
  @ParameterizedTest
  @ValueSource(
      strings = {"meeting/meeting.muster", "pavia/pavia.muster", "even-table/even-table.muster"})
  void eachGameTells(String path) throws IOException {
    Path source = Path.of("../examples").resolve(path);
    String text = Files.readString(source);
    Path copied = folder.resolve("one.muster");
    for (Path each : SourceFolder.files(source.getParent())) {
      Files.copy(each, folder.resolve(each.getFileName().toString()));
    }
    Files.deleteIfExists(folder.resolve(source.getFileName().toString()));
    Files.writeString(
        copied,
        text.replaceFirst(
            "\n    side (\\w+)(?=.* fields )",
            "\n    expect 0%..100% that $1 breaks\n    expect $1 breaks 0%..100%$0"));
    CommandRun run = CommandRun.of("test", copied.toString(), "--battles", "20", "--json");
    assertEquals(0, run.exit(), run.toString());
    JsonArray results =
        JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("results");
    double[] estimates = new double[2];
    int found = 0;
    for (JsonElement each : results) {
      String says = each.getAsJsonObject().get("says").getAsString();
      if (says.contains(" breaks")) {
        estimates[found++] = each.getAsJsonObject().get("estimate").getAsDouble();
      }
    }
    assertEquals(2, found, run.out());
    assertEquals(estimates[0], estimates[1], 1e-9);
  }

  /** Odds are exact, and no battle is fought for them. */
  @Test
  void oddsNeedNoBattle() throws IOException {
    String order = "expect odds \"Own.Foot charges Own.Foot\" ";
    Path report = folder.resolve("results.xml");
    CommandRun run =
        test(
            order + "5%..90% that Foot-2 loses 1+\n" + order + "95%..100% that Foot-2 disordered\n",
            "--junit",
            report.toString());
    assertEquals(1, run.exit(), run.toString());
    assertTrue(
        run.out()
            .matches(
                "(?s).*:35: passed: expect odds \"Own.Foot charges Own.Foot\" 5%..90% that Foot-2"
                    + " loses 1\\+; it is \\d+\\.\\d %, exactly\n.*:36: failed: .*2 tests: 1 passed, 1"
                    + " failed\\.\n"),
        run.out());
    assertFalse(run.err().contains("battles of"), run.err());
    String xml = Files.readString(report);
    assertTrue(xml.contains("failures=\"1\""), xml);
    assertTrue(xml.contains("expect odds &quot;Own.Foot charges Own.Foot&quot;"), xml);
    CommandRun json = test(order + "0%..100% that Foot-2 loses 1+", "--json");
    JsonElement one =
        JsonParser.parseString(json.out()).getAsJsonObject().getAsJsonArray("results").get(0);
    assertEquals(0, one.getAsJsonObject().get("battles").getAsInt());
    assertEquals(
        one.getAsJsonObject().get("low").getAsDouble(),
        one.getAsJsonObject().get("high").getAsDouble());
  }

  /** Many battles say nothing about odds. */
  @Test
  void balanceLeavesOddsOut() throws IOException {
    Files.writeString(
        file,
        BalanceExpectTest.battle(
            "expect odds \"Own.Foot charges Own.Foot\" 99%..100% that Foot-2 loses 1+\n"
                + "expect Red wins 50%..100%"));
    CommandRun run = CommandRun.of("balance", file.toString(), "--battles", "20", "--check");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().contains("Red wins 50%..100%"), run.out());
    assertFalse(run.out().contains("odds"), run.out());
  }

  @Test
  void whatTheBattlesDoNotTellIsOpen() throws IOException {
    CommandRun run = test("expect Red wins 99%..100%", "--battles", "150");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().contains(": open: expect Red wins 99%..100%"), run.out());
    assertTrue(run.out().contains("after 150 battles"), run.out());
    CommandRun strict = test("expect Red wins 99%..100%", "--battles", "150", "--strict");
    assertEquals(1, strict.exit(), strict.toString());
  }

  @Test
  void aLargerErrorNeedsFewerBattles() throws IOException {
    assertTrue(test("expect Red wins 95%..100%").out().contains("after 200 battles"));
    assertTrue(test("expect Red wins 95%..100%", "--error", "5%").out().contains("after 100"));
  }

  @Test
  void historyIsTestedOnRequest() throws IOException {
    String says = "expect Red wins 80%..100%\nhistory { winner Blue losses Red 0%..30% }\n";
    assertTrue(test(says).out().endsWith("1 test: 1 passed.\n"));
    CommandRun run = test(says, "--history");
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.out().contains(": failed: history winner Blue; it is 0.0 %"), run.out());
    assertTrue(run.out().contains(": passed: history losses Red 0%..30%"), run.out());
  }

  @Test
  void theNumberOfThreadsChangesNothing() {
    String[] run = {"test", "../examples/pavia", "--battles", "40", "--threads"};
    List<String> outputs = new ArrayList<>();
    for (String threads : List.of("1", "3")) {
      List<String> arguments = new ArrayList<>(List.of(run));
      arguments.add(threads);
      outputs.add(CommandRun.of(arguments.toArray(String[]::new)).out());
    }
    assertEquals(outputs.get(0), outputs.get(1));
    assertTrue(outputs.get(0).contains("expect Empire wins"), outputs.get(0));
  }

  @Test
  void situationsArePlayed() throws IOException {
    Path wrong = folder.resolve("wrong.situation");
    Files.writeString(
        wrong,
        Files.readString(Path.of("../").resolve(SITUATION)).replace("expect", "dice 1\nexpect"));
    CommandRun run = CommandRun.of("test", "../" + SITUATION, wrong.toString());
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.out().contains("lancers-against-shot.situation:1: passed: "), run.out());
    assertTrue(run.out().contains("wrong.situation:"), run.out());
    assertTrue(run.out().endsWith("2 tests: 1 passed, 1 failed.\n"), run.out());
  }

  @Test
  void buildServersReadWhatCameOut() throws IOException {
    Path report = folder.resolve("results.xml");
    test(
        "expect Red wins 99%..100%\nexpect Blue breaks 40%..60%\nexpect draw 0%..20%\n",
        "--junit", report.toString(), "--battles", "100");
    String xml = Files.readString(report);
    assertTrue(xml.contains("tests=\"3\" failures=\"1\" errors=\"0\" skipped=\"1\""), xml);
    assertTrue(xml.contains("<failure message=\"it is 0.0 %"), xml);
    assertTrue(xml.contains("<skipped message=\"it is 100.0 %"), xml);
  }

  @Test
  void programsReadJson() throws IOException {
    CommandRun run = test("expect Red wins 80%..100%", "--json");
    JsonArray results =
        JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("results");
    assertEquals(1, results.size());
    assertEquals("passed", results.get(0).getAsJsonObject().get("result").getAsString());
    assertEquals(100, results.get(0).getAsJsonObject().get("estimate").getAsDouble());
  }

  @Test
  void aFileWithErrorsFailsAndHidesNoOther() throws IOException {
    Path other = folder.resolve("other.muster");
    Files.writeString(other, BalanceExpectTest.battle("expect Red wins 80%..100%"));
    Files.writeString(file, "scenario Nothing on Nowhere {\n}\n");
    CommandRun run = CommandRun.of("test", file.toString(), other.toString());
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.out().contains("battle.muster:1: failed: scenarios; they cannot be fought"));
    assertTrue(run.out().contains("other.muster:35: passed"), run.out());
    assertTrue(run.err().contains("error V-"), run.err());
    Files.delete(other);
    run = CommandRun.of("test", folder.toString());
    assertTrue(run.out().startsWith(file + ":1: failed: "), "of a folder, the file: " + run);
  }

  @Test
  void nothingToTestIsTold() throws IOException {
    test("").assertRefused(2, "there is nothing to test");
    CommandRun.of("test", folder.resolve("none").toString()).assertRefused(2, "no such file");
    test("expect Red wins 80%..100%", "--error", "0").assertRefused(2, "--error is 0.0001% to 20%");
    test("expect Red wins 80%..100%", "--battles", "1").assertRefused(2, "--battles is 2 to");
    test("expect Red wins 80%..100%", "--watch", "--json").assertRefused(2, "leave --watch out");
    test("expect Red wins 80%..100%", "--scenario", "Other")
        .assertRefused(2, "no scenario 'Other'");
  }

  @Test
  void savedFilesAreSeen() throws IOException {
    Files.writeString(file, "one");
    FileWatch watch = new FileWatch(List.of(folder));
    assertFalse(watch.hasChanged());
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_000_000));
    assertTrue(watch.hasChanged());
    assertFalse(watch.hasChanged());
    Files.writeString(folder.resolve("two.muster"), "two");
    assertTrue(watch.hasChanged());
    Files.delete(file);
    assertTrue(watch.hasChanged());
    Files.writeString(folder.resolve("results.xml"), "a report");
    assertFalse(watch.hasChanged(), "what a command writes is no reason to test again");
  }

  /**
   * The second test sees a save during the first, and a file that cannot be tested ends nothing.
   */
  @Test
  void whoWatchesIsToldAfterEachSave() throws Exception {
    String good = BalanceExpectTest.battle("expect Red wins 80%..100%");
    Files.writeString(file, good);
    var out = new StringWriter();
    var err = new StringWriter();
    var written = new AtomicInteger();
    var saving =
        new PrintWriter(out) {
          @Override
          public void flush() {
            super.flush();
            if (out.toString().contains(": passed: ") && written.getAndIncrement() == 0) {
              save(BalanceExpectTest.battle("expect Red wins 0%..20%"), 1);
            }
          }
        };
    var terminal =
        new Terminal(
            InputStream.nullInputStream(), saving, new PrintWriter(err), false, new NoDesktop());
    Path junit = folder.resolve("results.xml");
    var exit = new AtomicInteger(-1);
    var watcher =
        new Thread(
            () ->
                exit.set(
                    Main.run(
                        terminal,
                        "test",
                        file.toString(),
                        "--watch",
                        "--battles",
                        "200",
                        "--junit",
                        junit.toString())));
    watcher.start();
    await(() -> out.toString().contains(": failed: expect Red wins 0%..20%"));
    await(() -> out.toString().contains("1 test: 0 passed, 1 failed."));
    save(BalanceExpectTest.battle(""), 2);
    await(() -> err.toString().contains("there is nothing to test"));
    save(good, 3);
    await(() -> out.toString().split(": passed: ", -1).length == 3);
    await(() -> out.toString().split("1 test: 1 passed.", -1).length == 3);
    watcher.interrupt();
    watcher.join();
    assertEquals(0, exit.get(), "that of the last test");
    assertTrue(Files.readString(junit).contains("failures=\"0\""));
  }

  /** Saves the file, so many seconds later than the first time. */
  private void save(String text, int later) {
    try {
      FileTime before = Files.getLastModifiedTime(file);
      Files.writeString(file, text);
      Files.setLastModifiedTime(file, FileTime.fromMillis(before.toMillis() + later * 1000L));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void await(BooleanSupplier condition) throws InterruptedException {
    for (int i = 0; i < 600; i++) {
      if (condition.getAsBoolean()) {
        return;
      }
      Thread.sleep(100);
    }
    throw new AssertionError("it did not come about within a minute");
  }

  /** What is tested is no report, whatever its name is. */
  @Test
  void aReportReplacesNothingButAReport() throws IOException {
    String text = BalanceExpectTest.battle("expect Red wins 80%..100%");
    Files.writeString(file, text);
    CommandRun.of("test", file.toString(), "--junit", file.toString())
        .assertRefused(2, "is there already and is no JUnit report");
    assertEquals(text, Files.readString(file));
    Path situation = folder.resolve("one.situation");
    Files.copy(Path.of("..", SITUATION), situation);
    CommandRun.of("play", situation.toString(), "--junit", situation.toString())
        .assertRefused(2, "is there already and is no JUnit report");
    Path report = folder.resolve("results.xml");
    for (int i = 0; i < 2; i++) {
      CommandRun run = CommandRun.of("play", situation.toString(), "--junit", report.toString());
      assertEquals(0, run.exit(), run.toString());
    }
  }
}
