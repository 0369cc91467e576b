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
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Edits that bring a scenario to what its author wants. */
@Tag("slow")
class TuneTest {
  private static final String LINES = "../examples/two-lines";

  @TempDir private Path folder;

  /** The two lines with an army of its own for each side, and the southern one weakened. */
  private String spoilt(String from, String to) throws IOException {
    String text = Files.readString(Path.of(LINES, "two-lines.muster"));
    int army = text.indexOf("army Line");
    int end = text.indexOf("map Field");
    String list = text.substring(army, end);
    String weak = list.replace("army Line", "army Southern");
    assertTrue(weak.contains(from), from);
    String changed =
        text.substring(0, end)
            + weak.replace(from, to)
            + text.substring(end).replaceFirst("fields Line", "fields Southern");
    Path file = folder.resolve("spoilt.muster");
    Files.writeString(file, changed);
    return file.toString();
  }

  private static JsonObject tuned(String file, String... more) {
    List<String> all = new ArrayList<>(List.of("tune", file, "--json"));
    all.addAll(List.of(more));
    CommandRun run = CommandRun.of(all.toArray(String[]::new));
    assertTrue(run.exit() < 2, run.toString());
    return JsonParser.parseString(run.out()).getAsJsonObject();
  }

  /** A break share that is spoilt is found, and what is proposed holds when it is fought again. */
  @Test
  void whatIsProposedHoldsWithOtherDice() throws IOException {
    String file =
        spoilt("\"A line of battle\" for boxgrid {", "\"Frail\" for boxgrid { breaks at 1/4");
    JsonObject found =
        tuned(
            file,
            "--want",
            "South wins 30%..60%",
            "--battles",
            "120",
            "--only",
            "breaks,length",
            "--proposals",
            "1");
    assertTrue(
        found.getAsJsonObject("written").get("estimate").getAsDouble() < 30, found.toString());
    JsonArray proposals = found.getAsJsonArray("proposals");
    JsonObject best = null;
    for (JsonElement each : proposals) {
      best = each.getAsJsonObject().get("met").getAsBoolean() ? each.getAsJsonObject() : best;
    }
    assertTrue(best != null, found.toString());
    double estimate = best.getAsJsonObject("found").get("estimate").getAsDouble();
    assertTrue(estimate >= 30 && estimate <= 60, best.toString());
    List<String> vary =
        new ArrayList<>(List.of("whatif", file, "--battles", "100", "--seed", "99"));
    JsonArray edits = best.getAsJsonArray("edits");
    assertTrue(edits.size() <= 2, best.toString());
    for (JsonElement each : edits) {
      assertTrue(each.getAsJsonObject().get("file").getAsString().endsWith("spoilt.muster"));
      assertTrue(each.getAsJsonObject().get("line").getAsInt() > 0);
      vary.addAll(List.of("--vary", each.getAsJsonObject().get("change").getAsString()));
    }
    assertEquals(0, CommandRun.of(vary.toArray(String[]::new)).exit(), vary.toString());
  }

  @Test
  void theAnswerIsTheSameOnAnyNumberOfThreads() throws IOException {
    String file =
        spoilt("\"A line of battle\" for boxgrid {", "\"Frail\" for boxgrid { breaks at 1/4");
    String[] asked = {"--want", "even", "--battles", "8", "--only", "breaks,class"};
    JsonObject one = tuned(file, with(asked, "--threads", "1"));
    assertEquals(one, tuned(file, with(asked, "--threads", "3")));
    for (JsonElement each : one.getAsJsonArray("proposals")) {
      assertEquals(16, each.getAsJsonObject().get("battles").getAsInt(), "fresh ones");
    }
  }

  private static String[] with(String[] asked, String... more) {
    List<String> all = new ArrayList<>(List.of(asked));
    all.addAll(List.of(more));
    return all.toArray(String[]::new);
  }

