package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Holds the built-in commanders against each other, every pair from both sides, and writes what
 * came of it as a page: {@code CommanderTable PAGE}. A second argument divides the numbers of
 * battles, for a quick look; a third those of the marshal, who is slow, by himself.
 */
public final class CommanderTable {
  private static final long SEED = 1;
  private static final List<CommanderProfile> TEMPERS = CommanderProfile.WITHOUT_SEARCH;

  /**
   * @param steadyRandom battles of steady against random, for that answer is wanted closely
   * @param others battles of any other pair
   */
  private record Battlefield(
      String directory, String scenario, int steadyRandom, int others, String words) {}

  private static final List<Battlefield> FIELDS =
      List.of(
          new Battlefield(
              "examples/meeting",
              "Meeting",
              500,
              500,
              "An invented battle of two equal armies on symmetrical ground. The better"
                  + " commander wins. A commander against itself should win equally often from"
                  + " either end."),
          new Battlefield(
              "examples/dreux",
              "Dreux",
              500,
              500,
              "The armies differ, and the royal one is stronger. Therefore a commander does"
                  + " not win equally often from either side. The scenario gives no plans."),
          new Battlefield(
              "examples/seneffe",
              "Seneffe",
              500,
              150,
              "The armies differ, many groups have plans, and troops arrive during the day."
                  + " All commanders except random follow the plans of the groups."),
          new Battlefield(
              "examples/two-lines",
              "TwoLines",
              500,
              500,
              "Two equal armies of the box-grid game on a symmetrical field."),
          new Battlefield(
              "examples/even-table",
              "EvenTable",
              250,
              24,
              "Two equal armies of L'Art de la Guerre Renaissance on a symmetrical table."));

  private final int divisor;
  private final int marshalDivisor;
  private final StringBuilder page = new StringBuilder();

  private CommanderTable(int divisor, int marshalDivisor) {
    this.divisor = divisor;
    this.marshalDivisor = marshalDivisor;
  }

