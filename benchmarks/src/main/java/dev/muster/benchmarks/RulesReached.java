package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.commander.CoverageSeekingCommander;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How many rows of a rule ledger battles of a commander use, written as a page: {@code RulesReached
 * PAGE [BATTLES]}. Run in the directory of the project, for it reads the ledgers and which rows the
 * events of each engine name.
 */
public final class RulesReached {
  private static final int BATTLES = 10_000;
  private static final Path DOCS = Path.of("docs/rules");
  private static final Path ENGINES = Path.of("rules-runtime");

  /**
   * A game whose battles are counted.
   *
   * @param engine where its engine lies
   * @param ledger its rule ledger
   * @param row what a row of the ledger is called
   * @param fields its scenarios by their directories
   * @param less so many times fewer battles are fought, for they take longer
   */
  private record Game(
      String title,
      String engine,
      String ledger,
      Pattern row,
      Map<String, String> fields,
      int less) {}

  private static final List<Game> GAMES =
      List.of(
          new Game(
              "Snaphance",
              "snaphance",
              "ledger.tsv",
              Pattern.compile("\"(SN-[0-9A-Z.]+-[0-9]+)\""),
              fields("meeting", "Meeting", "dreux", "Dreux", "seneffe", "Seneffe"),
              1),
          new Game(
              "The box-grid game",
              "boxgrid",
              "boxgrid/ledger.tsv",
              Pattern.compile("\"(BG-[0-9A-Z]+)\""),
              fields("pavia", "Pavia", "two-lines", "TwoLines"),
              1),
          new Game(
              "L'Art de la Guerre Renaissance",
              "adlgr",
              "adlgr/ledger.tsv",
              Pattern.compile("\"(AR-[0-9A-Z]+)\""),
              fields("even-table", "EvenTable", "breitenfeld", "Breitenfeld"),
              100));

  private interface CommanderFactory {
    Commander of(CoverageSeekingCommander.CoverageMemory memory, long seed);
  }

  /** What the battles of one commander reached: how many rows after so many battles, and which. */
  private record Reached(String commander, List<Integer> after, SortedSet<String> rows) {}

  private final int battles;
  private final StringBuilder page = new StringBuilder();

  private RulesReached(int battles) {
    this.battles = battles;
  }

  /** Writes the page. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 2) {
      throw new IllegalArgumentException("expected: PAGE [BATTLES]");
    }
    int battles = args.length == 2 ? Integer.parseInt(args[1]) : BATTLES;
    Files.writeString(Path.of(args[0]), new RulesReached(battles).write());
  }

  private static Map<String, String> fields(String... pairs) {
    Map<String, String> fields = new LinkedHashMap<>();
    for (int i = 0; i < pairs.length; i += 2) {
      fields.put(pairs[i], pairs[i + 1]);
    }
    return fields;
  }

  private String write() throws IOException, UnreadableInputException {
    page.append(
        """
        # Rules that battles reach

        Each event of a battle names the rows of the [ledger](../rules/ledger.tsv) that it applies. The program fights many battles with one commander
        on both sides, on each field of a game in turn, and counts the rows that occur. Events never name rows that are definitions, checks or
        displays.

        `curious` does not try to win. It remembers the rows that earlier battles used. In about half of the decisions it takes the option that has
        produced the most new rows per trial. In the others it decides as `steady`, so that the armies meet.

        A program writes this page. It writes the same page on every machine:

        ```
        ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
            -Dbenchmark.main=dev.muster.benchmarks.RulesReached -Dbenchmark.args="docs/measured/rules-reached.md%s"
        ```
        """
            .formatted(battles == BATTLES ? "" : " " + battles));
    for (Game game : GAMES) {
      write(game);
    }
    return page.toString();
  }

  private void write(Game game) throws IOException, UnreadableInputException {
    List<Integer> counts = counts(Math.max(1, battles / game.less()));
    List<BattleSetup> openings = new ArrayList<>();
    Engine engine = null;
    for (Map.Entry<String, String> field : game.fields().entrySet()) {
      BattleProgram program =
          MusterFileLoader.load(List.of(Path.of("examples", field.getKey())))
              .program(field.getValue());
      engine = RuleSystems.engine(program);
      openings.add(engine.setUp(program));
    }
    Engine played = Objects.requireNonNull(engine);
    Map<String, CommanderFactory> seats = new TreeMap<>();
    seats.put(
        "curious",
        (memory, seed) -> new CoverageSeekingCommander(memory, steady(played, seed), seed));
    seats.put("random", (memory, seed) -> Commander.random(seed));
    seats.put("steady", (memory, seed) -> steady(played, seed));
    // each has a memory of its own, so that they may be fought side by side
    List<Reached> all =
        seats.entrySet().parallelStream()
            .map(seat -> fight(seat.getKey(), seat.getValue(), openings, counts))
            .toList();
    SortedSet<String> reached = new TreeSet<>();
    all.forEach(each -> reached.addAll(each.rows()));
    SortedSet<String> named = named(game);
    named.addAll(reached);
    page.append("\n## ").append(game.title()).append("\n\nOn ");
    page.append(String.join(", ", game.fields().values()))
        .append(". The events of the engine name ");
    page.append(named.size()).append(" rows.\n\n| rows after");
    counts.forEach(each -> page.append(" | ").append(each));
    page.append(" |\n|---").append("|---:".repeat(counts.size())).append("|\n");
    for (Reached each : all) {
      page.append("| ").append(each.commander());
      each.after().forEach(rows -> page.append(" | ").append(rows));
      page.append(" |\n");
    }
    named.removeAll(reached);
    rest(game, named, all.size() * counts.getLast());
  }

  private static Commander steady(Engine engine, long seed) {
    return engine.commander(CommanderProfile.STEADY, seed);
  }

  /** Numbers of battles after which is counted: 1, 3, 10, 30 and so on to the last. */
  private static List<Integer> counts(int battles) {
    List<Integer> counts = new ArrayList<>();
    for (int each = 1; each < battles; each *= 10) {
      counts.add(each);
      if (3 * each < battles) {
        counts.add(3 * each);
      }
    }
    counts.add(battles);
    return counts;
  }

