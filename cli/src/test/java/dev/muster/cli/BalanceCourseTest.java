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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How many battles go, and whether a scenario is fair whoever leads. */
@Tag("slow")
class BalanceCourseTest {
  private static final String LINES = "../examples/two-lines";

  @TempDir private Path folder;

  private static JsonObject json(String... arguments) {
    String[] all = new String[arguments.length + 2];
    all[0] = "balance";
    System.arraycopy(arguments, 0, all, 1, arguments.length);
    all[all.length - 1] = "--json";
    CommandRun run = CommandRun.of(all);
    assertEquals(0, run.exit(), run.toString());
    return JsonParser.parseString(run.out()).getAsJsonObject();
  }

  /** In each game that is fought. */
  @ParameterizedTest
  @ValueSource(strings = {"two-lines", "meeting", "even-table"})
  void theNumbersFitTogether(String example) {
    JsonObject all = json("../examples/" + example, "--battles", "10");
    JsonObject course = all.getAsJsonObject("course");
    int ended = 0;
    for (String by : List.of("broken", "byCondition", "byClock")) {
      ended += course.get(by).getAsInt();
    }
    assertEquals(10, ended);
    assertEquals(all.get("draws").getAsInt() / 10.0, course.get("drawn").getAsDouble(), 1e-12);
    double wins = all.getAsJsonArray("wins").get(0).getAsInt();
    double value = (wins + all.get("draws").getAsInt() / 2.0) / 10;
    JsonArray values = course.getAsJsonArray("value");
    assertEquals(value, values.get(0).getAsJsonObject().get("estimate").getAsDouble(), 1e-12);
    double units = 0;
    for (JsonElement each : course.getAsJsonArray("groups")) {
      JsonObject group = each.getAsJsonObject();
      units += group.get("units").getAsDouble();
      assertTrue(group.get("lost").getAsDouble() <= 1, group.toString());
      assertTrue(
          group.get("neverEngaged").getAsDouble() <= group.get("units").getAsDouble(),
          group.toString());
    }
    assertTrue(course.get("units").getAsDouble() <= units);
    assertTrue(course.get("units").getAsDouble() > 0);
    assertTrue(course.get("neverEngaged").getAsDouble() < course.get("units").getAsDouble());
  }

  @Test
  void aRunStopsAtTheSameBattleOnAnyNumberOfThreads() {
    JsonObject one = json(LINES, "--until", "9%", "--threads", "1");
    int battles = one.get("battles").getAsInt();
    assertEquals(0, battles % 50, "it looks after every 50 battles");
    assertEquals(one, json(LINES, "--until", "9%", "--threads", "3"));
    assertEquals(one, json(LINES, "--battles", "" + battles), "the numbers of so many battles");
    JsonObject value = value(one);
    double half = (value.get("high").getAsDouble() - value.get("low").getAsDouble()) / 2;
    assertTrue(half <= 0.09, value.toString());
    if (battles > 50) {
      value = value(json(LINES, "--battles", "" + (battles - 50)));
      half = (value.get("high").getAsDouble() - value.get("low").getAsDouble()) / 2;
      assertTrue(half > 0.09, "not before");
    }
  }

  private static JsonObject value(JsonObject all) {
    return all.getAsJsonObject("course").getAsJsonArray("value").get(0).getAsJsonObject();
  }

  @Test
  void eachCommanderLeadsAgainstEach() {
    JsonObject all = json(LINES, "--battles", "6", "--pairings", "steady,bold");
    JsonArray pairings = all.getAsJsonArray("pairings");
    assertEquals(4, pairings.size());
    JsonObject led = json(LINES, "--battles", "6", "--commanders", "steady,bold");
    assertEquals(value(led), pairings.get(1).getAsJsonObject().get("value"));
    CommandRun text =
        CommandRun.of("balance", LINES, "--battles", "6", "--pairings", "steady,bold");
    assertTrue(text.out().contains("% whoever leads\n"), text.out());
  }

  @Test
  void thePageNeedsNothingElseAndRunsNothing() throws IOException {
    Path page = folder.resolve("balance.html");
    CommandRun run =
        CommandRun.of("balance", LINES, "--battles", "6", "--luck", "1", "--page", page.toString());
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().contains("of the variance of the chances"), run.out());
    String html = Files.readString(page);
    assertTrue(html.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""), html);
    for (String needs : List.of("<script", "http:", "https:", "<link", "<img", "url(", "@import")) {
      assertFalse(html.contains(needs), needs);
    }
    assertFalse(html.contains("NaN"), html);
    assertTrue(html.contains("<svg "), "charts");
    assertTrue(
        html.contains("No line: neither side led after that round in any battle."),
        "the armies are out of reach in round 1");
    for (String map : List.of("Crossed", "Contacts", "Losses", "Held by ", "Where ")) {
      assertTrue(html.contains("<figcaption><strong>" + map), map);
    }
    Path again = folder.resolve("again.html");
    CommandRun.of("balance", LINES, "--battles", "6", "--luck", "1", "--page", again.toString());
    assertEquals(html, Files.readString(again));
  }

  @Test
  void whatIsNoIntervalIsRefused() {
    for (String wrong : List.of("0", "60%", "narrow", "-3%")) {
      CommandRun run = CommandRun.of("balance", LINES, "--until=" + wrong);
      assertEquals(2, run.exit(), run.toString());
      assertTrue(run.err().contains("--until is 0.2% to 50%"), run.err());
    }
    CommandRun run = CommandRun.of("balance", LINES, "--pairings", "steady");
    assertEquals(2, run.exit(), run.toString());
    assertTrue(run.err().contains("--pairings names two or more of"), run.err());
  }
}
