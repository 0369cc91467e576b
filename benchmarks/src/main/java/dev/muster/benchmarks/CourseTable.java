package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.adlgr.battle.AdlgCourseCounter;
import dev.muster.rules.adlgr.battle.AdlgCourseMetric;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.boxgrid.battle.BoxCourseCounter;
import dev.muster.rules.boxgrid.battle.BoxCourseMetric;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.battle.SnaphanceCourseCounter;
import dev.muster.rules.snaphance.battle.SnaphanceCourseMetric;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Counts the course of battles on the examples and on generated fields, with held-out seeds: {@code
 * CourseTable PAGE [BATTLES [FIELDS]]}. The page {@code -} prints. BATTLES is the number per
 * example, and of all generated fields of a game together. FIELDS names some scenarios, or {@code
 * GeneratedSnaphance}, {@code GeneratedBoxes} and {@code GeneratedTables}; by default all.
 */
public final class CourseTable {
  private static final int BATTLES = 12;

  private final int battles;
  private final String only;
  private final StringBuilder page = new StringBuilder();

  private CourseTable(int battles, String only) {
    this.battles = battles;
    this.only = only;
  }

  /** Writes the page. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 3) {
      throw new IllegalArgumentException("expected: PAGE [BATTLES [FIELDS]]");
    }
    int battles = args.length > 1 ? Integer.parseInt(args[1]) : BATTLES;
    CourseTable table = new CourseTable(battles, args.length > 2 ? args[2] : "");
    table.write();
    if (args[0].equals("-")) {
      System.out.print(table.page);
    } else {
      Files.writeString(Path.of(args[0]), table.page);
    }
  }

  private void write() throws IOException, UnreadableInputException {
    page.append(
        """
        # The course of battles

        Do masses of troops meet, or do single stands wait for each other? A program counts it. The commanders are those of the scenario, or `steady`
        if it names none.

        The dice seeds start at %d. No tuning and no choice between weights used these seeds, so the numbers also judge commanders that were tuned. An example is fought %d times.
        The generated fields have the numbers %d to %d, and tuning never uses them either. Each has two equal armies on ground that is the same from
        either end, and is fought %d times. Each row counts all battles of its section together. So few battles give only a rough share: compare
        commanders with more battles.

        A program writes this page. It writes the same page on every machine:

        ```
        ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
            -Dbenchmark.main=dev.muster.benchmarks.CourseTable -Dbenchmark.args="docs/measured/course.md %d"
        ```
        """
            .formatted(
                GeneratedFields.FIRST_SEED,
                battles,
                GeneratedFields.FIRST_HELD_OUT,
                GeneratedFields.FIRST_HELD_OUT + GeneratedFields.HELD_OUT - 1,
                each(GeneratedFields.HELD_OUT),
                battles));
    snaphance("meeting", "Meeting");
    snaphance("dreux", "Dreux");
    snaphance("seneffe", "Seneffe");
    if (wanted("GeneratedSnaphance")) {
      snaphance(
          "Generated fields of Snaphance", GeneratedFields.heldOut(GeneratedFields::snaphance));
    }
    boxes("pavia", "Pavia");
    boxes("two-lines", "TwoLines");
    if (wanted("GeneratedBoxes")) {
      boxes(
          "Generated fields of the box-grid game",
          GeneratedFields.heldOut(GeneratedFields::boxGrid));
    }
    tables("even-table", "EvenTable");
    tables("breitenfeld", "Breitenfeld");
    if (wanted("GeneratedTables")) {
      tables(
          "Generated tables of L'Art de la Guerre", GeneratedFields.heldOut(GeneratedFields::adlg));
    }
  }

  private boolean wanted(String field) {
    return only.isEmpty() || List.of(only.split(",")).contains(field);
  }

  private static BattleProgram program(String directory, String scenario)
      throws IOException, UnreadableInputException {
    return MusterFileLoader.load(List.of(Path.of("examples", directory))).program(scenario);
  }

  // ---- Snaphance

  private void snaphance(String directory, String scenario)
      throws IOException, UnreadableInputException {
    if (wanted(scenario)) {
      BattleProgram program = program(directory, scenario);
      snaphance(program.scenario().label(), List.of(program));
    }
  }

  private void snaphance(String title, List<BattleProgram> fields) {
    int[][] sums = new int[SnaphanceCourseMetric.values().length][2];
    Map<String, int[]> never = new TreeMap<>();
    Map<String, Integer> charges = new TreeMap<>();
    Map<String, List<Integer>> taken = new TreeMap<>();
    int fought = 0;
    for (BattleProgram field : fields) {
      for (SnaphanceCourseCounter.Course each :
          fight(
              fields.size(), seed -> SnaphanceCourseCounter.of(field, minds(field, seed), seed))) {
        fought++;
        each.counts().forEach((metric, count) -> add(sums[metric.ordinal()], count));
        if (fields.size() == 1) {
          each.neverInContact()
              .forEach((g, count) -> add(never.computeIfAbsent(g, none -> new int[2]), count));
          each.charges().forEach((g, count) -> charges.merge(g, count, Integer::sum));
          each.taken()
              .forEach(
                  (o, round) -> taken.computeIfAbsent(o, none -> new ArrayList<>()).add(round));
        }
      }
    }
    title(title);
    for (SnaphanceCourseMetric metric : SnaphanceCourseMetric.values()) {
      row(metric.what, metric.of, sums[metric.ordinal()]);
    }
    if (!never.isEmpty()) {
      groups(never, charges, fought);
    }
    objectives(taken, fought);
  }

  private void groups(Map<String, int[]> never, Map<String, Integer> charges, int fought) {
    page.append(
        "\n| group | Combat Stands never in contact | charges at its stands per battle |\n");
    page.append("|---|---|---|\n");
    never.forEach(
        (g, count) ->
            page.append(
                "| %s | %s | %s |\n"
                    .formatted(
                        g, share(count), decimal((double) charges.getOrDefault(g, 0) / fought))));
  }

  private void objectives(Map<String, List<Integer>> taken, int fought) {
    if (!taken.isEmpty()) {
      page.append("\n| objective | taken in battles | in round (median) |\n|---|---|---|\n");
      taken.forEach(
          (o, rounds) -> {
            int median = rounds.stream().sorted().toList().get(rounds.size() / 2);
            page.append(
                "| %s | %s | %d |\n"
                    .formatted(o, share(new int[] {rounds.size(), fought}), median));
          });
    }
  }

  // ---- the other games

  private void boxes(String directory, String scenario)
      throws IOException, UnreadableInputException {
    if (wanted(scenario)) {
      BattleProgram program = program(directory, scenario);
      boxes(program.scenario().label(), List.of(program));
    }
  }

  private void boxes(String title, List<BattleProgram> fields) {
    int[][] sums = new int[BoxCourseMetric.values().length][2];
    for (BattleProgram field : fields) {
      fight(fields.size(), seed -> BoxCourseCounter.of(field, minds(field, seed), seed))
          .forEach(each -> each.forEach((metric, count) -> add(sums[metric.ordinal()], count)));
    }
    title(title);
    for (BoxCourseMetric metric : BoxCourseMetric.values()) {
      row(metric.what, metric.of, sums[metric.ordinal()]);
    }
  }

  private void tables(String directory, String scenario)
      throws IOException, UnreadableInputException {
    if (wanted(scenario)) {
      BattleProgram program = program(directory, scenario);
      tables(program.scenario().label(), List.of(program));
    }
  }

  private void tables(String title, List<BattleProgram> fields) {
    int[][] sums = new int[AdlgCourseMetric.values().length][2];
    for (BattleProgram field : fields) {
      fight(fields.size(), seed -> AdlgCourseCounter.of(field, minds(field, seed), seed))
          .forEach(each -> each.forEach((metric, count) -> add(sums[metric.ordinal()], count)));
    }
    title(title);
    for (AdlgCourseMetric metric : AdlgCourseMetric.values()) {
      row(metric.what, metric.of, sums[metric.ordinal()]);
    }
  }

  // ---- all games

  private static List<Commander> minds(BattleProgram program, int seed) {
    return RuleSystems.engine(program).commanders(program, seed);
  }

  /** The number of battles on each of several fields. */
  private int each(int fields) {
    return Math.max(1, battles / fields);
  }

  private <T> List<T> fight(int fields, IntFunction<T> battle) {
    int first = GeneratedFields.FIRST_SEED;
    return IntStream.range(first, first + each(fields)).parallel().mapToObj(battle).toList();
  }

  private static void add(int[] sum, int[] count) {
    sum[0] += count[0];
    sum[1] += count[1];
  }

  private void title(String title) {
    page.append("\n## ").append(title).append("\n\n");
    page.append("| | times | of | | share |\n|---|---|---|---|---|\n");
  }

  private void row(String what, String of, int[] sum) {
    page.append("| %s | %d | %d | %s | %s |\n".formatted(what, sum[0], sum[1], of, share(sum)));
  }

  private static String share(int[] sum) {
    return sum[1] == 0 ? "" : String.format(Locale.ROOT, "%.1f %%", 100.0 * sum[0] / sum[1]);
  }

  private static String decimal(double value) {
    return String.format(Locale.ROOT, "%.1f", value);
  }
}
