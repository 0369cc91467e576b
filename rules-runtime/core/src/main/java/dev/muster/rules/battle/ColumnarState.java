package dev.muster.rules.battle;

import java.util.Arrays;

/**
 * The mutable state of a battle as columns: one number or flag for each unit, group, place or side.
 * The state of a game extends this class and declares each column as a field:
 *
 * <pre>
 *   final int[] hits = intColumn(forces.units, 0);
 *   final boolean[] fired = turnFlagColumn(forces.units);
 * </pre>
 *
 * <p>Copying, restoring, comparing and beginning a turn is one loop over all columns, so that a
 * game does not write them by hand. Columns are plain arrays for fast access.
 *
 * @param <F> the immutable part that all copies of a state share
 */
public abstract class ColumnarState<F> {
  /** The part that does not change during a battle. */
  protected final F forces;

  private int[][] numbers = {};
  private boolean[][] marks = {};
  private IntList[] lists = {};
  private WorkQueue[] queues = {};

  // columns that begin each turn anew, the previous with a number
  private int[][] numbersOfTurn = {};
  private int[] startOfTurn = {};
  private boolean[][] marksOfTurn = {};
  private IntList[] listsOfTurn = {};

  protected ColumnarState(F forces) {
    this.forces = forces;
  }

  /** A column of numbers. */
  protected final int[] intColumn(int length, int start) {
    int[] column = new int[length];
    Arrays.fill(column, start);
    numbers = with(numbers, column);
    return column;
  }

  /** A column of marks, none of them set. */
  protected final boolean[] flagColumn(int length) {
    boolean[] column = new boolean[length];
    marks = with(marks, column);
    return column;
  }

  /** A column of numbers that are {@code start} again when a turn begins. */
  protected final int[] turnIntColumn(int length, int start) {
    int[] column = intColumn(length, start);
    numbersOfTurn = with(numbersOfTurn, column);
    startOfTurn = Arrays.copyOf(startOfTurn, startOfTurn.length + 1);
    startOfTurn[startOfTurn.length - 1] = start;
    return column;
  }

  /** A column of marks that go when a turn begins. */
  protected final boolean[] turnFlagColumn(int length) {
    boolean[] column = flagColumn(length);
    marksOfTurn = with(marksOfTurn, column);
    return column;
  }

  /** Has a list, which is empty, be part of the state. */
  protected final <L extends IntList> L listColumn(L list) {
    lists = with(lists, list);
    return list;
  }

  /** Has a list that is empty again when a turn begins be part of the state. */
  protected final <L extends IntList> L turnListColumn(L list) {
    listsOfTurn = with(listsOfTurn, list);
    return listColumn(list);
  }

  /** Returns a queue of pending consequences, as part of the state. */
  protected final WorkQueue queueColumn() {
    WorkQueue queue = new WorkQueue();
    queues = with(queues, queue);
    return queue;
  }

  private static <T> T[] with(T[] all, T more) {
    T[] longer = Arrays.copyOf(all, all.length + 1);
    longer[all.length] = more;
    return longer;
  }

  /** A turn begins: the marks of the last one go. */
  protected final void resetTurnColumns() {
    for (int i = 0; i < numbersOfTurn.length; i++) {
      Arrays.fill(numbersOfTurn[i], startOfTurn[i]);
    }
    for (boolean[] column : marksOfTurn) {
      Arrays.fill(column, false);
    }
    for (IntList each : listsOfTurn) {
      each.clear();
    }
  }

  /**
   * Copies the other state column by column, without creating an object. Callers must discard data
   * they cached from this state.
   *
   * @throws IllegalArgumentException if the other has another starting position
   */
  protected void copyFrom(ColumnarState<F> other) {
    if (other.forces != forces) {
      throw new IllegalArgumentException("a battle can only be set to one of the same opening");
    }
    for (int i = 0; i < numbers.length; i++) {
      System.arraycopy(other.numbers[i], 0, numbers[i], 0, numbers[i].length);
    }
    for (int i = 0; i < marks.length; i++) {
      System.arraycopy(other.marks[i], 0, marks[i], 0, marks[i].length);
    }
    for (int i = 0; i < lists.length; i++) {
      lists[i].copyFrom(other.lists[i]);
    }
    for (int i = 0; i < queues.length; i++) {
      queues[i].copyFrom(other.queues[i]);
    }
  }

  /** Whether another state of the same opening has the same columns. */
  protected final boolean hasSameColumns(ColumnarState<F> other) {
    boolean same = other.forces == forces;
    for (int i = 0; same && i < numbers.length; i++) {
      same = Arrays.equals(numbers[i], other.numbers[i]);
    }
    for (int i = 0; same && i < marks.length; i++) {
      same = Arrays.equals(marks[i], other.marks[i]);
    }
    for (int i = 0; same && i < lists.length; i++) {
      same = lists[i].isSameAs(other.lists[i]);
    }
    for (int i = 0; same && i < queues.length; i++) {
      same = queues[i].isSameAs(other.queues[i]);
    }
    return same;
  }

  /** A number that is equal for equal states, and hardly ever for others. */
  protected long fingerprint() {
    long print = 0;
    for (int[] column : numbers) {
      for (int each : column) {
        print = mix(print, each);
      }
    }
    for (boolean[] column : marks) {
      for (boolean each : column) {
        print = mix(print, each ? 1 : 0);
      }
    }
    for (IntList each : lists) {
      print = each.fingerprint(print);
    }
    for (WorkQueue each : queues) {
      print = each.fingerprint(print);
    }
    return print;
  }

  /** Goes on with a fingerprint by a number. */
  protected static long mix(long print, long number) {
    long mixed = (print ^ number) * 0x9E3779B97F4A7C15L;
    return mixed ^ mixed >>> 32;
  }
}
