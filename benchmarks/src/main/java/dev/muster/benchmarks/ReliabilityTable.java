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
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Fits the values of positions to how battles end, and shows how reliable they are: {@code
 * ReliabilityTable PAGE [BATTLES [GAME...]]}. The page {@code -} prints and writes no file. BATTLES
 * is the number per field. The numbers of the fit are written to the modules of the games.
 */
public final class ReliabilityTable {
  private static final int BATTLES = 6;
  private static final int BINS = 10;
  private static final int FIRST_TUNING_SEED = 1;

  /** An example is fought as often as this share of the fields together. */
  private static final int EXAMPLE_SHARE = 6;

  /** Many, since the ground of a field may favour who moves first. */
  private static final int FIELDS = 480;

  private final int battles;
  private final StringBuilder page = new StringBuilder();
  private final boolean writes;

  private ReliabilityTable(int battles, boolean writes) {
    this.battles = battles;
    this.writes = writes;
  }

  /**
   * A position when a round or a turn has ended.
   *
   * @param value for the first side
   * @param lead 1 if the first side moves next, -1 if the other one does, 0 if neither
   * @param result 1 if the first side won, 0.5 for a draw
   */
  private record Sample(double value, int lead, double result) {}

  /** A game, what it is measured on, and where its numbers are written. */
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

  /** Writes the page and the numbers. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 1) {
      throw new IllegalArgumentException("expected: PAGE [BATTLES [GAME...]]");
    }
    int battles = args.length > 1 ? Integer.parseInt(args[1]) : BATTLES;
    ReliabilityTable table = new ReliabilityTable(battles, !args[0].equals("-"));
    table.write(List.of(args).subList(Math.min(2, args.length), args.length));
    if (table.writes) {
      Files.writeString(Path.of(args[0]), table.page);
    } else {
      System.out.print(table.page);
    }
  }

  /**
   * @param games their keys; none for all
   */
  private void write(List<String> games) throws IOException, UnreadableInputException {
    page.append(
        """
        # How reliable the chances are

        Analyses say which share of such battles a side would win from a position. Is that true? A program looks at the position whenever a round or
        a side's turn of many battles has ended, and at how the battle ended, half a win for a draw. Of the positions valued 60 to 70 %%, 60 to 70 %%
        should be won.

        The value of a position is fitted to each game with a logistic map. Its slope says how sure a lead is. Its tempo belongs to the side that moves
        next, because who has just had the turn looks better until the answer comes; Snaphance draws who acts and has none. Both grow with the lead where
        that fits the battles better: a large lead is surer than a small one seems, and an answer is worth more where much is at stake. The numbers are
        fitted to %1$d generated fields with two equal armies. The tables show %1$d other fields and other dice, which the fit never saw. Each field is
        fought %2$d times by `steady` against itself. The calibration error is the mean distance between the two columns, weighted by the number of
        positions. The positions of a battle depend on each other, so it takes many fields to see it: with 72 battles on 6 fields it came out at 0.065 and
        more for values whose error is below 0.03.

        The lines below the tables are for examples, fought %3$d times by the commanders of the scenario. Sides with different ground, plans or
        commanders win more often than their positions show, since a value knows the table and not the ground ahead or the plans.

        A program writes this page and the numbers of the games. It writes the same page on every machine:

        ```
        ./build -P'!eclipse,benchmarks' -pl benchmarks -am -DskipTests integration-test \\
            -Dbenchmark.main=dev.muster.benchmarks.ReliabilityTable -Dbenchmark.args="docs/measured/reliability.md %2$d"
        ```
        """
            .formatted(FIELDS, battles, battles * FIELDS / EXAMPLE_SHARE));
    for (Room each : ROOMS) {
      if (games.isEmpty() || games.contains(each.key)) {
        room(each);
      }
    }
  }

