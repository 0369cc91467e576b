package dev.muster.rules.balance;

import dev.muster.rules.analysis.RoundValues;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.report.ReportVocabulary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * Finds the battles of a run that are worth watching. The same battles in any order, or in parts,
 * have the same picks. Memory grows with the different results of battles, not with the battles.
 */
public final class PickTally {
  /** Steps into which the losses that break a side are divided, to compare battles. */
  private static final int STEPS = 20;

  /** Losses beyond this many steps count as this many. */
  private static final int MOST_STEPS = 2 * STEPS;

  private static final double EVEN = 0.5;
  private static final int ENDING = 4;

  private final Map<Ending, Alike> endings =
      new TreeMap<>(
          Comparator.comparingInt(Ending::score)
              .thenComparingInt(Ending::rounds)
              .thenComparingInt(Ending::first)
              .thenComparingInt(Ending::second));
  private @Nullable Extreme closest;
  private @Nullable Extreme upset;

  /**
   * What a battle came to.
   *
   * @param score of the first side: 2 for a win, 1 for a draw, 0
   * @param first losses of the first side, in steps
   * @param second losses of the second side, in steps
   */
  private record Ending(int score, int rounds, int first, int second) {
    Ending {
      if (score < 0
          || score > 2
          || rounds < 0
          || Math.min(first, second) < 0
          || Math.max(first, second) > MOST_STEPS) {
        throw new IllegalArgumentException("no battle ends like this");
      }
    }

    static Ending of(Outcome outcome) {
      int score = outcome.winner() < 0 ? 1 : outcome.winner() == 0 ? 2 : 0;
      return new Ending(
          score, outcome.rounds(), steps(outcome.sides().get(0)), steps(outcome.sides().get(1)));
    }

    private static int steps(Outcome.SideAccount side) {
      long limit = Math.max(1, side.breaksAt());
      return (int) Math.min(MOST_STEPS, (2L * STEPS * side.lost() + limit) / (2 * limit));
    }

    boolean drawn() {
      return score == 1;
    }

    List<Long> written() {
      return List.of((long) score, (long) rounds, (long) first, (long) second);
    }
  }

  /**
   * Battles that came to the same.
   *
   * @param count number of them
   * @param first number of the first one, from 0
   */
  private record Alike(int count, int first) {
    Alike {
      if (count < 1 || first < 0) {
        throw new IllegalArgumentException("no battles are counted like this");
      }
    }

    Alike plus(Alike more) {
      return new Alike(Math.addExact(count, more.count), Math.min(first, more.first));
    }
  }

  /**
   * A battle with an extreme number.
   *
   * @param measure in units of {@link FixedPoint}; the lower, the better
   * @param battle from 0
   */
  private record Extreme(long measure, int battle, Ending ending) {
    Extreme {
      if (measure < 0 || battle < 0) {
        throw new IllegalArgumentException("no battle has such a number");
      }
    }

    /** The better one of two; a drawn battle is better than no other. */
    static @Nullable Extreme better(@Nullable Extreme one, @Nullable Extreme other) {
      if (one == null || other == null) {
        return one == null ? other : one;
      }
      return Comparator.comparing((Extreme each) -> each.ending.drawn())
                  .thenComparingLong(Extreme::measure)
                  .thenComparingInt(Extreme::battle)
                  .compare(one, other)
              <= 0
          ? one
          : other;
    }

    List<Long> written() {
      List<Long> numbers = new ArrayList<>(ending.written());
      numbers.add(measure);
      numbers.add((long) battle);
      return numbers;
    }
  }

  /**
   * Adds a battle.
   *
   * @param battle its number in the run, from 0
   */
  public void add(int battle, BattleCourse course) {
    Outcome outcome = course.outcome();
    Ending ending = Ending.of(outcome);
    endings.merge(ending, new Alike(1, battle), Alike::plus);
    List<Double> before = new ArrayList<>();
    before.add(course.start());
    // the last value is the result
    before.addAll(course.values().subList(0, Math.max(0, course.values().size() - 1)));
    double apart =
        before.stream().mapToDouble(each -> Math.abs(each - EVEN)).average().orElse(EVEN);
    closest = Extreme.better(closest, new Extreme(FixedPoint.of(apart), battle, ending));
    if (outcome.winner() >= 0) {
      double lowest = RoundValues.lowest(before, outcome.winner());
      upset = Extreme.better(upset, new Extreme(FixedPoint.of(lowest), battle, ending));
    }
  }

  /** Returns what is found in these battles and in others of the same run. */
  PickTally plus(PickTally more) {
    PickTally all = new PickTally();
    endings.forEach((ending, alike) -> all.endings.merge(ending, alike, Alike::plus));
    more.endings.forEach((ending, alike) -> all.endings.merge(ending, alike, Alike::plus));
    all.closest = Extreme.better(closest, more.closest);
    all.upset = Extreme.better(upset, more.upset);
    return all;
  }

  // ---- picks

