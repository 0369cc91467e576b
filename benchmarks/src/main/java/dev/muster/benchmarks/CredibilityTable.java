package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.boxgrid.battle.BoxBehaviourCounter;
import dev.muster.rules.boxgrid.battle.BoxBehaviourMetric;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.snaphance.battle.FlankAttackStatistics;
import dev.muster.rules.snaphance.battle.SnaphanceBehaviourCounter;
import dev.muster.rules.snaphance.battle.SnaphanceBehaviourMetric;
import dev.muster.rules.snaphance.commander.SnaphanceCommanders;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Counts how the built-in commanders play, and writes it as a page: {@code CredibilityTable PAGE}.
 * A second argument is the number of battles of each field, {@value BATTLES} if it is not given.
 */
public final class CredibilityTable {
  private static final int BATTLES = 50;

  private final int battles;
  private final StringBuilder page = new StringBuilder();

  private CredibilityTable(int battles) {
    this.battles = battles;
  }

  /** Writes the page. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 2) {
      throw new IllegalArgumentException("expected: PAGE [BATTLES]");
    }
    int battles = args.length == 2 ? Integer.parseInt(args[1]) : BATTLES;
    Files.writeString(Path.of(args[0]), new CredibilityTable(battles).write());
  }

  private String write() throws IOException, UnreadableInputException {
    page.append(
        """
        # What a club player counts

        A commander can win and still look foolish. A program counts what a player at the table would notice in the battles of the examples. The
        commanders are those of the scenario, or `steady` if it names none. The seeds are 1 to %d. Each number is a mean per battle: how often
        something happened, and how often it could have happened.

        A program writes this page. It writes the same page on every machine:

        ```
        ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
            -Dbenchmark.main=dev.muster.benchmarks.CredibilityTable -Dbenchmark.args=docs/measured/credibility.md
        ```
        """
            .formatted(battles));
    write("examples/meeting", "Meeting");
    write("examples/dreux", "Dreux");
    write("examples/seneffe", "Seneffe");
    page.append(
        """

        # The box-grid game

        The same for the commanders of the box-grid game, with its own counts. Shaken and Unformed units still charge if it costs
        them nothing: at guns, at light troops that must evade, and at enemies already in melee.
        """);
    writeBoxes("examples/pavia", "Pavia");
    writeBoxes("examples/two-lines", "TwoLines");
    return page.toString();
  }

  private void write(String directory, String scenario)
      throws IOException, UnreadableInputException {
    BattleProgram program = MusterFileLoader.load(List.of(Path.of(directory))).program(scenario);
    Map<SnaphanceBehaviourMetric, long[]> sums = new EnumMap<>(SnaphanceBehaviourMetric.class);
    counted(
            seed ->
                SnaphanceBehaviourCounter.of(
                    program, RuleSystems.engine(program).commanders(program, seed), seed))
        .forEach(
            each -> each.forEach((habit, tally) -> add(sums, habit, tally.times(), tally.of())));
    title(program);
    sums.forEach((habit, sum) -> row(habit.what, habit.of, sum));
    flanks(program);
  }

  /** What a side suffers on flank and rear when the steady commander plays himself. */
  private void flanks(BattleProgram program) {
    Supplier<Commander> steady = () -> SnaphanceCommanders.of(CommanderProfile.STEADY, 0);
    long[] suffered = suffered(program, steady);
    page.append("\nContacts that one side suffers per battle of `steady` against itself:\n\n");
    page.append("| | contacts |\n|---|---|\n");
    flankRow("all", mean(suffered[CONTACTS]));
    flankRow("on a flank or the rear", mean(struck(suffered)));
    flankRow("share", Math.round(100.0 * struck(suffered) / suffered[CONTACTS]) + " %");
    for (FlankAttackStatistics.Cause cause : FlankAttackStatistics.Cause.values()) {
      flankRow("- " + cause.words, mean(suffered[cause.ordinal()]));
    }
  }

  private static final int CONTACTS = FlankAttackStatistics.Cause.values().length;

  private static long struck(long[] counts) {
    return Arrays.stream(counts, 0, CONTACTS).sum();
  }

  private void flankRow(String what, String value) {
    page.append("| ").append(what).append(" | ").append(value).append(" |\n");
  }

  /** What each side suffers in the mean: by cause, and last all contacts. */
  private long[] suffered(BattleProgram program, Supplier<Commander> commander) {
    long[] sum = new long[CONTACTS + 1];
    IntFunction<List<FlankAttackStatistics.Count>> both =
        seed -> FlankAttackStatistics.of(program, List.of(commander.get(), commander.get()), seed);
    for (List<FlankAttackStatistics.Count> pair : counted(both)) {
      for (FlankAttackStatistics.Count each : pair) {
        sum[CONTACTS] += each.contacts();
        each.struck().forEach((cause, times) -> sum[cause.ordinal()] += times);
      }
    }
    return Arrays.stream(sum).map(each -> Math.round(each / 2.0)).toArray();
  }

  private void writeBoxes(String directory, String scenario)
      throws IOException, UnreadableInputException {
    BattleProgram program = MusterFileLoader.load(List.of(Path.of(directory))).program(scenario);
    Map<BoxBehaviourMetric, long[]> sums = new EnumMap<>(BoxBehaviourMetric.class);
    counted(
            seed ->
                BoxBehaviourCounter.of(
                    program, RuleSystems.engine(program).commanders(program, seed), seed))
        .forEach(each -> each.forEach((habit, count) -> add(sums, habit, count[0], count[1])));
    title(program);
    sums.forEach((habit, sum) -> row(habit.what, habit.of, sum));
  }

  /** What was counted in each battle, in the order of the seeds. */
  private <T> List<T> counted(IntFunction<T> battle) {
    return IntStream.rangeClosed(1, battles).parallel().mapToObj(battle).toList();
  }

  private static <K> void add(Map<K, long[]> sums, K habit, int times, int of) {
    long[] sum = sums.computeIfAbsent(habit, none -> new long[2]);
    sum[0] += times;
    sum[1] += of;
  }

  private void title(BattleProgram program) {
    page.append("\n## ").append(program.scenario().label()).append("\n\n");
    page.append("| per battle | | of | | share |\n|---|---|---|---|---|\n");
  }

  private void row(String what, String of, long[] sum) {
    page.append("| ").append(mean(sum[0])).append(" | ").append(what);
    page.append(" | ").append(mean(sum[1])).append(" | ").append(of).append(" | ");
    page.append(sum[1] == 0 ? "" : Math.round(100.0 * sum[0] / sum[1]) + " %");
    page.append(" |\n");
  }

  private String mean(long sum) {
    return String.format(Locale.ROOT, "%.1f", (double) sum / battles);
  }
}