  private void room(Room room) throws IOException, UnreadableInputException {
    List<BattleProgram> tuning = GeneratedFields.some(room.fields, 1, FIELDS);
    Engine engine = RuleSystems.engine(tuning.getFirst());
    List<Sample> seen = new ArrayList<>();
    for (BattleProgram field : tuning) {
      seen.addAll(fight(engine, field, FIRST_TUNING_SEED, battles));
    }
    ValueCalibration map = fitted(seen);
    if (writes) {
      slope(room, map);
    }
    List<Sample> fresh = new ArrayList<>();
    for (BattleProgram field :
        GeneratedFields.some(room.fields, GeneratedFields.FIRST_HELD_OUT, FIELDS)) {
      fresh.addAll(fight(engine, field, GeneratedFields.FIRST_HELD_OUT, battles));
    }
    page.append("\n## ").append(room.title).append("\n\n");
    page.append(
        String.format(
            Locale.ROOT,
            "Slope %.3f, growing by %.3f; tempo %.3f, growing by %.3f.\n\n",
            map.slope(),
            map.slopeGrowth(),
            map.tempo(),
            map.tempoGrowth()));
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
      List<Sample> own =
          fight(engine, program, GeneratedFields.FIRST_HELD_OUT, battles * FIELDS / EXAMPLE_SHARE);
      page.append(
          String.format(
              Locale.ROOT,
              "Calibration error on %s: %.3f; the first side had %.1f %%, its positions %.1f %%.\n",
              each.getValue(),
              error(own, map),
              100 * own.stream().mapToDouble(Sample::result).average().orElse(0),
              100 * own.stream().mapToDouble(s -> map.share(s.value, s.lead)).average().orElse(0)));
    }
  }

  /** Positions at the ends of the rounds and turns but the last one. */
  private static List<Sample> fight(
      Engine engine, BattleProgram program, long firstSeed, int battles) {
    List<Sample> all = new ArrayList<>();
    BattleSetup setup = engine.setUp(program);
    for (long seed = firstSeed; seed < firstSeed + battles; seed++) {
      Battle battle =
          setup.newBattle(engine.commanders(program, seed), new SeededDice(seed), EventSink.SILENT);
      ValuedBattle valued = (ValuedBattle) battle;
      List<Sample> own = new ArrayList<>();
      int round = battle.round();
      int next = valued.sideToMove();
      while (battle.step()) {
        if (battle.round() != round || valued.sideToMove() != next) {
          round = battle.round();
          next = valued.sideToMove();
          own.add(new Sample(valued.winProbability(0), ValueCalibration.lead(next), 0));
        }
      }
      int winner = battle.finish().winner();
      double result = winner < 0 ? 0.5 : 1 - winner;
      own.forEach(each -> all.add(new Sample(each.value, each.lead, result)));
    }
    return all.stream().filter(each -> each.value > 0 && each.value < 1).toList();
  }

  /**
   * The calibration of the greatest likelihood. Slope and tempo grow with the lead where that fits;
   * where a slope would shrink, both are the same for all leads.
   */
  private static ValueCalibration fitted(List<Sample> samples) {
    double[] all = fitted(samples, 4);
    if (all[2] < 0) {
      all = Arrays.copyOf(fitted(samples, 2), 4);
    }
    for (int i = 0; i < all.length; i++) {
      all[i] = Math.round(all[i] * 1000) / 1000.0;
    }
    return new ValueCalibration(all[0], all[2], all[1], all[3]);
  }

  /** What the log odds are the sum of: for slope, tempo, and the growth of each. */
  private static double[] terms(Sample sample, int count) {
    double odds = Math.log(sample.value / (1 - sample.value));
    double size = Math.abs(odds);
    return Arrays.copyOf(new double[] {odds, sample.lead, size * odds, size * sample.lead}, count);
  }

  /** Weights of the terms by Newton's method: the likelihood has one maximum. */
  private static double[] fitted(List<Sample> samples, int count) {
    double[] weights = new double[count];
    weights[0] = 1;
    for (int round = 0; round < 20; round++) {
      // The last column is the gradient. A game without turns has no tempo to fit.
      double[][] system = new double[count][count + 1];
      for (int i = 0; i < count; i++) {
        system[i][i] = 1e-9;
      }
      for (Sample each : samples) {
        double[] terms = terms(each, count);
        double odds = 0;
        for (int i = 0; i < count; i++) {
          odds += weights[i] * terms[i];
        }
        double share = 1 / (1 + Math.exp(-odds));
        for (int i = 0; i < count; i++) {
          system[i][count] += (each.result - share) * terms[i];
          for (int k = 0; k < count; k++) {
            system[i][k] += share * (1 - share) * terms[i] * terms[k];
          }
        }
      }
      solve(system);
      for (int i = 0; i < count; i++) {
        weights[i] += system[i][count];
      }
    }
    return weights;
  }

  /** Gauss and Jordan; the matrix is positive definite, so no row is exchanged. */
  private static void solve(double[][] system) {
    int count = system.length;
    for (int i = 0; i < count; i++) {
      double pivot = system[i][i];
      for (int k = i; k <= count; k++) {
        system[i][k] /= pivot;
      }
      for (int row = 0; row < count; row++) {
        double factor = system[row][i];
        for (int k = i; row != i && k <= count; k++) {
          system[row][k] -= factor * system[i][k];
        }
      }
    }
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
            + map.written());
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
    return samples.stream()
        .mapToDouble(each -> map.share(each.value, each.lead))
        .average()
        .orElse(0);
  }

  private static List<Sample> bin(List<Sample> samples, ValueCalibration map, int bin) {
    return samples.stream()
        .filter(each -> Math.min(BINS - 1, (int) (map.share(each.value, each.lead) * BINS)) == bin)
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
