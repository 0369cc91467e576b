package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.function.ToDoubleFunction;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What decided a battle, as it is told. */
@Tag("slow")
class BattleStoryTest {
  private static final String LINES = "../examples/two-lines";

  @TempDir private Path folder;

  private static String out(String... arguments) {
    CommandRun run = CommandRun.of(arguments);
    assertEquals(0, run.exit(), run.toString());
    return run.out();
  }

  private Path log(String scenario) throws IOException {
    Path log = folder.resolve("battle.jsonl");
    Files.writeString(log, out("battle", scenario, "--seed", "3", "--log", "json"));
    return log;
  }

  /** That a battle is drawn when the time is up, nobody has decided. */
  @Test
  void aDrawByTheClockIsNobodysDecision() throws IOException {
    // a third of the battle of Dreux, in which few have won
    Path file = folder.resolve("dreux.muster");
    Files.writeString(file, CommandRun.dreux(4));
    int drawn = 0;
    for (int seed = 1; seed <= 20 && drawn < 2; seed++) {
      // The story takes ten times as long as its battle.
      if (!out("battle", file.toString(), "--seed", Integer.toString(seed), "--brief")
          .contains("draw")) {
        continue;
      }
      String text =
          out("battle", file.toString(), "--seed", Integer.toString(seed), "--report", "json");
      JsonObject story = JsonParser.parseString(text).getAsJsonObject();
      double end =
          story.getAsJsonArray("accounts").get(0).getAsJsonObject().get("end").getAsDouble();
      if (end == 0.5) {
        drawn++;
        for (JsonElement each : story.getAsJsonArray("turningPoints")) {
          assertTrue(each.getAsJsonObject().get("after").getAsDouble() != end, each.toString());
        }
      }
    }
    assertEquals(2, drawn, "drawn battles");
  }

  /** In each game that is fought; on the open table as far as its first turns. */
  @ParameterizedTest
  @ValueSource(strings = {"two-lines", "meeting", "even-table"})
  void theStoryAddsUp(String example) throws IOException {
    Path file = Path.of("../examples", example);
    if (example.equals("even-table")) {
      String whole = Files.readString(file.resolve(example + ".muster"));
      file = folder.resolve("short.muster");
      Files.writeString(
          file,
          CommandRun.withoutExpectations(whole)
              .replaceFirst("length \\d+ rounds", "length 3 rounds"));
    }
    theStoryAddsUp(file);
  }

  @Test
  @Tag("nightly")
  void theStoryOfAWholeBattleOnTheOpenTableAddsUp() {
    theStoryAddsUp(Path.of("../examples/even-table"));
  }

  private static void theStoryAddsUp(Path battle) {
    String text = out("battle", battle.toString(), "--report", "json");
    JsonObject story = JsonParser.parseString(text).getAsJsonObject();
    JsonArray accounts = story.getAsJsonArray("accounts");
    double start = 0;
    for (JsonElement each : accounts) {
      JsonObject account = each.getAsJsonObject();
      double sum = 0;
      for (String part : List.of("start", "luck", "own", "enemy", "course")) {
        sum += account.get(part).getAsDouble();
      }
      assertEquals(account.get("end").getAsDouble(), sum, 1e-9, account.toString());
      start += account.get("start").getAsDouble();
    }
    assertEquals(1, start, 1e-9);
    theChangesAddUp(story.getAsJsonArray("changes"), accounts.get(0).getAsJsonObject());
    double value =
        story.getAsJsonArray("rounds").get(0).getAsJsonObject().get("before").getAsDouble();
    assertEquals(accounts.get(0).getAsJsonObject().get("start").getAsDouble(), value, 1e-12);
    for (JsonElement each : story.getAsJsonArray("rounds")) {
      JsonObject round = each.getAsJsonObject();
      double sum = round.get("luck").getAsDouble() + round.get("course").getAsDouble();
      for (JsonElement decision : round.getAsJsonArray("decisions")) {
        sum += decision.getAsDouble();
      }
      double change = round.get("after").getAsDouble() - round.get("before").getAsDouble();
      assertEquals(change, sum, 1e-9, round.toString());
      assertEquals(value, round.get("before").getAsDouble(), 1e-12);
      value = round.get("after").getAsDouble();
    }
    assertEquals(accounts.get(0).getAsJsonObject().get("end").getAsDouble(), value, 1e-9);
    assertTrue(story.getAsJsonArray("summary").size() <= 10, text);
    for (JsonElement each : story.getAsJsonArray("turningPoints")) {
      assertFalse(each.getAsJsonObject().getAsJsonArray("lines").isEmpty(), each.toString());
    }
  }

