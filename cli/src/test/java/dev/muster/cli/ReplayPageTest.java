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
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.Base64;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A battle as a page to watch. */
@Tag("slow")
class ReplayPageTest {
  private static final String EXAMPLES = "../examples/";

  /** A packed log without a line. */
  private static final String EMPTY = "H4sIAAAAAAAA/wMAAAAAAAAAAAA=";

  @TempDir Path folder;

  /** To draw the moments of a battle takes long, and a page is the same whenever it is written. */
  private static final Map<String, String> PAGES = new HashMap<>();

  private static final Map<String, BattleRecording> RECORDED = new HashMap<>();

  private static BattleRecording recorded(String example) throws Exception {
    BattleRecording known = RECORDED.get(example);
    if (known != null) {
      return known;
    }
    BattleRecording battle = record(example);
    RECORDED.put(example, battle);
    return battle;
  }

  private static BattleRecording record(String example) throws Exception {
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

  private Path page(String example) throws Exception {
    Path page = folder.resolve("battle.html");
    String known = PAGES.get(example);
    if (known != null) {
      return Files.writeString(page, known);
    }
    CommandRun run = CommandRun.of("battle", EXAMPLES + example, "--replay", page.toString());
    assertEquals(0, run.exit(), run.err());
    assertEquals("written: " + page + "\n", run.out());
    PAGES.put(example, Files.readString(page));
    return page;
  }

  /** The script and the style are allowed by their hashes, and there is no address in the file. */
  @Test
  void thePageNeedsNothingButItself() throws Exception {
    String page = Files.readString(page("dreux"));
    String policy = group("Content-Security-Policy\" content=\"([^\"]*)\"", page);
    assertEquals(
        "default-src 'none'; base-uri 'none'; form-action 'none'; style-src '"
            + hash(group("(?s)<style>(.*)</style>", page))
            + "'; script-src '"
            + hash(group("(?s)<script>(.*)</script>", page))
            + "'",
        policy);
    String without = page.replace("http://www.w3.org/2000/svg", "");
    assertFalse(Pattern.compile("https?://|src=|@import|url\\((?!#)").matcher(without).find());
    JsonObject items = scenes(page).getAsJsonObject("scene").getAsJsonObject("items");
    assertEquals(
        recorded("dreux").frames().getFirst().position().units().size(),
        items.entrySet().stream().filter(each -> isStand(each.getValue())).count());
    assertFalse(scenes(page).toString().contains(".muster"), "a file of the author");
  }

  private static boolean isStand(JsonElement item) {
    return item.getAsJsonObject().get("kind").getAsString().equals("stand");
  }

  private static String group(String pattern, String page) {
    Matcher found = Pattern.compile(pattern).matcher(page);
    assertTrue(found.find(), pattern);
    return found.group(1);
  }

  private static String hash(String text) throws Exception {
    byte[] digest =
        MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8));
    return "sha256-" + Base64.getEncoder().encodeToString(digest);
  }

  /** What the page was given in place of a server. */
  private static JsonObject scenes(String page) throws Exception {
    byte[] packed = Base64.getDecoder().decode(group("(?s)id=\"recorded\">([^<]*)<", page));
    try (var in = new GZIPInputStream(new ByteArrayInputStream(packed))) {
      return JsonParser.parseString(new String(in.readAllBytes(), StandardCharsets.UTF_8))
          .getAsJsonObject();
    }
  }

  /** The first scene with the changes of all moments is the last position, in each game. */
  @ParameterizedTest
  @ValueSource(strings = {"dreux", "even-table", "breitenfeld"})
  void theChangesOfAllMomentsLeadToTheLastPosition(String example) throws Exception {
    JsonObject scenes = scenes(Files.readString(page(example)));
    Map<String, String> places = new TreeMap<>();
    places(scenes.getAsJsonObject("scene"), places);
    JsonObject battle = scenes.getAsJsonArray("battles").get(0).getAsJsonObject();
    for (JsonElement each : battle.getAsJsonArray("changes")) {
      if (each.isJsonObject()) {
        places(each.getAsJsonObject(), places);
      }
    }
    Map<String, String> expected = new TreeMap<>();
    BattleRecording recorded = recorded(example);
    for (BattlePosition.Unit unit : recorded.frames().getLast().position().units()) {
      if (unit.at() != null) {
        expected.put("stand:" + unit.name(), unit.at().toString());
      }
    }
    assertEquals(expected, places);
    JsonArray moments = battle.getAsJsonObject("state").getAsJsonArray("moments");
    assertEquals(recorded.frames().size(), moments.size());
    assertEquals(moments.size(), battle.getAsJsonArray("changes").size());
  }

  private static void places(JsonObject scene, Map<String, String> places) {
    if (scene.has("removed")) {
      scene.getAsJsonArray("removed").forEach(each -> places.remove(each.getAsString()));
    }
    if (scene.has("items")) {
      scene.getAsJsonObject("items").entrySet().stream()
          .filter(each -> isStand(each.getValue()))
          .forEach(
              each ->
                  places.put(
                      each.getKey(), each.getValue().getAsJsonObject().get("place").getAsString()));
    }
  }

  @Test
  @Tag("nightly")
  void aPageOfALargeBattleHasAMegabyteAtMost() throws Exception {
    assertTrue(Files.size(page("seneffe")) <= 1_000_000);
  }

  /** A battle that was fought on from a log stands beside the one it went on from. */
  @Test
  void aBattleFoughtOnHasTheOneBeforeBesideIt() throws Exception {
    Path log = folder.resolve("even-table-7.jsonl");
    Files.writeString(
        log,
        CommandRun.of("battle", EXAMPLES + "even-table", "--seed", "7", "--log", "json").out());
    Path page = folder.resolve("two.html");
    CommandRun run =
        CommandRun.of(
            "battle",
            log.toString(),
            "--from-round",
            "3",
            "--seed",
            "9",
            "--replay",
            page.toString());
    assertEquals(0, run.exit(), run.err());
    String text = Files.readString(page);
    JsonArray battles = scenes(text).getAsJsonArray("battles");
    assertEquals(2, battles.size());
    JsonObject after = battles.get(0).getAsJsonObject();
    JsonObject before = battles.get(1).getAsJsonObject();
    JsonObject branch = after.getAsJsonObject("state").getAsJsonObject("branch");
    assertTrue(branch.get("earlier").getAsBoolean());
    int parts = branch.get("parts").getAsInt();
    JsonArray moments = after.getAsJsonObject("state").getAsJsonArray("moments");
    assertEquals(3, moments.get(parts).getAsJsonObject().get("round").getAsInt());
    assertEquals(parts + 1, before.get("known").getAsInt());
    assertEquals(moments.size(), after.getAsJsonArray("like").size());
    assertEquals(parts, after.getAsJsonArray("like").get(parts).getAsInt());
    CommandRun fair = CommandRun.of("replay", page.toString());
    assertEquals(0, fair.exit(), fair.err());
    Path forged = folder.resolve("forged.html");
    Files.writeString(
        forged, text.replaceFirst("id=\"log-before\">[^<]*<", "id=\"log-before\">" + EMPTY + "<"));
    CommandRun other = CommandRun.of("replay", forged.toString());
    assertEquals(1, other.exit());
    assertTrue(other.err().contains("the battle that this one went on from"), other.err());
  }

  /** What an author writes is text everywhere, never a part of the page. */
  @Test
  void textOfTheAuthorIsEscaped() throws Exception {
    Path file = folder.resolve("own.muster");
    Files.writeString(
        file,
        CommandRun.dreux(2)
            .replaceFirst(
                "scenario (\\w+) \"[^\"]*\"",
                "scenario $1 \"</script><script>alert(1)</script>&amp; <b>\""));
    Path page = folder.resolve("own.html");
    CommandRun run = CommandRun.of("battle", file.toString(), "--replay", page.toString());
    assertEquals(0, run.exit(), run.err());
    String text = Files.readString(page);
    assertFalse(text.contains("<script>alert"), "a script of the author");
    assertTrue(text.contains("&lt;script&gt;alert(1)"), "the title");
    assertTrue(scenes(text).toString().contains("alert(1)"), "the story names the battle");
    assertEquals(0, CommandRun.of("replay", page.toString()).exit());
  }

  @Test
  void theRefereeReadsThePageAndItsLog() throws Exception {
    Path page = page("even-table");
    String text = Files.readString(page);
    CommandRun fair = CommandRun.of("replay", page.toString());
    assertEquals(0, fair.exit(), fair.err());
    assertTrue(fair.out().contains("every one by the rules"), fair.out());
    String scenes = group("id=\"recorded\">([^<]*)<", text);
    Files.writeString(
        page,
        text.replace(
            scenes,
            packed(scenes(text).toString().replaceFirst("SouthFoot acts", "SouthFoot rests"))));
    CommandRun retold = CommandRun.of("replay", page.toString());
    assertEquals(1, retold.exit());
    assertTrue(
        retold.err().contains("the page around it is not the one Muster writes of it"),
        retold.err());
    Files.writeString(page, text.replace("every die", "no die"));
    assertEquals(1, CommandRun.of("replay", page.toString()).exit(), "another page around it");
    int log = text.indexOf("id=\"log\">") + 200;
    Files.writeString(page, text.substring(0, log) + "!" + text.substring(log + 1));
    CommandRun damaged = CommandRun.of("replay", page.toString());
    assertEquals(1, damaged.exit());
    assertEquals(1, damaged.err().lines().count(), damaged.err());
  }

  private static String packed(String text) throws Exception {
    var bytes = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(bytes)) {
      out.write(text.getBytes(StandardCharsets.UTF_8));
    }
    return Base64.getEncoder().encodeToString(bytes.toByteArray());
  }

  /** How a text is packed differs from system to system, and says nothing of the battle. */
  @Test
  void aPageThatIsPackedInAnotherWayIsTheSame() throws Exception {
    Path page = page("even-table");
    String text = Files.readString(page);
    String scenes = group("id=\"recorded\">([^<]*)<", text);
    String again =
        packed(
            new String(
                new GZIPInputStream(new ByteArrayInputStream(Base64.getDecoder().decode(scenes)))
                    .readAllBytes(),
                StandardCharsets.UTF_8));
    assertFalse(again.equals(scenes), "it is packed less");
    Files.writeString(page, text.replace(scenes, again));
    CommandRun run = CommandRun.of("replay", page.toString());
    assertEquals(0, run.exit(), run.err());
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
