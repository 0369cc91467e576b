package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a scenario expects, and its history, held against sweeps whose outcome is certain. */
class BalanceExpectTest {
  /** Two stands out of each other's reach: after a round Red has won, and nobody is lost. */
  private static final String BATTLE =
      """
      army Own "Own" for snaphance.final {
          training well
          breaks at 1/3
          stand Foot "Foot" PikeAndShot C mp 1 sp 6 cb 1 2h -2 bp 3
      }
      map Field "Field" 10 x 20 {
          legend { . plain }
          rows \"""
      ROWS\"""
      }
      scenario Certain "Certain" on Field {
          length LENGTH rounds
          objective Hill "The hill" at 0118 held by Red
          VICTORY
          SAYS
          side Red fields Own { group Van { general Guise at 0118 stand Foot as Old at 0118 facing N } }
          side Blue fields Own { group Main { general Conde at 1002 stand Foot at 1002 facing S } }
      }
      """;

  private static final String RED_WINS = "victory Red when Red holds Hill";

  @TempDir Path folder;

  /** The battle that Red surely wins in its first round, with something it says. */
  static String battle(String says) {
    return battle(RED_WINS, says);
  }

  private static String battle(String victory, String says) {
    return BATTLE
        .replace("ROWS", ". . . . . . . . . .\n".repeat(20))
        .replace("LENGTH", victory.isEmpty() ? "1" : "6")
        .replace("VICTORY", victory)
        .replace("SAYS", says);
  }

  private CommandRun balance(String victory, String says, String... more) throws IOException {
    return balance(300, victory, says, more);
  }

  private CommandRun balance(int battles, String victory, String says, String... more)
      throws IOException {
    Path file = folder.resolve("battle.muster");
    Files.writeString(file, battle(victory, says));
    List<String> arguments =
        new java.util.ArrayList<>(List.of("balance", file.toString(), "--battles", "" + battles));
    arguments.addAll(List.of(more));
    return CommandRun.of(arguments.toArray(String[]::new));
  }

  @Test
  void whatSurelyComesAboutIsMet() throws IOException {
    CommandRun run =
        balance(
            RED_WINS,
            """
            expect Red wins 90%..100%
            expect Blue wins 0%..5%
            expect draw 0%..5%
            expect Red breaks 0%..10%
            expect Red loses 0%
            expect rounds 1
            history { winner Red losses Red 0%..2%, Blue 0% }
            """,
            "--check");
    assertEquals(0, run.exit(), run.toString());
    assertEquals(9, count(run.out(), "  met "), run.out());
    assertTrue(run.out().contains("9 met, 0 missed, 0 open"), run.out());
    assertTrue(run.out().contains("  met     expect Red wins 90%..100%: 100.0 % ("), run.out());
    assertTrue(run.out().contains("  met     expect rounds 1: 1.0 (1.0 to 1.0)"), run.out());
    assertTrue(run.out().contains("  met     history winner Red: 100.0 % ("), run.out());
    assertTrue(
        run.out().contains("  met     history losses Blue 0%: 0.0 % of its SP ("), run.out());
  }

  @Test
  void whatSurelyDoesNotIsMissedAndTheCheckFails() throws IOException {
    String says =
        """
        expect Red wins 10%..60%
        expect Blue wins 40%..60%
        expect draw 20%..40%
        expect Blue breaks 50%..100%
        expect Blue loses 20%..40%
        expect rounds 2..6
        history { winner Blue losses Blue 15%..20% }
        """;
    CommandRun run = balance(RED_WINS, says, "--check");
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.out().contains("0 met, 8 missed, 0 open"), run.out());
    assertTrue(run.out().contains("  missed  expect rounds 2..6: 1.0 (1.0 to 1.0)"), run.out());
    assertTrue(run.out().contains("  missed  history winner Blue: 0.0 % ("), run.out());
    assertEquals(0, balance(RED_WINS, says).exit(), "without --check the numbers are only told");
  }

  /** 300 battles alike leave it between 98.7 % and 100 %: too wide for 99 % to 100 %. */
  @Test
  void whatTheIntervalCannotTellIsOpenAndNoMiss() throws IOException {
    CommandRun run = balance(RED_WINS, "expect Red wins 99%..100%", "--check");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(
        run.out().contains("  open    expect Red wins 99%..100%: 100.0 % (98.7 %"), run.out());
    assertTrue(run.out().contains("0 met, 0 missed, 1 open (more battles will tell)"), run.out());
  }

  @Test
  void aDrawIsAResultOfHistoryToo() throws IOException {
    String drawn = "history { draw }";
    assertTrue(balance("", drawn).out().contains("  met     history draw: 100.0 %"));
    CommandRun won = balance(RED_WINS, drawn, "--check");
    assertEquals(1, won.exit());
    assertTrue(won.out().contains("  missed  history draw: 0.0 %"), won.out());
  }

  @Test
  void oneBattleLeavesAllOpen() throws IOException {
    CommandRun run = balance(1, RED_WINS, "expect rounds 1 expect Red loses 0%..20%");
    assertTrue(run.out().contains("0 met, 0 missed, 2 open"), run.out());
  }

  @Test
  void asJsonEachSaysWhereItStands() throws IOException {
    CommandRun run =
        balance(RED_WINS, "expect Red wins 10%..60%\nhistory { winner Red }", "--json", "--check");
    assertEquals(1, run.exit());
    JsonObject all = JsonParser.parseString(run.out()).getAsJsonObject();
    assertEquals(300, all.get("battles").getAsInt());
    JsonArray said = all.getAsJsonArray("agreements");
    assertEquals(2, said.size());
    JsonObject expect = said.get(0).getAsJsonObject();
    assertEquals("expect Red wins 10%..60%", expect.get("says").getAsString());
    assertEquals("MISSED", expect.get("verdict").getAsString());
    assertEquals(10, expect.get("from").getAsInt());
    assertEquals(60, expect.get("to").getAsInt());
    assertEquals(100, expect.get("estimate").getAsDouble());
    assertTrue(expect.get("low").getAsDouble() > 98, run.out());
    assertEquals(35, expect.get("line").getAsInt());
    assertTrue(expect.get("file").getAsString().endsWith("battle.muster"));
    JsonObject history = said.get(1).getAsJsonObject();
    assertEquals("MET", history.get("verdict").getAsString());
    assertTrue(history.get("from").isJsonNull());
  }

  @Test
  void aScenarioThatSaysNothingIsToldSo() throws IOException {
    CommandRun run = balance(RED_WINS, "", "--check");
    assertEquals(0, run.exit());
    assertFalse(run.out().contains("What the scenario says"), run.out());
    assertTrue(run.err().contains("--check holds nothing here"), run.err());
  }

  /** The examples are as fair as they say: nothing their authors expect is missed. */
  @Test
  @Tag("slow")
  void nothingTheExamplesExpectIsMissed() {
    noneIsMissed(Map.of("meeting", "150", "seneffe", "15"));
  }

  @Test
  @Tag("nightly")
  void nothingTheExamplesExpectIsMissedInManyBattles() {
    noneIsMissed(Map.of("meeting", "600", "seneffe", "60"));
  }

  private static void noneIsMissed(Map<String, String> battles) {
    battles.forEach(
        (example, many) -> {
          CommandRun run = CommandRun.of("balance", "../examples/" + example, "--battles", many);
          assertFalse(run.out().contains("missed  expect "), run.out());
          assertTrue(run.out().contains("  expect "), run.out());
        });
  }

  private static int count(String text, String part) {
    return text.split(part, -1).length - 1;
  }
}
