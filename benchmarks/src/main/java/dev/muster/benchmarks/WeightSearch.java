package dev.muster.benchmarks;

import dev.muster.dsl.standalone.UnreadableInputException;
import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.RandomStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Searches for better weights of the steady commander of a game by an evolution strategy: {@code
 * WeightSearch GAME FILE GENERATIONS [KEPT]}. KEPT are names of weights that stay as they are, with
 * commas between them.
 *
 * <p>Each generation draws directions at random. The weights a step in a direction, and a step
 * against it, fight the same battles with the same dice, and the difference of their results moves
 * the weights. The opponent is the former steady commander, and in every fifth battle the weights
 * reached so far. A result counts victory and the losses of both sides, and a little for an army
 * that breaks, so that a habit of waiting for the clock does not pay.
 *
 * <p>FILE gets the changed weights in the form that {@link WeightTrials} reads. The fields are the
 * tuning ones. Judge the result with {@link PoolMatches} and {@link CourseTable}, whose fields and
 * seeds the search never uses. The same arguments give the same file on every machine.
 */
public final class WeightSearch {
  /** Directions per generation. */
  private static final int DIRECTIONS = 24;

  /** The length of a step, in shares of what a weight moves as a rule. */
  private static final double STEP = 0.6;

  /** What a weight moves as a rule: a share of itself, and no less than this. */
  private static final double SHARE = 0.25;

  private static final double LEAST = 0.15;

  /** Generations between two lines of progress. */
  private static final int REPORT = 10;

  /** One battle of so many is fought against the weights reached so far. */
  private static final int AGAINST_ITSELF = 5;

  private static final long FIRST_SEED = 100_000;

  private final List<BattleSetup> generated;
  private final TunedGame game;
  private final List<BattleSetup> examples;
  private final List<String> names;
  private final double[] start;
  private final double[] scale;
  private final WeightAscent ascent;
  private final RandomStream random = new RandomStream(29);
  private final Supplier<Commander> former;
  private long seed = FIRST_SEED;

  private WeightSearch(TunedGame game, Set<String> kept)
      throws IOException, UnreadableInputException {
    this.game = game;
    generated = game.tuning();
    examples = game.tuningExamples();
    former = Objects.requireNonNull(game.pool().get("former steady"));
    names = List.copyOf(game.steadyWeights().keySet());
    for (String each : kept) {
      if (!names.contains(each)) {
        throw new IllegalArgumentException("no weight is named " + each);
      }
    }
    start = game.steadyWeights().values().stream().mapToDouble(w -> w).toArray();
    scale = new double[start.length];
    for (int i = 0; i < scale.length; i++) {
      scale[i] = kept.contains(names.get(i)) ? 0 : Math.max(LEAST, SHARE * Math.abs(start[i]));
    }
    ascent = new WeightAscent(start.length);
  }

  /** Writes the weights found so far after every tenth generation, and at the end. */
  public static void main(String[] args) throws IOException, UnreadableInputException {
    if (args.length < 3 || args.length > 4) {
      throw new IllegalArgumentException("expected: GAME FILE GENERATIONS [KEPT]");
    }
    int generations = Integer.parseInt(args[2]);
    Set<String> kept = new HashSet<>();
    if (args.length > 3) {
      kept.addAll(Arrays.asList(args[3].split(",")));
    }
    WeightSearch search = new WeightSearch(TunedGame.of(args[0]), kept);
    double sum = 0;
    for (int generation = 1; generation <= generations; generation++) {
      sum += search.generation();
      if (generation % REPORT == 0) {
        System.out.printf(
            Locale.ROOT, "generation %d: mean result %.3f%n", generation, sum / REPORT);
        sum = 0;
      }
      if (generation % REPORT == 0 || generation == generations) {
        Files.writeString(Path.of(args[1]), search.changes(new double[search.start.length]) + "\n");
      }
    }
  }

