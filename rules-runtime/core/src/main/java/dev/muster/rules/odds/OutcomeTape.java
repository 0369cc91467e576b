package dev.muster.rules.odds;

import dev.muster.rules.dice.DiceThrow;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Enumerates all results of the dice, one course after another: the caller runs again from the same
 * start, and each time the last throw with another result left takes its next one. Results derived
 * from earlier throws are stored with them and not computed again.
 */
final class OutcomeTape implements CourseTape {
  /** A throw and how it falls now. */
  private static final class Thrown {
    private final ThrowOutcomes outcomes;

    /** Of the course up to it. */
    private final Probability before;

    private int now;

    Thrown(ThrowOutcomes outcomes, Probability before) {
      this.outcomes = outcomes;
      this.before = before;
    }

    int[] example() {
      return outcomes.examples().get(now);
    }

    Probability after() {
      return before.times(outcomes.chances().get(now));
    }
  }

  /** Throws, and between them what was kept. */
  private final List<Object> entries = new ArrayList<>();

  private final IdentityHashMap<Score, Map<Integer, ThrowOutcomes>> known = new IdentityHashMap<>();
  private int next;

  /** Starts with the course in which every throw has its first result. */
  void begin() {
    entries.clear();
    rewind();
  }

  /** Back to the start of the course, to run it. */
  void rewind() {
    next = 0;
  }

  /** Goes on to the next course; false if each has been run. */
  boolean advance() {
    while (!entries.isEmpty()) {
      if (entries.getLast() instanceof Thrown last && last.now + 1 < last.outcomes.size()) {
        last.now++;
        return true;
      }
      entries.removeLast();
    }
    return false;
  }

  /** The chance of the course that was just run. */
  Probability probability() {
    for (int i = next - 1; i >= 0; i--) {
      if (entries.get(i) instanceof Thrown last) {
        return last.after();
      }
    }
    return Probability.ONE;
  }

  /** In how many ways the throws of the course that was just run can fall, one by one. */
  double ways() {
    double ways = 1;
    for (int i = 0; i < next; i++) {
      ways *= entries.get(i) instanceof Thrown thrown ? thrown.outcomes.size() : 1;
    }
    return ways;
  }

  /** The course that was just run, to be run again. */
  Object[] recording() {
    Object[] recording = new Object[next];
    for (int i = 0; i < next; i++) {
      recording[i] = entries.get(i) instanceof Thrown thrown ? thrown.example() : entries.get(i);
    }
    return recording;
  }

  @Override
  public <T> T recall(Class<T> type, Supplier<T> work) {
    if (next == entries.size()) {
      entries.add(work.get());
    }
    return type.cast(entries.get(next++));
  }

  private int[] fallen(@Nullable ThrowOutcomes outcomes) {
    if (next == entries.size()) {
      if (outcomes == null) {
        throw new IllegalStateException("a course ran differently with the same dice");
      }
      entries.add(new Thrown(outcomes, probability()));
    }
    if (!(entries.get(next++) instanceof Thrown thrown)) {
      throw new IllegalStateException("a course ran differently with the same dice");
    }
    return thrown.example();
  }

  private boolean isNew() {
    return next == entries.size();
  }

  @Override
  public int d6() {
    return fallen(ThrowOutcomes.OF_A_DIE)[0];
  }

  @Override
  public int d6(Reading reading) {
    return fallen(isNew() ? ThrowOutcomes.ofReading(reading) : null)[0];
  }

  @Override
  public void pool(int n, DiceThrow into, Score score) {
    into.clear();
    if (n > 0) {
      for (int face : fallen(isNew() ? outcomes(n, score) : null)) {
        into.add(face);
      }
    }
  }

  private ThrowOutcomes outcomes(int n, Score score) {
    return known
        .computeIfAbsent(score, each -> new HashMap<>())
        .computeIfAbsent(n, each -> ThrowOutcomes.ofScore(n, score));
  }
}