  /** Each throw and each decision leads from one value to the next. */
  private static void theChangesAddUp(JsonArray changes, JsonObject account) {
    double value = account.get("start").getAsDouble();
    double luck = 0;
    for (JsonElement each : changes) {
      JsonObject change = each.getAsJsonObject();
      double gain = change.get("after").getAsDouble() - change.get("before").getAsDouble();
      assertEquals(value, change.get("before").getAsDouble(), 1e-9, change.toString());
      value = change.get("after").getAsDouble();
      luck += change.get("kind").getAsString().equals("THROW") ? gain : 0;
    }
    assertEquals(account.get("end").getAsDouble(), value, 1e-9);
    assertEquals(account.get("luck").getAsDouble(), luck, 1e-9);
    assertTrue(changes.size() > 20, changes.size() + " changes");
  }

  /** What was decided is never better than the marshal's choice, and is its choice at times. */
  @Test
  void theMarshalJudgesEveryDecision() throws IOException {
    Path file = folder.resolve("short.muster");
    Files.writeString(
        file,
        CommandRun.withoutExpectations(Files.readString(Path.of(LINES, "two-lines.muster")))
            .replaceFirst("length \\d+ rounds", "length 2 rounds"));
    String log = log(file.toString()).toString();
    String text = out("replay", log, "--report", "json", "--skill");
    JsonObject story = JsonParser.parseString(text).getAsJsonObject();
    assertEquals(2, story.getAsJsonArray("skill").size());
    for (JsonElement each : story.getAsJsonArray("skill")) {
      JsonObject side = each.getAsJsonObject();
      int judged = side.get("judged").getAsInt();
      int best = side.get("best").getAsInt();
      double lost = side.get("lost").getAsDouble();
      assertTrue(best > 0 && best < judged, side.toString());
      assertTrue(lost > 0 && lost < judged - best, side.toString());
      JsonArray decisions = side.getAsJsonArray("decisions");
      assertEquals(judged, decisions.size());
      assertEquals(-lost, sum(decisions, one -> one.get("skill").getAsDouble()), 1e-9);
      for (JsonElement decision : decisions) {
        JsonObject one = decision.getAsJsonObject();
        double skill = one.get("skill").getAsDouble();
        assertTrue(skill <= 0 && skill >= -1, one.toString());
        if (one.get("best").getAsBoolean()) {
          assertEquals(0, skill, one.toString());
          assertEquals(one.get("marshal"), one.get("given"));
        }
        assertTrue(one.get("round").getAsInt() <= 2, one.toString());
      }
    }
    JsonObject plain =
        JsonParser.parseString(out("replay", log, "--report", "json")).getAsJsonObject();
    assertTrue(plain.getAsJsonArray("skill").isEmpty(), "only on request");
    assertEquals(plain.get("accounts"), story.get("accounts"), "it is no part of the sum");
    assertEquals(plain.get("turningPoints"), story.get("turningPoints"));
    assertTrue(story.getAsJsonArray("summary").size() <= 10, text);
    CommandRun.of("replay", log, "--skill").assertRefused(2, "give --analyse or --report");
    theCostliestDecisionsAreNamed(log, story.getAsJsonArray("skill"));
  }

