package dev.muster.rules.batch;

import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/**
 * Passes results on in the order of the battles, whatever order they end in. A result waits only
 * while an earlier battle is still running.
 *
 * @param <T> result of a battle
 */
public final class OrderedResults<T> {
  private final Consumer<T> next;
  private final Map<Integer, T> early = new TreeMap<>();
  private int expected;

  /**
   * @param first number of the first battle
   * @param next receives the results; never two at a time
   */
  public OrderedResults(int first, Consumer<T> next) {
    expected = first;
    this.next = next;
  }

  /** A battle is over; called from any thread. */
  public synchronized void accept(int battle, T result) {
    early.put(battle, result);
    for (T each = early.remove(expected); each != null; each = early.remove(expected)) {
      expected++;
      next.accept(each);
    }
  }
}
