package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Which single change moves a result most, and what changed since a revision. */
@Tag("slow")
class TornadoCommandTest {
  private static final String LINES = "../examples/two-lines";

  @TempDir private Path folder;

  private static JsonObject tornado(String file, String... more) {
    List<String> all = new ArrayList<>(List.of("whatif", file, "--tornado", "--json"));
    all.addAll(List.of(more));
    CommandRun run = CommandRun.of(all.toArray(String[]::new));
    assertEquals(0, run.exit(), run.toString());
    return JsonParser.parseString(run.out()).getAsJsonObject();
  }

  private static List<String> labels(JsonObject tornado) {
    List<String> all = new ArrayList<>();
    for (JsonElement bar : tornado.getAsJsonArray("bars")) {
      bar.getAsJsonObject()
          .getAsJsonArray("changes")
          .forEach(each -> all.add(each.getAsJsonObject().get("label").getAsString()));
    }
    return all;
  }

  @Test
  void everyStepOfAScenarioIsTried() {
    List<String> tried =
        labels(tornado("../examples/pavia", "--battles", "2", "--only", "breaks,arrivals,length"));
    assertTrue(tried.contains("Imperial.breaks=1/2"), tried.toString());
    assertTrue(tried.contains("Imperial.breaks=2/3"), tried.toString());
    assertTrue(tried.contains("French.breaks=1/3"), tried.toString());
    assertTrue(tried.contains("Leyva arrives round 2"), tried.toString());
    assertTrue(tried.contains("Leyva arrives round 4"), tried.toString());
    assertTrue(tried.contains("length=11"), tried.toString());
    assertTrue(tried.contains("length=13"), tried.toString());
  }

  @Test
  void linesGroundAndSwitchesAreTried() {
    List<String> strengths =
        labels(tornado("../examples/meeting", "--battles", "2", "--only", "strength"));
    assertTrue(strengths.stream().allMatch(each -> each.contains(".sp=")), strengths.toString());
    assertTrue(strengths.size() >= 8, strengths.toString());
    List<String> numbers = labels(tornado(LINES, "--battles", "2", "--only", "numbers"));
    assertTrue(numbers.contains("Line.Pikes.ccv=4"), numbers.toString());
    assertTrue(numbers.contains("Line.Pikes.ccv=6"), numbers.toString());
    List<String> switches = labels(tornado(LINES, "--battles", "2", "--only", "switches"));
    assertTrue(switches.contains("first_turn=second"), switches.toString());
    List<String> ground =
        labels(tornado("../examples/lutzen", "--battles", "4", "--only", "ground"));
    assertTrue(ground.size() >= 2 && ground.size() <= 6, ground.toString());
    assertTrue(ground.stream().allMatch(each -> each.endsWith(" is plain")), ground.toString());
  }

  /** The differences are those of the same changes one by one, on any number of threads. */
  @Test
  void theTableHasTheNumbersOfVary() {
    JsonObject all = tornado(LINES, "--battles", "20", "--only", "length,class", "--threads", "1");
    assertEquals(
        all, tornado(LINES, "--battles", "20", "--only", "length,class", "--threads", "3"));
    double last = 1;
    for (JsonElement each : all.getAsJsonArray("bars")) {
      double effect = 0;
      for (JsonElement change : each.getAsJsonObject().getAsJsonArray("changes")) {
        JsonObject row = change.getAsJsonObject();
        String label = row.get("label").getAsString();
        CommandRun one =
            CommandRun.of("whatif", LINES, "--battles", "20", "--json", "--vary", label);
        JsonArray rows = JsonParser.parseString(one.out()).getAsJsonObject().getAsJsonArray("rows");
        assertEquals(rows.get(1), row, label);
        double estimate = row.getAsJsonObject("difference").get("estimate").getAsDouble();
        effect = Math.max(effect, Math.abs(estimate));
      }
      assertTrue(effect <= last, "sorted");
      last = effect;
    }
  }

