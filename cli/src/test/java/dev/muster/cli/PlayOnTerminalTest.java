package dev.muster.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** {@code muster battle --commanders human,...}: a battle played with lines of text. */
@Tag("slow")
class PlayOnTerminalTest {
  private static final String EXAMPLES = "../examples/";

  @TempDir private Path folder;

  /** A log, and what each decision in it was. */
  private record Logged(String log, List<JsonObject> decisions) {
    static Logged of(String log) {
      return new Logged(
          log,
          log.lines()
              .map(each -> JsonParser.parseString(each).getAsJsonObject())
              .filter(each -> each.get("event").getAsString().equals("Decided"))
              .toList());
    }

    List<String> answers(String side) {
      return decisions.stream()
          .filter(each -> side.isEmpty() || each.get("side").getAsString().equals(side))
          .map(each -> each.get("answer").getAsString())
          .toList();
    }

    String firstSide() {
      return decisions.getFirst().get("side").getAsString();
    }
  }

  private static Logged fought(String example, String commanders) {
    CommandRun run =
        CommandRun.of(
            "battle",
            EXAMPLES + example,
            "--seed",
            "3",
            "--log",
            "json",
            "--commanders",
            commanders,
            "--effort",
            "quick");
    assertEquals(0, run.exit(), run.err());
    return Logged.of(run.out());
  }

  private CommandRun played(String example, String commanders, List<String> lines) {
    return CommandRun.fed(
        String.join("\n", lines) + "\n",
        "battle",
        EXAMPLES + example,
        "--seed",
        "3",
        "--commanders",
        commanders,
        "--effort",
        "quick");
  }

  private List<String> thenSaved(List<String> lines, Path log) {
    List<String> all = new ArrayList<>(lines);
    all.add("save " + log);
    all.add("quit");
    return all;
  }