  /**
   * The battles that are worth watching, in the order of their kinds; no upset if all are drawn.
   *
   * @param seed of the run
   * @param sides their names
   * @param roundLimit the last round that is played
   */
  List<BattlePick> picks(long seed, List<String> sides, int roundLimit) {
    List<BattlePick> picks = new ArrayList<>();
    Extreme even = closest;
    if (even == null) {
      return picks;
    }
    picks.add(
        pick(
            BattlePick.Kind.CLOSEST,
            seed,
            even.battle,
            "the chances are "
                + Math.round(100 * FixedPoint.toDouble(even.measure))
                + " points from even on average; "
                + result(sides, even.ending)));
    Ending typical = typical(roundLimit);
    picks.add(
        pick(
            BattlePick.Kind.TYPICAL,
            seed,
            Objects.requireNonNull(endings.get(typical)).first,
            result(sides, typical)
                + "; of what breaks it "
                + sides.get(0)
                + " loses "
                + ReportVocabulary.percent((double) typical.first / STEPS)
                + ", "
                + sides.get(1)
                + " "
                + ReportVocabulary.percent((double) typical.second / STEPS)));
    Extreme behind = upset;
    if (behind != null) {
      picks.add(
          pick(
              BattlePick.Kind.UPSET,
              seed,
              behind.battle,
              result(sides, behind.ending)
                  + " from chances of "
                  + ReportVocabulary.percent(FixedPoint.toDouble(behind.measure))));
    }
    return picks;
  }

  private static BattlePick pick(BattlePick.Kind kind, long seed, int battle, String words) {
    return new BattlePick(
        kind, battle + 1, Long.toString(BatchSimulation.seed(seed, battle)), words);
  }

  private static String result(List<String> sides, Ending ending) {
    return (ending.drawn() ? "drawn" : sides.get(ending.score == 2 ? 0 : 1) + " wins")
        + " in round "
        + ending.rounds;
  }

  /** The ending nearest to the medians; of equally near ones, that of the first battle. */
  private Ending typical(int roundLimit) {
    Ending middle =
        new Ending(
            median(Ending::score),
            median(Ending::rounds),
            median(Ending::first),
            median(Ending::second));
    return endings.entrySet().stream()
        .min(
            Comparator.comparingLong(
                    (Map.Entry<Ending, Alike> each) ->
                        distance(each.getKey(), middle, Math.max(1, roundLimit)))
                .thenComparingInt(each -> each.getValue().first))
        .orElseThrow()
        .getKey();
  }

  /**
   * Returns the distance of two endings: losses of each side as shares of what breaks it, rounds as
   * a share of those that are played, and the result, all multiplied to whole numbers.
   */
  private static long distance(Ending one, Ending other, int roundLimit) {
    long losses = Math.abs(one.first - other.first) + Math.abs(one.second - other.second);
    long rounds = Math.abs(one.rounds - other.rounds);
    long result = Math.abs(one.score - other.score);
    return losses * roundLimit + rounds * STEPS + result * roundLimit * STEPS / 2;
  }

  /** The median over all battles; the lower one of two. */
  private int median(ToIntFunction<Ending> number) {
    Map<Integer, Long> counts = new TreeMap<>();
    endings.forEach(
        (ending, alike) -> counts.merge(number.applyAsInt(ending), (long) alike.count, Long::sum));
    long left = (counts.values().stream().mapToLong(Long::longValue).sum() + 1) / 2;
    for (Map.Entry<Integer, Long> each : counts.entrySet()) {
      left -= each.getValue();
      if (left <= 0) {
        return each.getKey();
      }
    }
    throw new IllegalStateException("there are no battles");
  }

  // ---- in a file

  /**
   * The form of a file.
   *
   * @param endings score, rounds, losses of both sides, count and number of the first battle
   * @param closest score, rounds, losses of both sides, measure and number of the battle; empty for
   *     none
   * @param upset the same
   */
  public record Written(List<List<Long>> endings, List<Long> closest, List<Long> upset) {
    public Written {
      Objects.requireNonNull(endings);
      Objects.requireNonNull(closest);
      Objects.requireNonNull(upset);
    }
  }

  Written written() {
    List<List<Long>> rows = new ArrayList<>();
    endings.forEach(
        (ending, alike) -> {
          List<Long> row = new ArrayList<>(ending.written());
          row.add((long) alike.count);
          row.add((long) alike.first);
          rows.add(row);
        });
    Extreme even = closest;
    Extreme behind = upset;
    return new Written(
        rows,
        even == null ? List.of() : even.written(),
        behind == null ? List.of() : behind.written());
  }

  /**
   * Reads the form of a file.
   *
   * @throws IllegalArgumentException if no battles can have these numbers
   */
  static PickTally of(Written written) {
    PickTally tally = new PickTally();
    for (List<Long> row : written.endings) {
      tally.endings.merge(
          ending(row),
          new Alike(number(row, ENDING), number(row, ENDING + 1)),
          (one, other) -> {
            throw new IllegalArgumentException("an ending is there twice");
          });
    }
    tally.closest = extreme(written.closest);
    tally.upset = extreme(written.upset);
    return tally;
  }

  private static @Nullable Extreme extreme(List<Long> row) {
    return row.isEmpty()
        ? null
        : new Extreme(row.get(ENDING), number(row, ENDING + 1), ending(row));
  }

  private static Ending ending(List<Long> row) {
    if (row.size() != ENDING + 2 || row.stream().anyMatch(Objects::isNull)) {
      throw new IllegalArgumentException("this is no row of numbers");
    }
    return new Ending(number(row, 0), number(row, 1), number(row, 2), number(row, 3));
  }

  private static int number(List<Long> row, int index) {
    return Math.toIntExact(row.get(index));
  }

  /** Returns the number of battles. */
  long battles() {
    return endings.values().stream().mapToLong(Alike::count).sum();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof PickTally tally && written().equals(tally.written());
  }

  @Override
  public int hashCode() {
    return written().hashCode();
  }

  @Override
  public String toString() {
    return written().toString();
  }
}