  @Test
  void thePageNeedsNothingElseAndRunsNothing() throws IOException {
    Path page = folder.resolve("tornado.html");
    CommandRun run =
        CommandRun.of(
            "whatif",
            LINES,
            "--tornado",
            "--only",
            "length,breaks,class",
            "--battles",
            "12",
            "--page",
            page.toString());
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().contains("What moves it most, in points:\n"), run.out());
    assertTrue(run.out().contains("clear"), run.out());
    String html = Files.readString(page);
    assertTrue(html.contains("content=\"default-src 'none'; style-src 'unsafe-inline'\""), html);
    for (String needs : List.of("<script", "http:", "https:", "<link", "<img", "url(", "@import")) {
      assertFalse(html.contains(needs), needs);
    }
    assertFalse(html.contains("NaN"), html);
    assertTrue(html.contains("<rect class=\"drawn\""), "the chart");
  }

  @Test
  void whatCannotBeTriedIsRefused() {
    CommandRun.of("whatif", LINES, "--tornado", "--only", "weather")
        .assertRefused(2, "--only names some of strength, numbers, class, breaks");
    CommandRun.of("whatif", LINES, "--only", "length")
        .assertRefused(2, "--only goes with --tornado");
    CommandRun.of("whatif", LINES, "--tornado", "--vary", "length=3")
        .assertRefused(2, "--tornado chooses the changes itself");
    CommandRun.of("whatif", LINES, "--tornado", "--only", "arrivals")
        .assertRefused(2, "there is nothing of this kind that can be varied");
    String[][] wrong = {
      {"Z99 is woods", "Z99 is no place of the map Field"},
      {"D4 is swamp", "there is no terrain swamp; there are plain"},
      {"SouthLancers at Z99", "Z99 is no place of the map Field"},
      {"Nobody at D4", "there is no unit Nobody"},
      {"Pikes.class=noble", "there is no class noble; there are "},
    };
    for (String[] each : wrong) {
      CommandRun.of("whatif", LINES, "--vary", each[0]).assertRefused(2, each[1]);
    }
    CommandRun.of("whatif", "../examples/even-table", "--vary", "3,4 is plain")
        .assertRefused(2, "only that of hexes and boxes can be varied");
  }

  // ---- revisions

  private void git(String... arguments) throws Exception {
    List<String> command =
        new ArrayList<>(
            List.of(
                "git",
                "-C",
                folder.toString(),
                "-c",
                "user.name=A",
                "-c",
                "user.email=a@b.c",
                "-c",
                "commit.gpgsign=false"));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    String said = new String(process.getInputStream().readAllBytes());
    assertTrue(process.waitFor(1, TimeUnit.MINUTES), command.toString());
    assertEquals(0, process.exitValue(), command + said);
  }

  private static boolean hasGit() {
    try {
      return new ProcessBuilder("git", "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }

  @Test
  void aRevisionIsTheFileAsItWas() throws Exception {
    assumeTrue(hasGit(), "there is no git here");
    String text = Files.readString(Path.of(LINES, "two-lines.muster"));
    Path battle = Files.createDirectory(folder.resolve("battle"));
    Path file = battle.resolve("two-lines.muster");
    git("init", "-q");
    Files.writeString(file, text.replace("length 12 rounds", "length 5 rounds"));
    git("add", "-A");
    git("commit", "-q", "-m", "short");
    Files.writeString(file, text.replace("length 12 rounds", "length 0 rounds"));
    git("commit", "-q", "-a", "-m", "broken");
    Files.writeString(file, text);
    for (String each : List.of(battle.toString(), file.toString())) {
      CommandRun run =
          CommandRun.of(
              "whatif",
              each,
              "--battles",
              "12",
              "--json",
              "--vary",
              "length=5",
              "--against",
              "rev:HEAD~1");
      assertEquals(0, run.exit(), run.toString());
      JsonArray rows = JsonParser.parseString(run.out()).getAsJsonObject().getAsJsonArray("rows");
      JsonObject varied = rows.get(1).getAsJsonObject();
      JsonObject before = rows.get(2).getAsJsonObject();
      assertEquals("against rev:HEAD~1", before.get("label").getAsString());
      assertEquals(varied.get("difference"), before.get("difference"));
      assertEquals(varied.get("value"), before.get("value"));
    }
    CommandRun.of("whatif", file.toString(), "--against", "rev:HEAD")
        .assertRefused(1, "the scenario at rev:HEAD has 1 error; the first is in line ");
    CommandRun.of("whatif", file.toString(), "--against", "rev:HEAD~7")
        .assertRefused(2, "there is no revision HEAD~7 in the repository of ");
    CommandRun.of("whatif", file.toString(), "--against", "rev:--output=x")
        .assertRefused(2, "there is no revision --output=x in the repository of ");
    Path fresh = battle.resolve("fresh.muster");
    Files.writeString(fresh, text);
    CommandRun.of("whatif", fresh.toString(), "--against", "rev:HEAD~1")
        .assertRefused(2, "revision HEAD~1 has no Muster text at ");
  }

  @Test
  void whatIsNoNameIsNoRevisionAndNoFile() {
    for (String each : List.of("rev:", "rev: ", "rev:\0", "rev:a\nb")) {
      CommandRun.of("whatif", LINES, "--against", each)
          .assertRefused(2, "rev: needs a revision in the words of git");
    }
    CommandRun.of("whatif", LINES, "--against", "\0")
        .assertRefused(2, "cannot be the name of a file");
  }

  @Test
  void outsideOfARepositoryThereAreNoRevisions() throws IOException {
    assumeTrue(hasGit(), "there is no git here");
    Path file = folder.resolve("two-lines.muster");
    Files.copy(Path.of(LINES, "two-lines.muster"), file);
    CommandRun.of("whatif", file.toString(), "--against", "rev:HEAD")
        .assertRefused(2, "is in no Git repository, so it has no revisions");
  }
}