  private static Reached fight(
      String commander, CommanderFactory seat, List<BattleSetup> openings, List<Integer> counts) {
    CoverageSeekingCommander.CoverageMemory memory = new CoverageSeekingCommander.CoverageMemory();
    List<Integer> after = new ArrayList<>();
    for (int battle = 1; battle <= counts.getLast(); battle++) {
      long seed = battle;
      openings
          .get((battle - 1) % openings.size())
          .newBattle(
              List.of(seat.of(memory, 2 * seed), seat.of(memory, 2 * seed + 1)),
              new SeededDice(seed),
              memory)
          .fight(() -> false);
      if (counts.contains(battle)) {
        after.add(memory.rows().size());
      }
    }
    return new Reached(commander, after, memory.rows());
  }

  /** The rows the events of an engine name; those that only a refused order names never occur. */
  private static SortedSet<String> named(Game game) throws IOException {
    SortedSet<String> named = new TreeSet<>();
    try (Stream<Path> files = Files.walk(ENGINES.resolve(game.engine()).resolve("src/main/java"))) {
      for (Path file : files.filter(RulesReached::hasEvents).toList()) {
        Matcher matcher = game.row().matcher(Files.readString(file));
        while (matcher.find()) {
          named.add(matcher.group(1));
        }
      }
    }
    return named;
  }

  private static boolean hasEvents(Path file) {
    String name = file.getFileName().toString();
    return name.endsWith(".java") && !name.contains("Refusal");
  }

  private void rest(Game game, SortedSet<String> rows, int fought) throws IOException {
    page.append("\n### Rows that none of these ").append(fought).append(" battles reached\n\n");
    if (rows.isEmpty()) {
      page.append("None.\n");
      return;
    }
    page.append("They include rules of checks, and readings that these scenarios do not use.\n\n");
    page.append("| row | chapter | rule |\n|---|---|---|\n");
    List<String> lines = Files.readAllLines(DOCS.resolve(game.ledger()));
    int rule = List.of(lines.getFirst().split("\t")).indexOf("statement");
    for (String line : lines) {
      String[] cells = line.split("\t", -1);
      if (rows.contains(cells[0])) {
        page.append("| ").append(cells[0]).append(" | ").append(cells[1]).append(" | ");
        page.append(cells[rule].replace("|", "\\|")).append(" |\n");
      }
    }
  }
}