  private static void theCostliestDecisionsAreNamed(String log, JsonArray skill) {
    double worst =
        skill.get(0).getAsJsonObject().getAsJsonArray("decisions").asList().stream()
            .mapToDouble(each -> each.getAsJsonObject().get("skill").getAsDouble())
            .min()
            .orElseThrow();
    List<String> text = out("replay", log, "--analyse", "--skill").lines().toList();
    int heading = text.indexOf("The decisions that cost most, as the marshal sees them:");
    assertTrue(heading > 0, text.toString());
    String first = text.get(heading + 1);
    assertTrue(
        first.matches(
            "  South, round [12], points lost "
                + Math.round(-100 * worst)
                + ": .+; better was: .+"),
        first);
    for (String format : List.of("html", "markdown")) {
      assertTrue(
          out("replay", log, "--report", format, "--skill")
              .contains("The decisions that cost most"));
      assertFalse(out("replay", log, "--report", format).contains("The decisions that cost most"));
    }
  }

  private static double sum(JsonArray all, ToDoubleFunction<JsonObject> number) {
    return all.asList().stream().map(JsonElement::getAsJsonObject).mapToDouble(number).sum();
  }

  /** The orders are those of the step. */
  @Test
  void theMarshalNamesTheBestOrderOfATurningPoint() {
    List<String> text = out("battle", LINES, "--report", "text").lines().toList();
    int at = text.indexOf("  NorthLancers charge SouthCarbines");
    assertTrue(at > 0, text.toString());
    String first = text.stream().filter(each -> each.contains("As the marshal")).findFirst().get();
    assertTrue(
        first.matches(
            "  As the marshal sees it, North gave the best order:"
                + " NorthLancers charges SouthCarbines; the next best, .*, is worth \\d+ points less"),
        first);
    assertEquals(
        text.stream().filter(each -> each.startsWith("Turning point")).count(),
        text.stream().filter(each -> each.startsWith("  As the marshal sees it, ")).count());
    assertTrue(out("battle", LINES, "--report", "markdown").contains("| as the marshal sees it |"));
    assertTrue(out("battle", LINES, "--report", "html").contains("North gave the best order"));
  }

  /**
   * On the open table turning points are shots and melees, which a marshal in a battle passes by.
   */
  @Test
  @Tag("nightly")
  void theMarshalLooksAtShotsAndMeleesOfTurningPoints() {
    List<String> text =
        out("battle", "../examples/even-table", "--seed", "3", "--report", "text").lines().toList();
    long points = text.stream().filter(each -> each.startsWith("Turning point")).count();
    assertTrue(points > 0, text.toString());
    assertEquals(
        points,
        text.stream().filter(each -> each.startsWith("  As the marshal sees it, ")).count());
  }

  /** What a marshal does not search in a battle is not judged: in this game most decisions. */
  @Test
  @Tag("nightly")
  void onTheOpenTableItJudgesWhatItWouldSearch() throws IOException {
    String log = log("../examples/even-table").toString();
    long decided =
        Files.readAllLines(Path.of(log)).stream()
            .filter(each -> each.contains("\"event\":\"Decided\""))
            .count();
    JsonArray skill =
        JsonParser.parseString(out("replay", log, "--report", "json", "--skill"))
            .getAsJsonObject()
            .getAsJsonArray("skill");
    int judged = 0;
    for (JsonElement each : skill) {
      judged += each.getAsJsonObject().get("judged").getAsInt();
    }
    assertTrue(judged > 0 && judged < decided / 2, judged + " of " + decided);
  }

