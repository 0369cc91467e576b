package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.systems.RuleSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The battles of a balance run that are worth watching, on the command line. */
class BattlePickTest {
  private static final String LINES = "../examples/two-lines";

  @TempDir private Path folder;

  private static String ok(String... arguments) {
    CommandRun run = CommandRun.of(arguments);
    assertEquals(0, run.exit(), run.toString());
    return run.out();
  }

  private static List<JsonObject> picks(String... arguments) {
    return JsonParser.parseString(ok(arguments))
        .getAsJsonObject()
        .getAsJsonArray("picks")
        .asList()
        .stream()
        .map(each -> each.getAsJsonObject())
        .toList();
  }

  /** In each game that is fought. */
  @ParameterizedTest
  @ValueSource(strings = {"meeting", "two-lines", "even-table"})
  void aPickFoughtAloneIsTheBattleOfTheRun(String example) throws Exception {
    String file = "../examples/" + example;
    BattleProgram program = MusterFileLoader.load(List.of(Path.of(file))).program(null);
    List<JsonObject> picks = picks("balance", file, "--battles", "6", "--json");
    assertTrue(picks.size() >= 2, picks.toString());
    for (JsonObject each : picks) {
      long seed = Long.parseLong(each.get("seed").getAsString());
      Outcome outcome = RuleSystems.fight(program, seed, EventSink.SILENT, () -> false);
      String result =
          (outcome.winner() < 0 ? "drawn" : outcome.sides().get(outcome.winner()).side() + " wins")
              + " in round "
              + outcome.rounds();
      assertTrue(each.get("words").getAsString().contains(result), each + ", but " + result);
    }
  }

  @Test
  void theThreadsDoNotChangeThePicks() {
    List<JsonObject> one =
        picks("balance", LINES, "--battles", "12", "--seed", "5", "--json", "--threads", "1");
    assertEquals(
        one, picks("balance", LINES, "--battles", "12", "--seed", "5", "--json", "--threads", "3"));
    assertEquals(
        List.of("CLOSEST", "TYPICAL", "UPSET"),
        one.stream().map(each -> each.get("kind").getAsString()).toList());
  }

  @Test
  void theReportAndThePageSayHowToWatchThem() throws Exception {
    Path page = folder.resolve("balance.html");
    String text =
        ok("balance", LINES, "--battles", "8", "--commanders", "bold,steady", "--page", page + "");
    String part = text.substring(text.indexOf("Worth watching:"));
    for (String kind : List.of("closest", "most typical", "greatest upset")) {
      assertTrue(part.contains("  " + kind + " "), part);
      assertTrue(Files.readString(page).contains("<td>" + kind + "</td>"), kind);
    }
    assertTrue(
        part.contains("muster battle FILE --commanders bold,steady --seed=SEED --replay"), part);
  }

  @Test
  void battlePicksOneOfMany() {
    List<JsonObject> picks = picks("balance", LINES, "--battles", "9", "--seed", "3", "--json");
    for (JsonObject each : picks) {
      String kind = each.get("kind").getAsString().toLowerCase(Locale.ROOT);
      CommandRun run =
          CommandRun.of(
              "battle", LINES, "--seed", "3", "--battles", "9", "--pick", kind, "--log", "json");
      assertEquals(0, run.exit(), run.toString());
      assertEquals(
          ok("battle", LINES, "--seed=" + each.get("seed").getAsString(), "--log", "json"),
          run.out());
      assertTrue(run.err().contains(each.get("words").getAsString()), run.err());
    }
  }

  @Test
  void optionsThatDoNotGoTogetherAreRefused() throws Exception {
    Path log = folder.resolve("battle.jsonl");
    Files.writeString(log, ok("battle", LINES, "--log", "json"));
    assertRefused("leave it out with a log", "battle", log + "", "--pick", "closest");
    assertRefused(
        "leave it out with human",
        "battle",
        LINES,
        "--pick",
        "upset",
        "--commanders",
        "human,steady");
    assertRefused("such as --pick closest", "battle", LINES, "--battles", "9");
    assertRefused("--battles is 1 to", "battle", LINES, "--pick", "typical", "--battles", "0");
    assertRefused("closest", "battle", LINES, "--pick", "best");
  }

  private static void assertRefused(String why, String... arguments) {
    CommandRun run = CommandRun.of(arguments);
    assertEquals(2, run.exit(), run.toString());
    assertTrue(run.err().contains(why), run.err());
  }
}
