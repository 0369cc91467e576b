package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.balance.BalanceCourse;
import dev.muster.rules.model.Scenario;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Holds the battles of the examples against what history tells of them: {@code HistoryTable PAGE
 * [BATTLES]}. The page {@code -} prints.
 */
public final class HistoryTable {
  private static final int BATTLES = 2000;

  /** A scenario and the directory of the examples it is in. */
  private record Example(String directory, String scenario) {}

  private static final List<Example> EXAMPLES =
      List.of(
          new Example("pavia", "Pavia"),
          new Example("dreux", "Dreux"),
          new Example("breitenfeld", "Breitenfeld"),
          new Example("lutzen", "Lutzen"),
          new Example("edgehill", "Edgehill"),
          new Example("rocroi", "Rocroi"),
          new Example("rocroi-boxgrid", "RocroiBoxgrid"),
          new Example("seneffe", "Seneffe"),
          new Example("seneffe-phases", "Bourg"),
          new Example("seneffe-phases", "Priory"),
          new Example("seneffe-phases", "Fayt"));

  private HistoryTable() {}

  /** Writes the page. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 2) {
      throw new IllegalArgumentException("expected: PAGE [BATTLES]");
    }
    int battles = args.length > 1 ? Integer.parseInt(args[1]) : BATTLES;
    StringBuilder page = new StringBuilder(head(battles));
    for (Example each : EXAMPLES) {
      row(page, each.directory(), FoughtExample.of(each.directory(), each.scenario(), battles));
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
        -Dbenchmark.main=dev.muster.benchmarks.HistoryTable -Dbenchmark.args="docs/measured/history.md %d"
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

  private static void row(StringBuilder page, String directory, FoughtExample fought) {
    Scenario scenario = fought.scenario();
    String winner = scenario.history() == null ? null : scenario.history().winner();
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
        .append(wins(fought, winner))
        .append(" | ")
        .append(FoughtExample.percent(fought.course().drawn()))
        .append(" | ")
        .append(fought.rounds());
    String gap = " | ";
    for (BalanceCourse.HistoryPlace place : fought.course().history()) {
      page.append(gap)
          .append(place.what())
          .append(
              String.format(
                  Locale.ROOT,
                  ": %.0f %% | %.0f %% | %.0f %%",
                  place.told(),
                  place.mean(),
                  place.percentile()));
      gap = " |\n| | | | | | ";
    }
    page.append(fought.course().history().isEmpty() ? " | | | |\n" : " |\n");
  }

  /** How often the side wins that won in history; of each side, where none did. */
  private static String wins(FoughtExample fought, @Nullable String winner) {
    StringBuilder wins = new StringBuilder();
    List<Scenario.Side> sides = fought.scenario().sides();
    for (int side = 0; side < sides.size(); side++) {
      if (winner == null || sides.get(side).name().equals(winner)) {
        wins.append(wins.isEmpty() ? "" : ", ")
            .append(winner == null ? sides.get(side).displayName() + " " : "")
            .append(FoughtExample.percent(fought.report().winShares().get(side).estimate()));
      }
    }
    return wins.toString();
  }
}