  /** Who answers as a commander does, in the words of the log, plays the battle of the log. */
  @ParameterizedTest
  @CsvSource({
    "meeting, 'steady,steady', 'human,steady'",
    "meeting, 'steady,random', 'human,random'",
    "even-table, 'steady,steady', 'human,steady'",
    "pavia, 'steady,steady', 'human,steady'"
  })
  void aBattleIsPlayedFromTheFirstOrderToTheLast(String example, String mind, String person)
      throws Exception {
    Logged original = fought(example, mind);
    Path log = folder.resolve("played.jsonl");
    List<String> answers = original.answers(original.firstSide());
    CommandRun run = played(example, person, thenSaved(answers, log));
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("The battle is over."), tail(run.out()));
    String saved = Files.readString(log);
    assertEquals(withoutCommanders(original.log()), withoutCommanders(saved));
    CommandRun replayed = CommandRun.of("replay", log.toString());
    assertEquals(0, replayed.exit(), replayed.err());
    assertTrue(replayed.out().contains("every one by the rules"), replayed.out());
  }

  @ParameterizedTest
  @CsvSource({"meeting", "even-table", "pavia"})
  void twoPersonsPlayBothSides(String example) throws Exception {
    Logged original = fought(example, "steady,steady");
    Path log = folder.resolve("played.jsonl");
    CommandRun run = played(example, "human,human", thenSaved(original.answers(""), log));
    assertEquals(0, run.exit(), run.err());
    assertEquals(withoutCommanders(original.log()), withoutCommanders(Files.readString(log)));
  }

  /** A position that is saved as a situation is one that can be played. */
  @ParameterizedTest
  @CsvSource({"meeting, 12", "meeting, 61", "even-table, 25", "pavia, 17", "dreux, 40"})
  void aPositionIsSavedAsASituation(String example, int answers) throws Exception {
    Logged original = fought(example, "steady,steady");
    List<String> lines = new ArrayList<>(original.answers("").subList(0, answers));
    Path situation = folder.resolve("position.situation");
    CommandRun run = played(example, "human,human", thenSaved(lines, situation));
    assertTrue(run.out().contains("saved: " + situation), tail(run.out()));
    String text = Files.readString(situation);
    assertTrue(text.contains("\nstand "), text);
    CommandRun play = CommandRun.of("play", situation.toString());
    assertEquals(0, play.exit(), text + play.out() + play.err());
    assertTrue(play.out().contains("2 of 2 expectations held"), play.out());
  }

  /** What is taken back leaves no trace, neither in the log nor in the stream of a commander. */
  @ParameterizedTest
  @CsvSource({
    "meeting, 'steady,random', 'human,random'",
    "even-table, 'steady,steady', 'human,steady'",
    "pavia, 'steady,steady', 'human,human'"
  })
  void whatIsTakenBackWasNeverDone(String example, String mind, String person) throws Exception {
    Logged original = fought(example, mind);
    List<String> answers =
        original.answers(person.equals("human,human") ? "" : original.firstSide());
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < answers.size(); i++) {
      if (i % 14 == 3) {
        lines.addAll(List.of("auto round", "undo"));
      }
      if (i % 5 == 2) {
        // two answers of the commander, and both taken back
        lines.addAll(List.of("auto", "undo"));
      }
      lines.add(answers.get(i));
    }
    lines.add("undo");
    lines.add(answers.getLast());
    Path log = folder.resolve("played.jsonl");
    CommandRun run = played(example, person, thenSaved(lines, log));
    assertEquals(0, run.exit(), run.err());
    assertTrue(run.out().contains("Taken back."), tail(run.out()));
    assertEquals(withoutCommanders(original.log()), withoutCommanders(Files.readString(log)));
  }

  /** In each game: an order that the rules forbid now. */
  @ParameterizedTest
  @CsvSource({
    "meeting, 'declare SouthCentre;declare SouthCentre;Ash stays',"
        + " SouthFoot-1 moves to 0105, SN-",
    "even-table, SouthFoot gives its orders, SouthPikes-1 disengages, AR-",
    "two-lines, '', SouthPikes-1 moves to F9, BG-"
  })
  void aRefusedOrderSaysItsRule(String example, String before, String order, String row) {
    List<String> lines = new ArrayList<>(before.isEmpty() ? List.of() : List.of(before.split(";")));
    lines.add("why " + order);
    lines.add(order);
    CommandRun run = played(example, "human,steady", lines);
    assertEquals(0, run.exit(), run.err());
    List<String> told = run.out().lines().filter(each -> each.startsWith(order + ": ")).toList();
    assertEquals(2, told.size(), told.toString());
    assertEquals(told.getFirst(), told.getLast(), "why says what the order is refused for");
    assertTrue(told.getLast().contains("(" + row), told.toString());
  }

  /** An order of a later question answers those before it. */
  @Test
  void anOrderLeadsThroughTheQuestionsBeforeIt() {
    CommandRun run =
        played(
            "meeting",
            "human,steady",
            List.of(
                "declare SouthCentre", "declare SouthCentre", "1", "SouthFoot-4 moves to 1110"));
    assertTrue(run.out().contains("SouthFoot-4 moves: 1211 1110"), tail(run.out()));
  }

  @Test
  void wordsNarrowALongListDown() {
    CommandRun run =
        played(
            "meeting",
            "human,steady",
            List.of("declare SouthCentre", "declare SouthCentre", "rides", "list", "1109"));
    assertTrue(run.out().contains("Ash rides from 1012 to 1109"), tail(run.out()));
    assertTrue(run.out().contains("  92  Ash rides to"), "the whole list");
  }

  @Test
  void theEndOfTheInputIsNoFault() {
    CommandRun run = played("meeting", "human,steady", List.of("map", "units"));
    assertEquals(0, run.exit(), run.err());
    assertEquals("", run.err());
    assertTrue(run.out().endsWith("The input ends here; the battle is not over.\n"));
    assertTrue(run.out().contains(" A1N   A2N   A3N "), "the map has the stands");
    assertTrue(
        run.out().contains("A1   SouthHorseL-1        0311 facing N"), "and so has the list");
    assertTrue(run.out().contains("Alder"), "with the Generals");
  }

  @Test
  void whatCannotBeReadIsToldAndAsksAgain() {
    CommandRun run =
        played(
            "meeting",
            "human,steady",
            List.of(
                "fly", "99999", "save", "save /", "auto now", "undo", "\u001b[31m", "quit", "1"));
    assertEquals(0, run.exit(), run.err());
    run.assertNoTrace();
    assertTrue(run.out().contains("save needs the name of a file"), run.out());
    assertTrue(run.out().contains("There is no answer of yours to take back"), run.out());
    assertFalse(run.out().contains("\u001b"), "no control character");
    assertFalse(run.out().contains("Declared"), "quit ends");
  }

  @Test
  void whatAPersonCannotReadIsRefused() {
    CommandRun.of("battle", EXAMPLES + "meeting", "--commanders", "human,steady", "--brief")
        .assertRefused(2, "with human as a commander");
    CommandRun.of("battle", EXAMPLES + "meeting", "--commanders", "human")
        .assertRefused(2, "--commanders names two of human, steady");
    CommandRun.of("balance", EXAMPLES + "meeting", "--commanders", "human,steady")
        .assertRefused(2, "--commanders names two of steady");
    CommandRun.of("battle", EXAMPLES + "meeting", "--from-round", "2")
        .assertRefused(2, "is a scenario");
  }

  // ---- from the middle of a log

  private Path written(String name, String log) throws Exception {
    return Files.writeString(folder.resolve(name), log);
  }

  private String forked(Path log, String... options) {
    List<String> all = new ArrayList<>(List.of("battle", log.toString(), "--log", "json"));
    all.addAll(List.of(options));
    CommandRun run = CommandRun.of(all.toArray(String[]::new));
    assertEquals(0, run.exit(), run.err());
    return run.out();
  }

  @ParameterizedTest
  @CsvSource({"meeting", "even-table", "pavia"})
  void theSameBattleGoesOnWhereNothingIsChanged(String example) throws Exception {
    Logged original = fought(example, "steady,random");
    Path log = written("log.jsonl", original.log());
    assertEquals(original.log(), forked(log, "--from-round", "2"));
    int event = original.decisions().get(20).get("number").getAsInt();
    assertEquals(original.log(), forked(log, "--from-event", Integer.toString(event)));
  }

  @Test
  void otherDiceFallFromThereOn() throws Exception {
    Logged original = fought("meeting", "steady,steady");
    Path log = written("log.jsonl", original.log());
    String other = forked(log, "--from-round", "3", "--seed", "9");
    List<String> one = original.log().lines().toList();
    List<String> two = other.lines().toList();
    int begins = 0;
    while (!one.get(begins).startsWith("{\"event\":\"RoundBegins\"")
        || !one.get(begins).contains("\"round\":3,")) {
      begins++;
    }
    assertEquals(one.subList(1, begins + 1), two.subList(1, begins + 1), "the same so far");
    assertFalse(one.subList(begins, one.size()).equals(two.subList(begins, two.size())));
    CommandRun fair = CommandRun.of("replay", written("other.jsonl", other).toString());
    assertEquals(0, fair.exit(), fair.toString());
    String reseeds = JsonParser.parseString(two.getFirst()).getAsJsonObject().get("reseeds") + "";
    for (String forged :
        List.of(
            reseeds.replace("\"seed\":9", "\"seed\":8"),
            reseeds.replaceFirst("\"dice\":\\d+", "\"dice\":1"),
            reseeds.replace("\"seed\":9", "\"seed\":9,\"more\":1"),
            "[]",
            "9")) {
      CommandRun refused =
          CommandRun.of(
              "replay", written("forged.jsonl", other.replace(reseeds, forged)).toString());
      assertEquals(1, refused.exit(), forged);
    }
  }

  @Test
  void anotherOrderIsGivenThere() throws Exception {
    Logged original = fought("meeting", "steady,steady");
    Path log = written("log.jsonl", original.log());
    JsonObject decided =
        original.decisions().stream()
            .filter(each -> each.get("point").getAsString().equals("D-03"))
            .findFirst()
            .orElseThrow();
    String event = Integer.toString(decided.get("number").getAsInt());
    String unit = decided.get("about").getAsString();
    String other = forked(log, "--from-event", event, "--order", unit + " holds");
    assertTrue(other.contains("\"answer\":\"" + unit + " holds\""), unit);
    assertEquals(0, CommandRun.of("replay", written("other.jsonl", other).toString()).exit());
    CommandRun.of(
            "battle", log.toString(), "--from-event", event, "--order", unit + " moves to 0101")
        .assertRefused(1, unit + " moves to 0101: ");
  }

  @Test
  void aBattleThatWasBrokenOffGoesOn() throws Exception {
    Logged original = fought("pavia", "steady,steady");
    List<String> answers = original.answers(original.firstSide());
    Path half = folder.resolve("half.jsonl");
    CommandRun first = played("pavia", "human,steady", thenSaved(answers.subList(0, 9), half));
    assertTrue(first.out().contains("saved: " + half), tail(first.out()));
    CommandRun replayed = CommandRun.of("replay", half.toString());
    assertEquals(0, replayed.exit(), replayed.toString());
    assertTrue(replayed.out().contains("the battle was not fought to its end"), replayed.out());
    assertEquals(
        withoutCommanders(original.log()),
        withoutCommanders(forked(half, "--commanders", "steady,steady")));
    List<String> lines = Files.readAllLines(half);
    lines.remove(lines.size() - 2);
    CommandRun cut = CommandRun.of("replay", written("cut.jsonl", lines(lines)).toString());
    assertEquals(1, cut.exit(), cut.toString());
  }

  private static String lines(List<String> lines) {
    return String.join("\n", lines) + "\n";
  }

  @Test
  void aPlayedBattleIsWatchedAsAPage() throws Exception {
    Logged original = fought("two-lines", "steady,steady");
    Path page = folder.resolve("played.html");
    CommandRun run =
        played(
            "two-lines", "human,steady", thenSaved(original.answers(original.firstSide()), page));
    assertTrue(run.out().contains("saved: " + page), tail(run.out()));
    CommandRun fair = CommandRun.of("replay", page.toString());
    assertEquals(0, fair.exit(), fair.toString());
    assertEquals("", fair.err());
    Files.writeString(page, Files.readString(page).replaceFirst("<title>", "<title>X"));
    assertEquals(1, CommandRun.of("replay", page.toString()).exit());
  }

  /** The scenario names who leads a side where no person does. */
  private static String withoutCommanders(String log) {
    return log.substring(log.indexOf('\n'));
  }

  private static String tail(String text) {
    return text.substring(Math.max(0, text.length() - 1000));
  }
}
