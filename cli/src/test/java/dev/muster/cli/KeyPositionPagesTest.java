package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.print.PrintOption;
import dev.muster.print.replay.BattleRecording;
import dev.muster.print.replay.KeyPosition;
import dev.muster.rules.commander.SearchEffort;
import dev.muster.rules.commander.SearchSettings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The key positions of a battle as maps in booklets and results. */
class KeyPositionPagesTest {
  private static final String LINES = "../examples/two-lines";

  @TempDir private Path folder;

  private String page(String name, String... options) throws Exception {
    Path out = Files.createTempDirectory(folder, "pages");
    String[] all = new String[options.length + 4];
    System.arraycopy(new String[] {"print", LINES, "--out", out.toString()}, 0, all, 0, 4);
    System.arraycopy(options, 0, all, 4, options.length);
    CommandRun run = CommandRun.of(all);
    assertEquals(0, run.exit(), run.toString());
    return Files.readString(out.resolve(name));
  }

  private static int maps(String page) {
    int from = page.indexOf("<h2>Key positions</h2>");
    return from < 0 ? 0 : page.substring(from).split("<svg class=\"field\"", -1).length - 1;
  }

  private static List<KeyPosition> positions(long seed) throws Exception {
    return KeyPosition.of(
        BattleRecording.of(
            MusterFileLoader.load(List.of(Path.of(LINES))).program(null),
            seed,
            SearchSettings.of(SearchEffort.USUAL, seed),
            () -> false));
  }

  @Test
  void bookletsAndResultsHaveThemWhereTheyAreAskedFor() throws Exception {
    List<KeyPosition> positions = positions(7);
    String name = "booklet-TwoLines.html";
    String booklet = page(name, "--what", "booklet", "--positions", "--seed", "7");
    assertEquals(positions.size(), maps(booklet));
    assertTrue(booklet.contains("<a href=\"#positions\">Key positions</a>"), "in the contents");
    for (KeyPosition each : positions) {
      if (each.kind() == KeyPosition.Kind.TURN) {
        assertTrue(booklet.contains(each.title()), each.title());
      }
    }
    assertEquals(
        booklet, page(name, "--what", "booklet", "--positions", "--seed", "7"), "the same again");
    assertEquals(0, maps(page(name, "--what", "booklet")));
    String results =
        page("results-TwoLines.md", "--what", "results", "--positions", "--format", "md");
    assertTrue(results.contains("Key positions") && results.contains("Deployment"), results);
  }

  /** It would show him troops that he does not know. */
  @Test
  void thePagesOfAPlayerHaveNone() throws Exception {
    String own =
        page("booklet-TwoLines-South.html", "--what", "booklet", "--positions", "--side", "South");
    assertEquals(0, maps(own));
  }

  @Test
  void thePositionsOfALogAreThoseOfItsBattle() throws Exception {
    Path log = log("7", LINES);
    String name = "results-TwoLines.html";
    String logged = page(name, "--what", "results", "--positions", "--log", log.toString());
    String fought = page(name, "--what", "results", "--positions", "--seed", "7");
    assertEquals(maps(fought), maps(logged));
    assertEquals(positionsOf(fought), positionsOf(logged));
  }

  private static String positionsOf(String page) {
    return page.substring(page.indexOf("<h2>Key positions</h2>"), page.indexOf("class=\"truth\""));
  }

  private Path log(String seed, String file) throws Exception {
    CommandRun run = CommandRun.of("battle", file, "--seed", seed, "--log", "json");
    Path log = Files.createTempFile(folder, "battle", ".jsonl");
    Files.writeString(log, run.out());
    return log;
  }

  @Test
  void aSheetWithPositionsIsVerified() throws Exception {
    Path log = log("7", LINES);
    Path sheet = folder.resolve("sheet.html");
    String name = "results-TwoLines.html";
    Files.writeString(sheet, page(name, "--what", "results", "--positions", "--seed", "5"));
    verified(0, "matches scenario TwoLines", sheet);
    Files.writeString(
        sheet, page(name, "--what", "results", "--positions", "--log", log.toString()));
    verified(1, "it has the key positions of a log; name that: --log LOG", sheet);
    verified(0, "matches scenario TwoLines", sheet, "--positions", "--log", log.toString());
    verified(
        1, "of another one than this", sheet, "--positions", "--log", log("8", LINES).toString());
  }

  private static void verified(int exit, String said, Path sheet, String... more) {
    String[] all = new String[more.length + 4];
    System.arraycopy(new String[] {"print", LINES, "--verify", sheet.toString()}, 0, all, 0, 4);
    System.arraycopy(more, 0, all, 4, more.length);
    CommandRun run = CommandRun.of(all);
    assertEquals(exit, run.exit(), run.toString());
    assertTrue(run.out().contains(said), run.out());
  }

  @Test
  void logsThatDoNotFitAreRefused() throws Exception {
    Path out = folder.resolve("refused");
    CommandRun.of("print", LINES, "--out", out + "", "--log", "a.jsonl")
        .assertRefused(2, "--log is the battle of --positions");
    Path other = log("1", "../examples/even-table");
    CommandRun.of("print", LINES, "--out", out + "", "--positions", "--log", other + "")
        .assertRefused(2, "is the log of another battle");
    assertFalse(Files.exists(out), "nothing is written");
  }

  /** Eclipse and Visual Studio Code offer it among the choices of their print dialogs. */
  @Test
  void editorsOfferThem() throws Exception {
    List<PrintOption> offered =
        PrintOption.of(MusterFileLoader.load(List.of(Path.of(LINES))).programs());
    assertTrue(
        offered.stream().anyMatch(each -> each.key().equals("positions")), offered.toString());
    assertTrue(PrintOption.setting(Map.of("positions", "battle")).sample().positions());
    assertFalse(PrintOption.setting(Map.of("positions", "")).sample().positions());
  }
}
