package dev.muster.benchmarks;

import dev.muster.dsl.standalone.MusterFileLoader;
import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.ValueCalibration;
import dev.muster.rules.battle.ValuedBattle;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.system.Engine;
import dev.muster.rules.systems.RuleSystems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Fits the values of positions to how battles end, and shows how reliable they are: {@code
 * ReliabilityTable PAGE [BATTLES]}. The page {@code -} prints and writes no file. BATTLES is the
 * number per field. The slopes are written to the modules of the games.
 */
public final class ReliabilityTable {
  private static final int BATTLES = 12;
  private static final int BINS = 10;
  private static final int FIRST_TUNING_SEED = 1;

  private final int battles;
  private final StringBuilder page = new StringBuilder();
  private final boolean writes;

  private ReliabilityTable(int battles, boolean writes) {
    this.battles = battles;
    this.writes = writes;
  }

  /** A position at the end of a round. */
  private record Sample(double value, double result) {}

  /** A game, what it is measured on, and where its slope is written. */
  private record Room(
      String key, String title, GeneratedFields.Writer fields, Map<String, String> examples) {}

  private static final List<Room> ROOMS =
      List.of(
          new Room(
              "snaphance",
              "Snaphance",
              GeneratedFields::snaphance,
              Map.of("meeting", "Meeting", "dreux", "Dreux")),
          new Room(
              "boxgrid",
              "The box-grid game",
              GeneratedFields::boxGrid,
              Map.of("pavia", "Pavia", "two-lines", "TwoLines")),
          new Room(
              "adlgr",
              "L'Art de la Guerre Renaissance",
              GeneratedFields::adlg,
              Map.of("even-table", "EvenTable")));

  /** Writes the page and the slopes. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1 || args.length > 2) {
      throw new IllegalArgumentException("expected: PAGE [BATTLES]");
    }
    int battles = args.length > 1 ? Integer.parseInt(args[1]) : BATTLES;
    ReliabilityTable table = new ReliabilityTable(battles, !args[0].equals("-"));
    table.write();
    if (table.writes) {
      Files.writeString(Path.of(args[0]), table.page);
    } else {
      System.out.print(table.page);
    }
  }

  private void write() throws IOException, UnreadableInputException {
    page.append(
        """
        # How reliable the chances are

        Analyses say which share of such battles a side would win from a position. Is that true? A program looks at the position at the end of every
        round of many battles and at how the battle ended, half a win for a draw. Of the positions valued 60 to 70 %%, 60 to 70 %% should be won.

        The value of a position is fitted to each game with one number, the slope of a logistic map. It is fitted to generated fields with two equal
        armies. The tables show other fields and other dice, which the fit never saw. Each field is fought %d times by `steady` against itself, or by
        the commanders of the scenario. The calibration error is the mean distance between the two columns, weighted by the number of positions.
        The positions of one battle depend on each other, so the shares are rougher than their number suggests. A scenario whose sides have
        different ground, plans or commanders can be won more often than its positions show. The lines below the tables say by how much.

        A program writes this page and the slopes. It writes the same page on every machine:

        ```
        ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
            -Dbenchmark.main=dev.muster.benchmarks.ReliabilityTable -Djmh.args="docs/measured/reliability.md %d"
        ```
        """
            .formatted(battles, battles));
    for (Room each : ROOMS) {
      room(each);
    }
  }

  private void room(Room room) throws IOException, UnreadableInputException {
    Engine engine = RuleSystems.engine(GeneratedFields.tuning(room.fields).getFirst());
    List<Sample> seen = new ArrayList<>();
    for (BattleProgram field : GeneratedFields.tuning(room.fields)) {
      seen.addAll(fight(engine, field, FIRST_TUNING_SEED));
    }
    ValueCalibration map = fitted(seen);
    if (writes) {
      slope(room, map);
    }
    List<Sample> fresh = new ArrayList<>();
    for (BattleProgram field : GeneratedFields.heldOut(room.fields)) {
      fresh.addAll(fight(engine, field, GeneratedFields.FIRST_HELD_OUT));
    }
    page.append("\n## ").append(room.title).append("\n\n");
    page.append(String.format(Locale.ROOT, "Slope %.3f.\n\n", map.slope()));
    table(fresh, map);
    page.append(
        String.format(
            Locale.ROOT,
            "\nCalibration error on the generated fields: %.3f; without the fit: %.3f.\n",
            error(fresh, map),
            error(fresh, ValueCalibration.NONE)));
    for (Map.Entry<String, String> each : new java.util.TreeMap<>(room.examples).entrySet()) {
      BattleProgram program =
          MusterFileLoader.load(List.of(Path.of("examples", each.getKey())))
              .program(each.getValue());
      List<Sample> own = fight(engine, program, GeneratedFields.FIRST_HELD_OUT);
      page.append(
          String.format(
              Locale.ROOT,
              "Calibration error on %s: %.3f; the first side had %.1f %%, its positions %.1f %%.\n",
              each.getValue(),
              error(own, map),
              100 * own.stream().mapToDouble(Sample::result).average().orElse(0),
              100 * own.stream().mapToDouble(s -> map.share(s.value)).average().orElse(0)));
    }
  }

  /** Values at the ends of the rounds but the last one. */
  private List<Sample> fight(Engine engine, BattleProgram program, long firstSeed) {
    List<Sample> all = new ArrayList<>();
    BattleSetup setup = engine.setUp(program);
    for (long seed = firstSeed; seed < firstSeed + battles; seed++) {
      Battle battle =
          setup.newBattle(
              engine.commanders(program, seed), new SeededDice(seed), EventSink.SILENT);
      List<Double> values = new ArrayList<>();
      int round = battle.round();
      double before = value(battle);
      while (battle.step()) {
        if (battle.round() != round) {
          values.add(before);
          round = battle.round();
        }
        before = value(battle);
      }
      int winner = battle.finish().winner();
      double result = winner < 0 ? 0.5 : 1 - winner;
      values.forEach(each -> all.add(new Sample(each, result)));
    }
    return all;
  }

