package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * What a battle costs, by its stands, rounds and board, and what a sweep of many battles takes:
 * {@code CostModel PAGE [TIMES]}. The battles are those of steady commanders on generated fields,
 * by the processor time of one thread.
 */
public final class CostModel {
  private static final int TIMES = 3;
  private static final double SECONDS = 0.5;

  private static final double WARM_UP = 3;

  /** A field is the last one of its game if a battle on it takes so many seconds. */
  private static final double TOO_LONG = 10;

  private static final int[] STANDS = {10, 20, 40, 80, 160, 320, 600};

  /** The most stands of a trial. */
  private static final int TRIAL = 80;

  private static final int USUAL_STANDS = 40;
  private static final int USUAL_ROUNDS = 12;
  private static final int SWEEP = 1_000_000;
  private static final int MACHINES = 100;
  private static final double HOUR = 3600;

  /** A balance reads the events of its first battles, which costs more than the others. */
  private static final int WATCHED = 100;

  /** What the battles of a balance beyond these take together at least. */
  private static final double SWEEP_MILLIS = 3000;

  private final int times;
  private final StringBuilder sweep =
      new StringBuilder(
          """
          | Game | Stands | Processor time per battle, ms | In a balance, ms | One machine, %d cores | %d such machines |
          |---|---|---|---|---|---|
          """
              .formatted(MeasuringStamp.cores(), MACHINES));

  private CostModel(int times) {
    this.times = times;
  }

  public static void main(String[] args) throws Exception {
    int times = args.length < 2 ? TIMES : Math.min(TIMES, Integer.parseInt(args[1]));
    CostModel model = new CostModel(times);
    MeasuredPage page = new MeasuredPage(Path.of(args[0]));
    page.write("cost", model::costs);
    page.write("sweep", model.sweep::toString);
  }

  /**
   * A field, and what its battles cost.
   *
   * @param rounds fought, on average
   * @param millis of processor time per battle
   */
  private record Point(ScaledFields.Size size, double rounds, double choices, Spread millis) {
    /** The logarithms on which the cost depends. */
    double[] logarithms() {
      return new double[] {1, Math.log(size.stands()), Math.log(rounds), Math.log(size.cells())};
    }
  }

  private String costs() throws IOException, UnreadableInputException {
    StringBuilder text = new StringBuilder();
    for (ScaledFields game : ScaledFields.values()) {
      List<Point> points = points(game);
      PowerLaw law =
          PowerLaw.fit(
              points.stream().map(Point::logarithms).toList(),
              points.stream().map(each -> each.millis.median()).toList());
      text.append(table(game, points, law));
      sweep(game, points);
    }
    return text.toString();
  }

  private List<Point> points(ScaledFields game) throws IOException, UnreadableInputException {
    List<Point> points = new ArrayList<>();
    // until Java has compiled the game
    new TimedBattles(
            game.program(game.size(USUAL_STANDS, USUAL_ROUNDS, 1)), CommanderProfile.STEADY)
        .fightFor(WARM_UP);
    for (int stands : STANDS) {
      points.add(measured(game, game.size(stands, USUAL_ROUNDS, 1)));
      if (stands >= (times == 1 ? TRIAL : game.most())
          || points.getLast().millis.median() > TOO_LONG * 1000) {
        break;
      }
    }
    for (int rounds : new int[] {USUAL_ROUNDS / 4, USUAL_ROUNDS / 2, USUAL_ROUNDS * 2}) {
      points.add(measured(game, game.size(USUAL_STANDS, rounds, 1)));
    }
    for (double wider : new double[] {1.5, 2}) {
      points.add(measured(game, game.size(USUAL_STANDS, USUAL_ROUNDS, wider)));
    }
    return points;
  }

  private Point measured(ScaledFields game, ScaledFields.Size size)
      throws IOException, UnreadableInputException {
    TimedBattles field = new TimedBattles(game.program(size), CommanderProfile.STEADY);
    int battles = field.fightFor(SECONDS).battles();
    List<TimedBattles.Slice> slices = new ArrayList<>();
    for (int i = 0; i < times; i++) {
      slices.add(field.fight(battles));
    }
    TimedBattles.Slice any = slices.getFirst();
    return new Point(
        size,
        (double) any.rounds() / battles,
        (double) any.choices() / battles,
        Spread.of(slices, each -> 1000 / each.battlesPerSecond()));
  }

