package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.balance.BalanceCourse;
import dev.muster.rules.balance.BalanceRun;
import dev.muster.rules.batch.Batch;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Holds the battles of the examples against what history tells of them: {@code HistoryTable PAGE
 * [BATTLES]}. The page {@code -} prints.
 */
public final class HistoryTable {
  private static final Path EXAMPLES = Path.of("examples");
  private static final int BATTLES = 2000;

  /** The scenarios, by their directory. */
  private static final Map<String, String> SCENARIOS = new LinkedHashMap<>();

  static {
    SCENARIOS.put("pavia", "Pavia");
    SCENARIOS.put("dreux", "Dreux");
    SCENARIOS.put("breitenfeld", "Breitenfeld");
    SCENARIOS.put("lutzen", "Lutzen");
    SCENARIOS.put("edgehill", "Edgehill");
    SCENARIOS.put("rocroi", "Rocroi");
    SCENARIOS.put("seneffe", "Seneffe");
  }

  private HistoryTable() {}

  /** Writes the page. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 2) {
      throw new IllegalArgumentException("expected: PAGE [BATTLES]");
    }
    int battles = args.length > 1 ? Integer.parseInt(args[1]) : BATTLES;
    StringBuilder page = new StringBuilder(head(battles));
    for (Map.Entry<String, String> each : SCENARIOS.entrySet()) {
      BattleProgram program =
          MusterFileLoader.load(List.of(EXAMPLES.resolve(each.getKey())))
              .program(each.getValue());
      Batch batch =
          Batch.of(
              GeneratedFields.FIRST_SEED, battles, Runtime.getRuntime().availableProcessors());
      BalanceRun.Result result =
          new BalanceRun(
                  RuleSystems.engine(program), program, new BalanceRun.Sampling(batch, 0, 0))
              .run(done -> {}, () -> false);
      if (result == null) {
        throw new IllegalStateException("no battle of " + each.getKey());
      }
      row(page, each.getKey(), program.scenario(), result);
    }
    page.append(FOOT);
    if (args[0].equals("-")) {
      System.out.print(page);
    } else {
      Files.writeString(Path.of(args[0]), page);
    }
  }

  private static String head(int battles) {
    return """
    # The examples and history

    Each battle is fought %d times by the commanders of its scenario, with held-out seeds from %d. How often does the side win that won in
    history, how often is it drawn, and where would the losses that history tells stand among the battles?

    A program writes this page:

    ```
    ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
        -Dbenchmark.main=dev.muster.benchmarks.HistoryTable -Djmh.args="docs/measured/history.md %d"
    ```

    | battle | won in history | wins here | drawn | rounds | losses in history | here | battles that cost less |
    |---|---|---|---|---|---|---|---|
    """
        .formatted(battles, GeneratedFields.FIRST_SEED, battles);
  }

  private static final String FOOT =
      """

      ## How to read it

      *Wins here* is how often the side of history wins; where nobody won, the shares of both sides stand there. *Losses* are the share of
      its strength that a side loses: strength points, hits or cohesion. History counted men. Strength is lost to flight and disorder as
      well, so most battles here cost more. *Battles that cost less* is the percentile of history: at 50 % half of the battles cost less
      than history, at 0 % none did.
      """;

  private static void row(
      StringBuilder page, String directory, Scenario scenario, BalanceRun.Result result) {
    String winner = scenario.history() == null ? null : scenario.history().winner();
    StringBuilder wins = new StringBuilder();
    for (int side = 0; side < scenario.sides().size(); side++) {
      if (winner == null || scenario.sides().get(side).name().equals(winner)) {
        wins.append(wins.isEmpty() ? "" : ", ")
            .append(winner == null ? scenario.sides().get(side).displayName() + " " : "")
            .append(percent(result.report().winShares().get(side).estimate()));
      }
    }
    page.append("| [")
        .append(scenario.label())
        .append("](../../examples/")
        .append(directory)
        .append(") | ")
        .append(
            winner == null
                ? "nobody"
                : scenario.sides().get(scenario.sideIndex(winner)).displayName())
        .append(" | ")
        .append(wins)
        .append(" | ")
        .append(percent(result.course().drawn()))
        .append(" | ")
        .append(
            String.format(
                Locale.ROOT,
                "%.1f of %d",
                result.report().roundsMean().estimate(),
                scenario.roundLimit()));
    String gap = " | ";
    for (BalanceCourse.HistoryPlace place : result.course().history()) {
      page.append(gap)
          .append(place.what())
          .append(
              String.format(
                  Locale.ROOT, ": %.0f %% | %.0f %% | %.0f %%", place.told(), place.mean(), place.percentile()));
      gap = " |\n| | | | | | ";
    }
    page.append(result.course().history().isEmpty() ? " | | | |\n" : " |\n");
  }

  private static String percent(double share) {
    return String.format(Locale.ROOT, "%.0f %%", 100 * share);
  }
}
