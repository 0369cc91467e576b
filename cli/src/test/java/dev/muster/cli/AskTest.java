package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** {@code muster ask}: each kind of question once, what cannot be asked, and the exit codes. */
class AskTest {
  private static final String ARMIES = "../examples/amendments";
  private static final Path GOLDEN = Path.of("src/test/resources/ask/amendments.txt");

  @TempDir private Path folder;

  /**
   * The questions of the golden file, answered anew; its lines are question and answer by turns.
   */
  @Test
  void everyQuestionOfTheTwoArmies() throws IOException {
    StringBuilder today = new StringBuilder();
    String written = Files.readString(GOLDEN).replace("\r\n", "\n");
    for (String line : written.lines().filter(each -> each.startsWith("? ")).toList()) {
      CommandRun run = CommandRun.of("ask", ARMIES, line.substring(2));
      assertEquals(0, run.exit(), run.toString());
      today.append(line).append("\n").append(run.out());
    }
    if (Boolean.getBoolean("muster.rewrite")) {
      Files.writeString(GOLDEN, today);
    }
    assertEquals(
        today.toString(),
        Files.readString(GOLDEN).replace("\r\n", "\n"),
        "-Dmuster.rewrite=true writes it anew");
  }

  /** Each kind of question that is told stands in the golden file, with an answer of its own. */
  @Test
  void everyKindOfQuestionIsShown() throws IOException {
    JsonObject all =
        JsonParser.parseString(CommandRun.of("ask", ARMIES, "--json").out()).getAsJsonObject();
    Set<String> silent = new HashSet<>();
    List<String> shown =
        Files.readAllLines(GOLDEN).stream().filter(each -> each.startsWith("? ")).toList();
    for (var each : all.getAsJsonArray("questions")) {
      String words = each.getAsJsonObject().get("words").getAsString();
      String form =
          "\\? " + words.replace("UNITS", ".+").replaceAll("[A-Z]{2,}", "[^ ]+( action)?");
      if (shown.stream().noneMatch(question -> question.matches(form))) {
        silent.add(words);
      }
    }
    assertEquals(Set.of(), silent);
  }

  @Test
  void withoutAQuestionItTellsWhatCanBeAsked() {
    CommandRun run = CommandRun.of("ask", ARMIES);
    assertEquals(0, run.exit());
    assertTrue(run.out().contains("\n  threatened flank of UNIT\n"), run.out());
    assertTrue(run.out().contains("UNIT is one of Tercio-1, "), run.out());
  }

  @Test
  void anAnswerAsJson() {
    JsonObject answer =
        JsonParser.parseString(
                CommandRun.of("ask", ARMIES, "threatened", "flank", "of", "Walloons-1", "--json")
                    .out())
            .getAsJsonObject();
    assertEquals("threatened flank of Walloons-1", answer.get("question").getAsString());
    assertTrue(answer.get("holds").getAsBoolean());
    assertTrue(answer.get("rows").toString().contains("FR-119"));
    assertTrue(answer.get("why").getAsString().startsWith("cause c, by Cuirassiers-1"));
  }

  @Test
  void whatIsNotUnderstoodIsRefusedWithWhatIs() {
    CommandRun.of("ask", ARMIES, "who wins")
        .assertRefused(2, "'who wins' cannot be asked; ask such as: keil of UNIT; ");
    CommandRun.of("ask", ARMIES, "keil of Nobody")
        .assertRefused(2, "there is no battle group 'Nobody' on the table; there are Tercio-1, ");
  }

  @Test
  void whatAnswersNoQuestionsSaysSo() {
    CommandRun.of("ask", "../examples/dreux", "keil of X")
        .assertRefused(
            1,
            "nothing can be asked of Snaphance, final edition: fight its battles with muster"
                + " battle; you can ask the rules of fogr");
  }

  @Test
  void aSituationIsAskedToo() throws IOException {
    Path file =
        Files.writeString(
            folder.resolve("keil.situation"),
            """
            situation "Pikes cut down"
            rulebook fogr
            line Pikes HeavyFoot average bases 8 files 2 armour armoured capabilities pike
            line Horse Horse average bases 4 files 2 armour armoured
            stand Pikes-1 of Red.Left is Pikes at 36,24 facing N formed PPP/PPP
            stand Horse-1 of Blue.Left is Horse at 36,40 facing 180
            orders
            """);
    CommandRun run = CommandRun.of("ask", file.toString(), "formation PP/PP/PP of Pikes-1");
    assertEquals(0, run.exit(), run.toString());
    assertTrue(run.out().startsWith("no: it has 6 bases of heavy"), run.out());
    Files.writeString(file, Files.readString(file).replace("facing 180", "facing 400"));
    CommandRun.of("ask", file.toString(), "keil of Pikes-1")
        .assertRefused(1, ":6: a facing is degrees from 0 to below 360");
    Files.writeString(file, Files.readString(file).replace("36,40 facing 400", "80,40 facing 0"));
    CommandRun.of("ask", file.toString(), "keil of Pikes-1")
        .assertRefused(1, ":6: point 80,40 is not on the board of 72 x 48 MU");
  }

  @Test
  void whatIsAskedAndNotPlayedIsToldSo() {
    CommandRun.of("battle", ARMIES)
        .assertRefused(1, "the rulebook fogr can be checked, printed and asked only");
  }
}