  /** A direction, and the battles in which it is tried. */
  private record Trial(
      Supplier<Commander> forward,
      Supplier<Commander> back,
      Supplier<Commander> other,
      List<BattleSetup> fields,
      int side,
      long seed) {
    /** The results of the step forward and of the step back. */
    double[] results() {
      double[] sums = new double[2];
      for (int i = 0; i < fields.size(); i++) {
        sums[0] += result(fields.get(i), forward, seed + i) / fields.size();
        sums[1] += result(fields.get(i), back, seed + i) / fields.size();
      }
      return sums;
    }

    private double result(BattleSetup field, Supplier<Commander> one, long seed) {
      return WeightSearch.result(
          side == 0
              ? PairedBattles.battle(field, one, other, seed)
              : PairedBattles.battle(field, other, one, seed),
          side);
    }
  }

  /** Fights a generation and moves the weights; returns the mean result. */
  private double generation() {
    double[][] directions = new double[DIRECTIONS][];
    List<Trial> trials = new ArrayList<>();
    for (int d = 0; d < DIRECTIONS; d++) {
      directions[d] = direction();
      trials.add(trial(directions[d], d));
    }
    List<double[]> results = trials.parallelStream().map(Trial::results).toList();
    double[] slope = new double[start.length];
    double sum = 0;
    for (int d = 0; d < DIRECTIONS; d++) {
      double[] result = results.get(d);
      sum += (result[0] + result[1]) / 2;
      for (int i = 0; i < slope.length; i++) {
        slope[i] += directions[d][i] * (result[0] - result[1]) / (2 * STEP * DIRECTIONS);
      }
    }
    ascent.climb(slope);
    return sum / DIRECTIONS;
  }

  private Trial trial(double[] direction, int number) {
    double[] against = Arrays.stream(direction).map(each -> -each).toArray();
    int one = random.nextBelow(generated.size());
    int other = (one + 1 + random.nextBelow(generated.size() - 1)) % generated.size();
    List<BattleSetup> fields = new ArrayList<>(examples);
    fields.add(generated.get(one));
    fields.add(generated.get(other));
    Trial trial =
        new Trial(
            game.steadyWith(changes(direction)),
            game.steadyWith(changes(against)),
            number % AGAINST_ITSELF == 0
                ? game.steadyWith(changes(new double[start.length]))
                : former,
            List.copyOf(fields),
            random.nextBelow(2),
            seed);
    seed += fields.size();
    return trial;
  }

  /** One number per weight, normally distributed with mean 0 and deviation 1. */
  private double[] direction() {
    double[] direction = new double[start.length];
    for (int i = 0; i < direction.length; i++) {
      double sum = -6; // of twelve even numbers from 0 to 1
      for (int each = 0; each < 12; each++) {
        sum += random.nextBelow(10_000) / 10_000.0;
      }
      direction[i] = sum;
    }
    return direction;
  }

  /** The changes of the weights reached so far, a step in a direction from there. */
  private String changes(double[] direction) {
    return IntStream.range(0, start.length)
        .filter(i -> scale[i] > 0)
        .mapToObj(
            i ->
                String.format(
                    Locale.ROOT,
                    "%s=%.3f",
                    names.get(i),
                    start[i] + scale[i] * (ascent.at(i) + STEP * direction[i])))
        .collect(Collectors.joining(","));
  }

  /** What a battle is worth to a side: about 1 for a victory without losses, -1 for the reverse. */
  private static double result(Outcome outcome, int side) {
    Outcome.SideAccount own = outcome.sides().get(side);
    Outcome.SideAccount enemy = outcome.sides().get(1 - side);
    double won = outcome.winner() < 0 ? 0 : outcome.winner() == side ? 0.5 : -0.5;
    double decided = own.broken() || enemy.broken() ? 0.1 : 0;
    return won + 0.6 * (lost(enemy) - lost(own)) + (enemy.broken() ? 0.1 : 0) + decided;
  }

  /** The share of what breaks a side that it has lost, 0 to 1. */
  private static double lost(Outcome.SideAccount side) {
    return side.broken() ? 1 : Math.min(1, (double) side.lost() / Math.max(1, side.breaksAt()));
  }
}