  @Test
  void whatIsThereAlreadyNeedsNoEdit() {
    CommandRun run = CommandRun.of("tune", LINES, "--want", "rounds 1..12", "--battles", "8");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().contains("It is there already; no edit is needed."), run.out());
  }

  /** A unit moves to a free neighbouring box where the rules let it be deployed. */
  @Test
  void aUnitIsMovedOnRequest() {
    JsonObject found =
        tuned(LINES, "--want", "South wins 60%..75%", "--only", "places", "--battles", "24");
    JsonArray proposals = found.getAsJsonArray("proposals");
    assertFalse(proposals.isEmpty(), found.toString());
    for (JsonElement each : proposals) {
      for (JsonElement edit : each.getAsJsonObject().getAsJsonArray("edits")) {
        String change = edit.getAsJsonObject().get("change").getAsString();
        String written = edit.getAsJsonObject().get("written").getAsString();
        assertTrue(change.matches("(North|South)\\w+(-\\d)? at [A-Z]\\d+"), change);
        assertFalse(change.endsWith(" " + written), change);
      }
    }
  }

  /** An edit that suffices is proposed alone, never with another one. */
  @Test
  void noPairHasAnEditThatSuffices() throws IOException {
    Path file = folder.resolve("short.muster");
    Files.writeString(
        file,
        CommandRun.withoutExpectations(Files.readString(Path.of(LINES, "two-lines.muster")))
            .replace("length 12 rounds", "length 4 rounds"));
    JsonObject found =
        tuned(
            file.toString(), "--want", "rounds 1..3", "--battles", "8", "--only", "length,breaks");
    Set<String> alone = new HashSet<>();
    for (JsonElement each : found.getAsJsonArray("proposals")) {
      JsonArray edits = each.getAsJsonObject().getAsJsonArray("edits");
      List<String> changes = new ArrayList<>();
      edits.forEach(edit -> changes.add(edit.getAsJsonObject().get("change").getAsString()));
      assertTrue(
          edits.size() == 1 || changes.stream().noneMatch(alone::contains), changes::toString);
      if (edits.size() == 1 && each.getAsJsonObject().get("met").getAsBoolean()) {
        alone.addAll(changes);
      }
    }
    assertFalse(alone.isEmpty(), found.toString());
  }

  @Test
  void whatCannotBeReachedIsSaid() {
    CommandRun run =
        CommandRun.of(
            "tune", LINES, "--want", "draw 90%..100%", "--battles", "8", "--only", "class");
    assertEquals(1, run.exit(), run.toString());
    assertTrue(run.out().contains("none is confirmed"), run.out());
    assertFalse(run.out().contains("1. "), run.out());
  }

  /** An author who asks for too much sees how far two edits go, in battles with fresh dice. */
  @Test
  void theNearestIsSaidWhereNothingReachesTheRange() {
    JsonObject nearest =
        tuned(LINES, "--want", "rounds 1..2", "--battles", "8", "--only", "breaks")
            .getAsJsonObject("nearest");
    assertFalse(nearest.get("met").getAsBoolean());
    assertEquals(16, nearest.get("battles").getAsInt());
    String change =
        nearest.getAsJsonArray("edits").get(0).getAsJsonObject().get("change").getAsString();
    assertTrue(change.startsWith("Line.breaks="), change);
    CommandRun run =
        CommandRun.of("tune", LINES, "--want", "rounds 1..2", "--battles", "8", "--only", "breaks");
    assertTrue(run.out().contains("The nearest is " + change + ": "), run.out());
    assertTrue(run.out().contains(": " + change + "; it is by the rules now"), run.out());
  }

  @Test
  void anArmyIsMatchedInLinesOfItsOwnList() throws IOException {
    String file = spoilt("ccv 4  shaken 3  catastrophe 5", "ccv 4  shaken 3  catastrophe 3");
    JsonObject found = tuned(file, "--want", "even", "--only", "list of South", "--battles", "20");
    JsonArray steps = found.getAsJsonArray("steps");
    int last = 0;
    for (JsonElement each : steps) {
      int strength = each.getAsJsonObject().get("strength").getAsInt();
      assertTrue(strength >= last, "sorted: " + steps);
      last = strength;
      for (JsonElement line : each.getAsJsonObject().getAsJsonArray("lines")) {
        assertTrue(line.getAsString().startsWith("Southern."), line.toString());
      }
    }
    JsonObject even = found.getAsJsonObject("even");
    int strength = even.get("strength").getAsInt();
    assertTrue(found.get("low").getAsInt() <= strength && strength <= found.get("high").getAsInt());
    JsonObject value = even.getAsJsonObject("value");
    assertTrue(value.get("low").getAsDouble() <= 0.5 && value.get("high").getAsDouble() >= 0.5);
    CommandRun text =
        CommandRun.of("tune", file, "--want", "even", "--only", "list of South", "--battles", "20");
    assertTrue(text.out().contains("The battle is even at a strength of " + strength), text.out());
  }

  /** Pikes and horse in ranks grow and shrink as a whole, and not in front alone. */
  @Test
  void ranksOfAnArmyThatIsMatchedStayAlike() {
    assertEquals(0, CommandRun.of("new", folder.toString()).exit());
    JsonObject found =
        tuned(folder.toString(), "--want", "even", "--only", "list of Red", "--battles", "20");
    boolean several = false;
    for (JsonElement step : found.getAsJsonArray("steps")) {
      for (JsonElement line : step.getAsJsonObject().getAsJsonArray("lines")) {
        String value = line.getAsString().substring(line.getAsString().indexOf('=') + 1);
        if (value.contains("/")) {
          String[] ranks = value.replaceAll("\\[.*", "").split("/");
          int front = Integer.parseInt(ranks[0]);
          int rear = Integer.parseInt(ranks[ranks.length - 1]);
          assertTrue(front == rear || front == rear + 1, value);
          several = true;
        }
      }
    }
    assertTrue(several, found.toString());
  }

  /** Where the army may be even as it is, weaker and stronger ones bound the answer. */
  @Test
  void anArmyThatMayBeEvenIsBoundedOnBothSides() throws IOException {
    String file = spoilt("army Southern", "army Southern");
    JsonObject found = tuned(file, "--want", "even", "--only", "list of South", "--battles", "20");
    int written = found.getAsJsonObject("written").get("strength").getAsInt();
    JsonArray steps = found.getAsJsonArray("steps");
    JsonObject least = steps.get(0).getAsJsonObject();
    JsonObject most = steps.get(steps.size() - 1).getAsJsonObject();
    assertTrue(least.get("strength").getAsInt() < written, steps.toString());
    assertTrue(most.get("strength").getAsInt() > written, steps.toString());
    assertEquals(
        least.getAsJsonObject("value").get("high").getAsDouble() >= 0.5,
        found.get("lowIsOpen").getAsBoolean());
    assertEquals(
        most.getAsJsonObject("value").get("low").getAsDouble() <= 0.5,
        found.get("highIsOpen").getAsBoolean());
  }

  @Test
  void whatIsNotUnderstoodIsRefused() {
    String[][] wrong = {
      {"Sweden wins 40%..60%", "there is no side Sweden; there are South, North"},
      {"South wins", "what is wanted is SIDE wins 40%..60%"},
      {"South wins 60%..40%", "a range goes up, such as 40%..60%"},
      {"South wins 40%..400%", "a range goes up"},
      {"", "what is wanted is SIDE wins"},
    };
    for (String[] each : wrong) {
      CommandRun.of("tune", LINES, "--want", each[0]).assertRefused(2, each[1]);
    }
    CommandRun.of("tune", LINES, "--want", "even", "--only", "weather")
        .assertRefused(2, "--only names some of strength");
    CommandRun.of("tune", LINES, "--want", "even", "--battles", "2")
        .assertRefused(2, "--battles is 8 to 100000, found 2");
    CommandRun.of("tune", LINES, "--want", "rounds 3..5", "--only", "list of South")
        .assertRefused(2, "goes with --want even");
    CommandRun.of("tune", LINES, "--want", "even", "--only", "list of Sweden")
        .assertRefused(2, "there is no side Sweden");
    CommandRun.of("tune", LINES, "--want", "even", "--only", "list of South")
        .assertRefused(1, "both sides field Line");
  }
}