  /** Writes the page. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 3) {
      throw new IllegalArgumentException("expected: PAGE [DIVISOR [MARSHAL_DIVISOR]]");
    }
    int divisor = args.length > 1 ? Integer.parseInt(args[1]) : 1;
    int marshal = args.length > 2 ? Integer.parseInt(args[2]) : divisor;
    Files.writeString(Path.of(args[0]), new CommanderTable(divisor, marshal).write());
  }

  private String write() throws IOException, UnreadableInputException {
    page.append(
        """
        # The built-in commanders

        Muster has five built-in commanders for sides and groups. They know what a player at the table knows. They know neither the coming dice nor
        the enemy's plans and decisions.

        - `steady`, the default, scores every legal option by the expected losses of both sides and takes the best.
        - `bold` uses the same score, but prefers to charge and to move on.
        - `cautious` keeps its distance and charges only when it is sure.
        - `random` takes any legal option with equal probability.
        - `marshal` tries out the best options of steady with rollouts and takes the one that wins most. It needs seconds per battle; the others need
          milliseconds.

        The tables compare the first four with each other, from both sides.

        """);
    page.append(
        """
        The dice are those of `--seed 1`. Intervals are 95 %% Wilson intervals. Battles that neither side won are draws.

        A program writes this page. It writes the same page on every machine:

        ```
        ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
            -Dbenchmark.main=dev.muster.benchmarks.CommanderTable -Dbenchmark.args="docs/measured/commanders.md %d %d"
        ```

        `muster balance examples/dreux --commanders steady,bold` fights one of the pairs.
        """
            .formatted(divisor, marshalDivisor));
    for (Battlefield field : FIELDS) {
      write(field);
    }
    new RolloutCommanderMatches(page, marshalDivisor).write();
    new CommanderAblation(page, divisor).write();
    return page.toString();
  }

  private void write(Battlefield field) throws IOException, UnreadableInputException {
    BattleProgram program =
        MusterFileLoader.load(List.of(Path.of(field.directory()))).program(field.scenario());
    Map<CommanderProfile, Map<CommanderProfile, BatchSimulation.Report>> reports =
        new EnumMap<>(CommanderProfile.class);
    for (CommanderProfile one : TEMPERS) {
      reports.put(one, new EnumMap<>(CommanderProfile.class));
      for (CommanderProfile other : TEMPERS) {
        reports.get(one).put(other, fight(program, one, other, battles(field, one, other)));
      }
    }
    List<String> sides = reports.get(CommanderProfile.STEADY).get(CommanderProfile.STEADY).sides();
    page.append("\n## ").append(program.scenario().label()).append("\n\n");
    page.append(field.words()).append("\n\n");
    page.append(field.others() / divisor).append(" battles per pair of commanders and side");
    if (field.others() != field.steadyRandom()) {
      page.append(", ").append(field.steadyRandom() / divisor).append(" of steady against random");
    }
    page.append(".\n\n");
    wins(reports, sides, 0);
    wins(reports, sides, 1);
    bothSides(reports);
  }

  private int battles(Battlefield field, CommanderProfile one, CommanderProfile other) {
    boolean steadyRandom =
        Math.min(one.ordinal(), other.ordinal()) == CommanderProfile.STEADY.ordinal()
            && Math.max(one.ordinal(), other.ordinal()) == CommanderProfile.RANDOM.ordinal();
    return Math.max(1, (steadyRandom ? field.steadyRandom() : field.others()) / divisor);
  }

  private static BatchSimulation.Report fight(
      BattleProgram program, CommanderProfile one, CommanderProfile other, int battles) {
    int threads = Runtime.getRuntime().availableProcessors();
    return BatchSimulation.run(
        RuleSystems.engine(program),
        program,
        Batch.of(SEED, battles, threads).ledBy(List.of(one, other)),
        done -> {},
        () -> false);
  }

  /** Shares of the battles a side wins, its own commander down the page. */
  private void wins(
      Map<CommanderProfile, Map<CommanderProfile, BatchSimulation.Report>> reports,
      List<String> sides,
      int side) {
    page.append("Battles ").append(sides.get(side)).append(" wins (rows: its own commander):");
    page.append("\n\n| ").append(sides.get(side)).append(" \\ ").append(sides.get(1 - side));
    TEMPERS.forEach(each -> page.append(" | ").append(name(each)));
    page.append(" |\n|---").append("|---".repeat(TEMPERS.size())).append("|\n");
    for (CommanderProfile own : TEMPERS) {
      page.append("| ").append(name(own));
      for (CommanderProfile enemy : TEMPERS) {
        BatchSimulation.Report report =
            side == 0 ? reports.get(own).get(enemy) : reports.get(enemy).get(own);
        page.append(" | ").append(share(report.wins().get(side), report.battles()));
      }
      page.append(" |\n");
    }
    page.append("\n");
  }

  /** Every pair once, the battles from both sides together. */
  private void bothSides(
      Map<CommanderProfile, Map<CommanderProfile, BatchSimulation.Report>> reports) {
    page.append("From both sides together:\n\n");
    page.append(
        "| pair | battles | the first wins | the second wins | drawn |\n|---|---|---|---|---|\n");
    for (int i = 0; i < TEMPERS.size(); i++) {
      for (int k = i + 1; k < TEMPERS.size(); k++) {
        CommanderProfile one = TEMPERS.get(i);
        CommanderProfile other = TEMPERS.get(k);
        BatchSimulation.Report here = reports.get(one).get(other);
        BatchSimulation.Report there = reports.get(other).get(one);
        page.append("| ").append(name(one)).append(", ").append(name(other)).append(" | ");
        page.append(here.battles() + there.battles()).append(" | ");
        page.append(
                share(here.wins().get(0) + there.wins().get(1), here.battles() + there.battles()))
            .append(" | ");
        page.append(
                share(here.wins().get(1) + there.wins().get(0), here.battles() + there.battles()))
            .append(" | ");
        page.append(here.draws() + there.draws()).append(" |\n");
      }
    }
  }

  private static String name(CommanderProfile temper) {
    return temper.name().toLowerCase(Locale.ROOT);
  }

  static String share(int hits, int of) {
    BatchSimulation.Share share = BatchSimulation.Share.of(hits, of);
    return String.format(
        Locale.ROOT,
        "%.1f %% (%.1f to %.1f)",
        100 * share.estimate(),
        100 * share.low(),
        100 * share.high());
  }
}
