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
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Variations of a scenario, fought with the same seeds. */
@Tag("slow")
class WhatIfTest {
  private static final String LINES = "../examples/two-lines";
  private static final String PAVIA = "../examples/pavia";
  private static final String GARRISON = "Leyva";

  @TempDir private Path folder;

  private static JsonArray rows(String file, String... arguments) {
    String[] all = new String[arguments.length + 5];
    System.arraycopy(new String[] {"whatif", file, "--battles", "12", "--json"}, 0, all, 0, 5);
    System.arraycopy(arguments, 0, all, 5, arguments.length);
    CommandRun run = CommandRun.of(all);
    assertEquals(0, run.exit(), run.toString());
    return JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("rows");
  }

  private static String label(JsonArray rows, int row) {
    return rows.get(row).getAsJsonObject().get("label").getAsString();
  }

  /** What the table has of a scenario, but for how it is called. */
  private static String numbers(JsonElement row) {
    JsonObject numbers = row.getAsJsonObject().deepCopy();
    numbers.remove("label");
    numbers.remove("difference");
    return numbers.toString();
  }

  /** The files of an example with a text replaced; it must stand there. */
  private Path edited(String example, String text, String by) throws IOException {
    boolean found = false;
    try (Stream<Path> files = Files.list(Path.of(example))) {
      for (Path each : files.filter(file -> file.toString().endsWith(".muster")).toList()) {
        String written = Files.readString(each);
        found |= written.contains(text);
        Files.writeString(folder.resolve(each.getFileName()), written.replace(text, by));
      }
    }
    assertTrue(found, text);
    return folder;
  }

  /** A variation in memory is the scenario with its text edited so. */
  @Test
  void aVariationIsTheEditedFile() throws IOException {
    record Case(String example, String change, String text, String by) {}
    for (Case each :
        List.of(
            new Case(LINES, "length=5", "length 12 rounds", "length 5 rounds"),
            new Case(
                LINES,
                "Musketeers.ccv=6",
                "close       ccv 4  shaken 3  catastrophe 5  rupture 3",
                "close       ccv 6  shaken 3  catastrophe 5  rupture 3"),
            new Case(PAVIA, GARRISON + " arrives round 7", "arrives round 3", "arrives round 7"))) {
      String edited = edited(each.example, each.text, each.by).toString();
      JsonArray rows = rows(each.example, "--vary", each.change, "--against", edited);
      assertEquals(3, rows.size());
      assertEquals(each.change, label(rows, 1));
      assertEquals(numbers(rows.get(2)), numbers(rows.get(1)), each.change);
      assertFalse(numbers(rows.get(0)).equals(numbers(rows.get(1))), each.change + " matters");
      try (Stream<Path> files = Files.list(folder)) {
        for (Path file : files.toList()) {
          Files.delete(file);
        }
      }
    }
  }

  /** What is expected of the scenario as it is written says nothing about another one. */
  @Test
  void expectationsOfTheScenarioStopNoVariation() throws IOException {
    String expecting =
        edited(
                LINES,
                "expect draw 0%..5%",
                "expect rounds 11..12 expect group SouthHorse loses 10%..90%")
            .toString();
    JsonArray rows = rows(expecting, "--vary", "length=5", "--without", "SouthHorse");
    JsonArray plain = rows(LINES, "--vary", "length=5", "--without", "SouthHorse");
    assertEquals(numbers(plain.get(1)), numbers(rows.get(1)));
    assertEquals(numbers(plain.get(2)), numbers(rows.get(2)));
  }

  @Test
  void theScenarioItselfIsNoDifference() {
    JsonArray rows = rows(LINES, "--against", LINES);
    JsonObject difference = rows.get(1).getAsJsonObject().getAsJsonObject("difference");
    for (String each : List.of("estimate", "low", "high")) {
      assertEquals(0, difference.get(each).getAsDouble(), each);
    }
    assertEquals(numbers(rows.get(0)), numbers(rows.get(1)));
  }

  @Test
  void rangesAndListsAreVariationsOfTheirOwn() {
    JsonArray rows =
        rows(LINES, "--vary", "length=4..6", "--vary", "breaks=1/3,1/2", "--without", "SouthHorse");
    assertEquals(
        List.of(
            "as written",
            "length=4",
            "length=5",
            "length=6",
            "breaks=1/3",
            "breaks=1/2",
            "without SouthHorse"),
        java.util.stream.IntStream.range(0, rows.size()).mapToObj(i -> label(rows, i)).toList());
    assertTrue(
        rows.get(6).getAsJsonObject().getAsJsonObject("difference").get("estimate").getAsDouble()
            < 0,
        "who loses half of his army wins less often: " + rows.get(6));
  }

  @Test
  void theTableSaysWhatIsClear() {
    CommandRun run = CommandRun.of("whatif", LINES, "--battles", "30", "--without", "SouthHorse");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().startsWith("30 battles of each; the value is that of South\n"), run.out());
    assertTrue(run.out().contains("  as written "), run.out());
    assertTrue(run.out().stripTrailing().endsWith(", clear"), run.out());
    assertEquals(
        run.out(),
        CommandRun.of(
                "whatif", LINES, "--battles", "30", "--without", "SouthHorse", "--threads", "3")
            .out());
  }

  @Test
  void whatCannotBeChangedIsRefused() {
    String[][] wrong = {
      {"--vary", "Pikes.courage=3", "a line has no courage; it has "},
      {"--vary", "Dragoons.ccv=3", "there is no line Dragoons; there are Pikes, Musketeers"},
      {"--vary", "Other.Pikes.ccv=3", "there is no line Pikes in an army Other"},
      {"--vary", "weather=fog", "has no switch weather; a change is LINE.STAT"},
      {"--vary", "length=9..3", "a range goes up"},
      {"--vary", "length=1..900", "a range goes up, and has at most 50 values"},
      {"--vary", "breaks=half", "breaks is a fraction, such as 1/3; found half"},
      {"--vary", "Pikes", "a change is LINE.STAT=5..7"},
      {"--vary", "SouthFoot arrives round 3", "all are there from the start"},
      {"--without", "Cossacks", "there is no group Cossacks; there are SouthFoot, SouthHorse"},
    };
    for (String[] each : wrong) {
      CommandRun run = CommandRun.of("whatif", LINES, each[0], each[1]);
      assertEquals(2, run.exit(), run.toString());
      assertTrue(run.err().contains(each[2]), run.err());
    }
    CommandRun nothing = CommandRun.of("whatif", LINES);
    assertEquals(2, nothing.exit(), nothing.toString());
    assertTrue(nothing.err().contains("say what to change"), nothing.err());
    CommandRun other = CommandRun.of("whatif", LINES, "--against", "../examples/meeting");
    assertEquals(2, other.exit(), other.toString());
    assertTrue(other.err().contains("compare battles of one game"), other.err());
    CommandRun missing = CommandRun.of("whatif", LINES, "--against", "HEAD~1");
    assertEquals(2, missing.exit(), missing.toString());
    assertTrue(
        missing.err().contains("no file HEAD~1; a revision of Git is written rev:HEAD~1"),
        missing.err());
    CommandRun value = CommandRun.of("whatif", LINES, "--vary", "Pikes.ccv=-3");
    assertEquals(1, value.exit(), value.toString());
    assertTrue(value.err().contains("Pikes.ccv=-3 cannot be fought: "), value.err());
  }
}