  private static double value(Battle battle) {
    return ((ValuedBattle) battle).winProbability(0);
  }

  /** The slope of the greatest likelihood, by halving: the likelihood has one maximum. */
  private static ValueCalibration fitted(List<Sample> samples) {
    double low = 0.05;
    double high = 5;
    for (int i = 0; i < 60; i++) {
      double middle = (low + high) / 2;
      if (gradient(samples, middle) > 0) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return new ValueCalibration(Math.round(low * 1000) / 1000.0);
  }

  private static double gradient(List<Sample> samples, double slope) {
    ValueCalibration map = new ValueCalibration(slope);
    double sum = 0;
    for (Sample each : samples) {
      if (each.value > 0 && each.value < 1) {
        double odds = Math.log(each.value / (1 - each.value));
        sum += (each.result - map.share(each.value)) * odds;
      }
    }
    return sum;
  }

  private void slope(Room room, ValueCalibration map) throws IOException {
    Path file =
        Path.of(
            "rules-runtime",
            room.key,
            "src/main/resources/dev/muster/rules",
            room.key,
            ValueCalibration.FILE);
    Files.writeString(
        file,
        "# written by dev.muster.benchmarks.ReliabilityTable; see docs/measured/reliability.md\n"
            + String.format(Locale.ROOT, "slope=%.3f\n", map.slope()));
  }

  private void table(List<Sample> samples, ValueCalibration map) {
    page.append("| valued | positions | mean value | won |\n|---|---:|---:|---:|\n");
    for (int bin = 0; bin < BINS; bin++) {
      List<Sample> own = bin(samples, map, bin);
      if (!own.isEmpty()) {
        page.append(
            String.format(
                Locale.ROOT,
                "| %d to %d %% | %d | %.1f %% | %.1f %% |\n",
                bin * 100 / BINS,
                (bin + 1) * 100 / BINS,
                own.size(),
                100 * mean(own, map),
                100 * own.stream().mapToDouble(Sample::result).average().orElse(0)));
      }
    }
  }

  private static double mean(List<Sample> samples, ValueCalibration map) {
    return samples.stream().mapToDouble(each -> map.share(each.value)).average().orElse(0);
  }

  private static List<Sample> bin(List<Sample> samples, ValueCalibration map, int bin) {
    return samples.stream()
        .filter(each -> Math.min(BINS - 1, (int) (map.share(each.value) * BINS)) == bin)
        .toList();
  }

  private static double error(List<Sample> samples, ValueCalibration map) {
    double sum = 0;
    for (int bin = 0; bin < BINS; bin++) {
      List<Sample> own = bin(samples, map, bin);
      double won = own.stream().mapToDouble(Sample::result).average().orElse(0);
      sum += own.size() * Math.abs(won - mean(own, map));
    }
    return sum / Math.max(1, samples.size());
  }
}
