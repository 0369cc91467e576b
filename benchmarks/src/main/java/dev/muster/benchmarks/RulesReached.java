package dev.muster.benchmarks;

import dev.muster.dsl.compile.MusterFiles;
import dev.muster.dsl.compile.UnreadableInput;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Curious;
import dev.muster.rules.battle.Opening;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Temper;
import dev.muster.rules.snaphance.Commanders;
import dev.muster.rules.systems.Systems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * How many rows of the rule ledger battles of a commander use, written as a page: {@code
 * RulesReached PAGE [BATTLES]}. Run in the directory of the project, for it reads the ledger and
 * which rows the events of the engine name.
 */
public final class RulesReached {
  private static final int BATTLES = 10_000;
  private static final Path LEDGER = Path.of("docs/rules/ledger.tsv");
  private static final Path ENGINE =
      Path.of("rules-runtime/src/main/java/dev/muster/rules/snaphance");
  private static final Pattern ROW = Pattern.compile("\"(SN-[0-9A-Z.]+-[0-9]+)\"");
  private static final List<String> FIELDS = List.of("Meeting", "Dreux", "Seneffe");

  private interface Seat {
    Commander of(Curious.Memory memory, long seed);
  }

  private final int battles;
  private final StringBuilder page = new StringBuilder();
  private final List<Opening> openings = new ArrayList<>();

  private RulesReached(int battles) {
    this.battles = battles;
  }

  /** Writes the page. */
  public static void main(String[] args) throws IOException, UnreadableInput {
    if (args.length < 1 || args.length > 2) {
      throw new IllegalArgumentException("expected: PAGE [BATTLES]");
    }
    int battles = args.length == 2 ? Integer.parseInt(args[1]) : BATTLES;
    Files.writeString(Path.of(args[0]), new RulesReached(battles).write());
  }

  private String write() throws IOException, UnreadableInput {
    for (String field : FIELDS) {
      BattleProgram program =
          MusterFiles.load(List.of(Path.of("examples", field.toLowerCase(java.util.Locale.ROOT))))
              .program(field);
      openings.add(Systems.engine(program).open(program));
    }
    Map<String, Seat> seats = new TreeMap<>();
    seats.put("curious", (memory, seed) -> new Curious(memory, steady(seed), seed));
    seats.put("random", (memory, seed) -> Commander.random(seed));
    seats.put("steady", (memory, seed) -> steady(seed));
    List<Integer> counts = counts();
    StringBuilder table = new StringBuilder();
    SortedSet<String> reached = new TreeSet<>();
    for (Map.Entry<String, Seat> seat : seats.entrySet()) {
      table.append("| ").append(seat.getKey());
      reached.addAll(fight(seat.getValue(), counts, table));
      table.append(" |\n");
    }
    SortedSet<String> named = named();
    named.addAll(reached);
    page.append(
        """
        # Rules that battles reach

        Each event of a battle names the rows of the [ledger](rules/ledger.tsv) it applied. Here so many battles were fought, by turns of the
        meeting engagement, of Dreux and of Seneffe, with one commander on both sides, and the rows counted that came up. The events of the
        engine name %d rows; the others are definitions, checks and what is shown, which no battle tells.

        `curious` does not want to win. It remembers what battles have used, tries what was tried least for what it has led to, and plays
        every other decision as `steady` would, so that it comes to blows.

        This page is written by a program, and the same program writes the same page on every machine:

        ```
        ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
            -Dbenchmark.main=dev.muster.benchmarks.RulesReached -Djmh.args="docs/rules-reached.md %d"
        ```

        """
            .formatted(named.size(), battles));
    page.append("| rows after");
    counts.forEach(each -> page.append(" | ").append(each));
    page.append(" |\n|---").append("|---:".repeat(counts.size())).append("|\n");
    page.append(table);
    named.removeAll(reached);
    rest(named, seats.size() * battles);
    return page.toString();
  }

  private static Commander steady(long seed) {
    return Commanders.of(Temper.STEADY, seed);
  }

  /** Numbers of battles after which is counted: 1, 3, 10, 30 and so on to the last. */
  private List<Integer> counts() {
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

  private SortedSet<String> fight(Seat seat, List<Integer> counts, StringBuilder table) {
    Curious.Memory memory = new Curious.Memory();
    for (int battle = 1; battle <= battles; battle++) {
      long seed = battle;
      openings
          .get((battle - 1) % openings.size())
          .battle(
              List.of(seat.of(memory, 2 * seed), seat.of(memory, 2 * seed + 1)),
              new SeededDice(seed),
              memory)
          .fight(() -> false);
      if (counts.contains(battle)) {
        table.append(" | ").append(memory.rows().size());
      }
    }
    return memory.rows();
  }

  /** The rows the events of the engine name. */
  private static SortedSet<String> named() throws IOException {
    SortedSet<String> named = new TreeSet<>();
    try (Stream<Path> files = Files.list(ENGINE)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        Matcher matcher = ROW.matcher(Files.readString(file));
        while (matcher.find()) {
          named.add(matcher.group(1));
        }
      }
    }
    return named;
  }

  private void rest(SortedSet<String> rows, int fought) throws IOException {
    page.append("\n## Rows none of these ").append(fought).append(" battles reached\n\n");
    page.append(
        "Rules of checks and of readings that these three scenarios do not play are among"
            + " them.\n\n");
    page.append("| row | chapter | edition | rule |\n|---|---|---|---|\n");
    for (String line : Files.readAllLines(LEDGER)) {
      String[] cells = line.split("\t", -1);
      if (rows.contains(cells[0])) {
        page.append("| ").append(cells[0]).append(" | ").append(cells[2]).append(" | ");
        page.append(cells[3]).append(" | ").append(cells[4].replace("|", "\\|")).append(" |\n");
      }
    }
  }
}