  private static String table(ScaledFields game, List<Point> points, PowerLaw law) {
    StringBuilder table = new StringBuilder("### " + game.game() + "\n\n");
    table.append(
        """
        | Stands | Board, %s | Rounds at most | Rounds fought | Choices | Processor time per battle, ms | Formula, ms | Error |
        |---|---|---|---|---|---|---|---|
        """
            .formatted(game.cells()));
    double sum = 0;
    double worst = 0;
    for (Point each : points) {
      double formula = law.at(each.logarithms());
      double error = formula / each.millis.median() - 1;
      sum += Math.abs(error);
      worst = Math.max(worst, Math.abs(error));
      table.append(
          "| %d | %s | %d | %s | %s | %s | %s | %d %% |\n"
              .formatted(
                  each.size.stands(),
                  each.size,
                  each.size.rounds(),
                  Spread.number(each.rounds, 1),
                  Spread.number(each.choices, 0),
                  each.millis.with(each.millis.median() < 100 ? 2 : 0),
                  millis(formula),
                  Math.round(100 * error)));
    }
    double[] powers = law.powers();
    return table
        .append(
            """

            Milliseconds = %s × stands^%s × rounds^%s × %s^%s, with the rounds that are fought. Mean error %s %%, largest %s %%.

            """
                .formatted(
                    String.format(Locale.ROOT, "%.3g", Math.exp(powers[0])),
                    Spread.number(powers[1], 2),
                    Spread.number(powers[2], 2),
                    game.cells(),
                    Spread.number(powers[3], 2),
                    Spread.number(100 * sum / points.size(), 0),
                    Spread.number(100 * worst, 0)))
        .toString();
  }

  /** What many battles of a balance take, on all processors of a machine. */
  private void sweep(ScaledFields game, List<Point> points)
      throws IOException, UnreadableInputException {
    Point usual =
        points.stream()
            .filter(each -> each.size.stands() == USUAL_STANDS)
            .findFirst()
            .orElseThrow();
    int cores = MeasuringStamp.cores();
    int battles = Math.max(WATCHED, (int) Math.ceil(SWEEP_MILLIS / usual.millis.median()));
    double[] runs = new double[times];
    for (int i = 0; i < times; i++) {
      double few = processorSeconds(game.program(usual.size), WATCHED, cores);
      runs[i] = processorSeconds(game.program(usual.size), WATCHED + battles, cores) - few;
    }
    double dearer = Spread.of(runs).median() / battles / (usual.millis.median() / 1000);
    for (Point each : points) {
      if (each.size.rounds() == USUAL_ROUNDS
          && each.size.equals(game.size(each.size.stands(), USUAL_ROUNDS, 1))) {
        double hours = each.millis.median() / 1000 * dearer / cores * SWEEP / HOUR;
        sweep.append(
            "| %s | %d | %s | %s | %s | %s |\n"
                .formatted(
                    game.game(),
                    each.size.stands(),
                    millis(each.millis.median()),
                    millis(each.millis.median() * dearer),
                    time(hours),
                    time(hours / MACHINES)));
      }
    }
  }

  /** Of all threads, so that other programs do not count. */
  private static double processorSeconds(BattleProgram program, int battles, int threads) {
    double before = MeasuringStamp.ownSeconds();
    BalanceScale.fight(program, battles, threads);
    return MeasuringStamp.ownSeconds() - before;
  }

  private static String millis(double value) {
    return Spread.number(value, value < 100 ? 2 : 0);
  }

  private static String time(double hours) {
    if (hours < 1.0 / 60) {
      return Spread.number(hours * HOUR, 0) + " s";
    }
    if (hours < 1) {
      return Spread.number(hours * 60, 0) + " min";
    }
    return hours < 72 ? Spread.number(hours, 1) + " h" : Spread.number(hours / 24, 0) + " days";
  }
}
