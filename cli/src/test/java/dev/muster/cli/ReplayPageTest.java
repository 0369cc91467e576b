package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.AnnotatedReport;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A battle as a page to watch. */
@Tag("slow")
class ReplayPageTest {
  private static final String EXAMPLES = "../examples/";

  @TempDir Path folder;

  private static BattleRecording recorded(String example) throws Exception {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of(EXAMPLES + example))).programs().getFirst();
    return BattleRecording.of(program, 1, SearchSettings.of(SearchEffort.USUAL, 1), () -> false);
  }

  /** In each game that is fought. */
  @ParameterizedTest
  @ValueSource(strings = {"dreux", "even-table", "breitenfeld"})
  void theMapBeginsWithTheDeploymentAndEndsWithTheOutcome(String example) throws Exception {
    BattleRecording battle = recorded(example);
    Map<String, BattlePosition.Unit> first = byName(battle.frames().getFirst());
    for (Scenario.Side side : battle.program().scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        for (Scenario.DeployedStand stand : group.stands()) {
          BattlePosition.Unit unit = Objects.requireNonNull(first.get(stand.name()));
          if (stand.arrival() == null && stand.zone() == null) {
            assertEquals(stand.at(), unit.at(), stand.name());
            assertEquals(stand.facing(), unit.facing(), stand.name());
          }
          assertTrue(unit.full() > 0, stand.name());
        }
      }
    }
    Map<String, BattlePosition.Unit> last = byName(battle.frames().getLast());
    int compared = 0;
    for (JsonElement side : outcome(battle).getAsJsonArray("sides")) {
      for (JsonElement each : side.getAsJsonObject().getAsJsonArray("stands")) {
        JsonObject stand = each.getAsJsonObject();
        BattlePosition.Unit unit =
            Objects.requireNonNull(last.get(stand.get("stand").getAsString()));
        assertEquals(stand.get("endSp").getAsInt(), unit.strength(), stand.toString());
        assertEquals(stand.get("startSp").getAsInt(), unit.full(), stand.toString());
        assertEquals(stand.get("onBoard").getAsBoolean(), unit.at() != null, stand.toString());
        compared++;
      }
    }
    assertEquals(last.size(), compared);
    List<Integer> lost = new ArrayList<>();
    outcome(battle)
        .getAsJsonArray("sides")
        .forEach(each -> lost.add(each.getAsJsonObject().get("lost").getAsInt()));
    assertEquals(lost, battle.frames().getLast().position().lost());
    List<Integer> rounds = battle.frames().stream().map(BattleRecording.Frame::round).toList();
    assertTrue(rounds.equals(rounds.stream().sorted().toList()), "no moment goes back a round");
    assertEquals(battle.outcome().rounds(), rounds.getLast());
  }

  private static Map<String, BattlePosition.Unit> byName(BattleRecording.Frame frame) {
    return frame.position().units().stream()
        .collect(Collectors.toMap(BattlePosition.Unit::name, each -> each));
  }

  private static JsonObject outcome(BattleRecording battle) {
    List<String> lines = battle.log().lines().toList();
    return JsonParser.parseString(lines.getLast()).getAsJsonObject().getAsJsonObject("outcome");
  }

  /** The story is the report, and the log inside is that of {@code --log json}. */
  @Test
  void storyAndLogAreThoseOfTheBattle() throws Exception {
    BattleRecording battle = recorded("dreux");
    List<String> story =
        battle.frames().stream()
            .flatMap(each -> each.lines().stream())
            .map(AnnotatedReport.Line::text)
            .toList();
    List<String> report =
        CommandRun.of("battle", EXAMPLES + "dreux")
            .out()
            .lines()
            .filter(each -> !each.isBlank())
            .toList();
    assertEquals(report, story);
    assertEquals(CommandRun.of("battle", EXAMPLES + "dreux", "--log", "json").out(), battle.log());
  }

  private Path page(String example) {
    Path page = folder.resolve("battle.html");
    CommandRun run = CommandRun.of("battle", EXAMPLES + example, "--replay", page.toString());
    assertEquals(0, run.exit(), run.err());
    assertEquals("written: " + page + "\n", run.out());
    return page;
  }

  @Test
  void thePageNeedsNothingButItself() throws Exception {
    String page = Files.readString(page("dreux"));
    Matcher script = Pattern.compile("(?s)<script>(.*)</script>").matcher(page);
    assertTrue(script.find());
    String hash =
        Base64.getEncoder()
            .encodeToString(
                MessageDigest.getInstance("SHA-256")
                    .digest(script.group(1).getBytes(StandardCharsets.UTF_8)));
    assertTrue(
        page.contains("default-src 'none'; style-src 'unsafe-inline'; script-src 'sha256-" + hash),
        hash);
    String without = page.replace("http://www.w3.org/2000/svg", "");
    assertFalse(Pattern.compile("https?://|src=|@import|url\\(").matcher(without).find());
    JsonObject data = data(page);
    JsonArray units = data.getAsJsonArray("units");
    assertEquals(recorded("dreux").frames().getFirst().position().units().size(), units.size());
  }

  private static JsonObject data(String page) {
    Matcher data =
        Pattern.compile("(?s)<script type=\"application/json\" id=\"data\">(.*?)</script>")
            .matcher(page);
    assertTrue(data.find());
    return JsonParser.parseString(data.group(1)).getAsJsonObject();
  }

  @Test
  void aPageOfALargeBattleHasAMegabyteAtMost() throws Exception {
    assertTrue(Files.size(page("seneffe")) <= 1_000_000);
  }

  /** What an author writes is text everywhere, never a part of the page. */
  @Test
  void textOfTheAuthorIsEscaped() throws Exception {
    Path file = folder.resolve("own.muster");
    Files.writeString(
        file,
        CommandRun.dreux()
            .replaceFirst(
                "scenario (\\w+) \"[^\"]*\"",
                "scenario $1 \"</script><script>alert(1)</script>&amp; <b>\""));
    Path page = folder.resolve("own.html");
    CommandRun run = CommandRun.of("battle", file.toString(), "--replay", page.toString());
    assertEquals(0, run.exit(), run.err());
    String text = Files.readString(page);
    assertFalse(text.contains("<script>alert"), "a script of the author");
    assertTrue(text.contains("&lt;script&gt;alert(1)"), "the title");
    assertTrue(data(text).toString().contains("alert(1)"), "the story names the battle");
    assertEquals(0, CommandRun.of("replay", page.toString()).exit());
  }

  @Test
  void theRefereeReadsThePageAndItsLog() throws Exception {
    Path page = page("dreux");
    String text = Files.readString(page);
    CommandRun fair = CommandRun.of("replay", page.toString());
    assertEquals(0, fair.exit(), fair.err());
    assertTrue(fair.out().contains("every one by the rules"), fair.out());
    Files.writeString(page, text.replaceFirst("Swiss-1 moves", "Swiss-1 flees"));
    CommandRun retold = CommandRun.of("replay", page.toString());
    assertEquals(1, retold.exit());
    assertTrue(
        retold.err().contains("the page around it is not the one Muster writes of it"),
        retold.err());
    int log = text.indexOf("id=\"log\">") + 200;
    Files.writeString(page, text.substring(0, log) + "!" + text.substring(log + 1));
    CommandRun damaged = CommandRun.of("replay", page.toString());
    assertEquals(1, damaged.exit());
    assertEquals(1, damaged.err().lines().count(), damaged.err());
  }

  @Test
  void nothingIsOverwrittenOrMixed() throws Exception {
    Path page = folder.resolve("battle.html");
    Files.writeString(page, "mine");
    CommandRun.of("battle", EXAMPLES + "dreux", "--replay", page.toString())
        .assertRefused(2, "is there already; choose another name");
    assertEquals("mine", Files.readString(page));
    CommandRun.of("battle", EXAMPLES + "dreux", "--brief", "--replay", page + "2")
        .assertRefused(2, "leave out --brief");
  }
}
