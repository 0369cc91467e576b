package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.luck.LuckAdjustment;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * How many battles the adjustment for luck saves on ten scenarios, with held-out seeds: {@code
 * LuckTable PAGE [BATTLES [BATTLES_ON_A_TABLE]]}. The page {@code -} prints.
 */
public final class LuckTable {
  private static final int BATTLES = 400;
  private static final int ON_A_TABLE = 100;

  /** Half of the interval at which a run stops. */
  private static final double UNTIL = 0.03;

  /** Battles after which a run looks whether it knows enough. */
  private static final int LOOK = 50;

  private record Field(String directory, String scenario, boolean onATable) {}

  private static final List<Field> FIELDS =
      List.of(
          new Field("meeting", "Meeting", false),
          new Field("dreux", "Dreux", false),
          new Field("lutzen", "Lutzen", false),
          new Field("rocroi", "Rocroi", false),
          new Field("seneffe", "Seneffe", false),
          new Field("edgehill", "Edgehill", false),
          new Field("pavia", "Pavia", false),
          new Field("two-lines", "TwoLines", false),
          new Field("rocroi-boxgrid", "RocroiBoxgrid", false),
          new Field("even-table", "EvenTable", true));

  private LuckTable() {}

  /** Writes the page. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 3) {
      throw new IllegalArgumentException("expected: PAGE [BATTLES [BATTLES_ON_A_TABLE]]");
    }
    int battles = args.length > 1 ? Integer.parseInt(args[1]) : BATTLES;
    int onATable = args.length > 2 ? Integer.parseInt(args[2]) : ON_A_TABLE;
    List<String> rows = new ArrayList<>();
    int halved = 0;
    for (Field each : FIELDS) {
      FoughtExample fought =
          FoughtExample.of(
              each.directory(), each.scenario(), each.onATable() ? onATable : battles);
      LuckAdjustment luck = fought.course().luck();
      if (luck == null) {
        throw new IllegalStateException("no luck was counted in " + each.directory());
      }
      halved += luck.ratio() <= 0.5 ? 1 : 0;
      rows.add(row(fought, luck));
    }
    String page = page(battles, onATable, halved, String.join("", rows));
    if (args[0].equals("-")) {
      System.out.print(page);
    } else {
      Files.writeString(Path.of(args[0]), page);
    }
  }

  private static String page(int battles, int onATable, int halved, String rows) {
    return """
        # Fewer battles by the luck of their dice

        `muster balance` takes the luck of the throws out of the value of a side. This table says how many battles that saves on ten scenarios.

        - *variance left* is the variance of the adjusted value in shares of that of the plain one, with the price of the columns. Where it is 0.95 or
          more, plain counts are used.
        - *battles for 3 points* is how many battles `--until 3%%` needs with this spread of the results, rounded up to the next look after %d battles.

        Each scenario is fought %d times, on an open table %d times, by its own commanders. The dice seeds start at %d. At most half of the variance is left
        on %d of the %d scenarios.

        A program writes this page. It writes the same page on every machine:

        ```
        ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
            -Dbenchmark.main=dev.muster.benchmarks.LuckTable -Dbenchmark.args="docs/measured/luck.md %d %d"
        ```

        | scenario | battles | value, plain | value, adjusted | columns | variance left | battles for 3 points, plain | adjusted |
        |---|---|---|---|---|---|---|---|
        """
            .formatted(
                LOOK,
                battles,
                onATable,
                GeneratedFields.FIRST_SEED,
                halved,
                FIELDS.size(),
                battles,
                onATable)
        + rows;
  }

  private static String row(FoughtExample fought, LuckAdjustment luck) {
    int battles = fought.report().battles();
    return String.format(
        Locale.ROOT,
        "| %s, %s | %d | %s | %s | %d | %.2f | %d | %d |\n",
        fought.scenario().label(),
        fought.program().rulebook().label(),
        battles,
        value(luck.plain()),
        luck.used() ? value(luck.value()) : "as plain",
        luck.columns(),
        luck.ratio(),
        needed(battles, luck.plain()),
        needed(battles, luck.value()));
  }

  private static String value(BatchSimulation.Mean value) {
    return String.format(
        Locale.ROOT,
        "%.1f %% (%.1f to %.1f)",
        100 * value.estimate(),
        100 * value.low(),
        100 * value.high());
  }

  private static int needed(int battles, BatchSimulation.Mean value) {
    double times = Math.pow((value.high() - value.low()) / 2 / UNTIL, 2);
    return LOOK * (int) Math.ceil(battles * times / LOOK);
  }
}