  @Test
  void aLogHasTheStoryOfItsBattle() throws IOException {
    Path log = log(LINES);
    for (String format : List.of("html", "markdown")) {
      String battle = out("battle", LINES, "--seed", "3", "--report", format);
      assertEquals(battle, out("replay", log.toString(), "--report", format), format);
      assertEquals(battle, out("battle", LINES, "--seed", "3", "--report", format), "again");
    }
    String text = out("battle", LINES, "--seed", "3", "--report", "text");
    String replayed = out("replay", log.toString(), "--analyse");
    assertTrue(replayed.startsWith(log + ": "), replayed);
    assertEquals(text, replayed.substring(replayed.indexOf('\n') + 1));
  }

  @Test
  void thePageNeedsNothingElseAndRunsNothing() {
    String page = out("battle", LINES, "--report", "html");
    assertTrue(page.startsWith("<!DOCTYPE html>\n"), page);
    assertTrue(
        page.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""), "a policy");
    for (String needs : List.of("<script", "http:", "https:", "<link", "<img", "url(", "@import")) {
      assertFalse(page.contains(needs), needs);
    }
    assertTrue(page.contains("prefers-color-scheme: dark"), "a dark page");
    assertEquals(
        3,
        Pattern.compile("<svg ").matcher(page).results().count(),
        "two charts, and the key positions");
    long turns = Pattern.compile(">Turning point \\d+</text>").matcher(page).results().count();
    assertTrue(page.contains(">Start</text>") && page.contains(">End</text>"), "maps");
    assertEquals(
        turns,
        out("battle", LINES, "--report", "text")
            .lines()
            .filter(each -> each.startsWith("Turning point "))
            .count(),
        "a map of each turning point");
    assertTrue(page.contains("<path class=\"value\" d=\"M"), "the curve");
    assertFalse(page.contains("NaN"), "all is drawn somewhere");
  }

  @Test
  void namesOfAFileAreTextOnAPage() throws IOException {
    String wild = "<b>\\\"&|*_[x](y)";
    try (var files = Files.list(Path.of(LINES))) {
      for (Path each : files.filter(file -> file.toString().endsWith(".muster")).toList()) {
        String text = Files.readString(each);
        String renamed = text.replaceFirst("scenario (\\w+) \"[^\"]*\"", "scenario $1 \"@WILD@\"");
        assertTrue(renamed.contains("@WILD@"), "the scenario is renamed");
        Files.writeString(folder.resolve(each.getFileName()), renamed.replace("@WILD@", wild));
      }
    }
    String page = out("battle", folder.toString(), "--report", "html");
    assertTrue(page.contains("<h1>&lt;b&gt;&quot;&amp;|*_[x](y)</h1>"), page);
    assertFalse(page.contains("<b>"), "no element of the file");
    String markdown = out("battle", folder.toString(), "--report", "markdown");
    assertTrue(markdown.startsWith("# \\<b\\>\"&\\|\\*\\_\\[x\\](y)\n"), markdown);
  }

  @Test
  void aBattleThatGoesOnHasNoStoryYet() throws IOException {
    Path log = log(LINES);
    List<String> lines = Files.readAllLines(log);
    Path cut = folder.resolve("cut.jsonl");
    List<String> kept = new java.util.ArrayList<>(lines.subList(0, 40));
    kept.add("{\"event\":\"BrokenOff\",\"number\":40}");
    Files.write(cut, kept);
    CommandRun run = CommandRun.of("replay", cut.toString(), "--analyse");
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.err().contains("the battle goes on after the log"), run.err());
    assertTrue(run.err().contains("muster battle "), run.err());
  }

  @Test
  void oneReportAtATime() {
    for (String other : List.of("--brief", "--why")) {
      CommandRun run = CommandRun.of("battle", LINES, "--report", "html", other);
      assertEquals(2, run.exit(), run.toString());
      assertTrue(run.err().contains("leave out"), run.err());
    }
    CommandRun human =
        CommandRun.of("battle", LINES, "--report", "html", "--commanders", "human,steady");
    assertEquals(2, human.exit(), human.toString());
    assertTrue(human.err().contains("muster replay FILE --report html"), human.err());
  }
}
