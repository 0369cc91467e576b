package dev.muster.rules.battle;

/**
 * The queue of pending consequences. A rule adds its consequences here instead of calling them, so
 * that one rule ends before the next begins and the state between them can be copied and compared.
 *
 * <p>Items added while an item is processed are processed in the order they were added, and before
 * all items that were already waiting: the melee of a charge, with all its consequences, comes
 * before the rest of the charger's move. An item is a kind and any numbers. The queue is part of
 * the state of a battle, see {@link ColumnarState#queueColumn()}.
 */
public final class WorkQueue {
  /** All items in sequence, the next one last; each ends with its length. */
  private final IntList waiting = new IntList();

  private final IntList made = new IntList();
  private final IntList taken = new IntList();
  private int read;

  /** Insertion point of the next item: below those added since the last item was taken. */
  private int floor;

  public boolean isEmpty() {
    return waiting.isEmpty();
  }

  /** Begins a piece of work; {@link #end()} puts it. */
  public WorkQueue put(int kind) {
    made.clear();
    made.add(kind);
    return this;
  }

  /** A number of the piece that is being put. */
  public WorkQueue with(int number) {
    made.add(number);
    return this;
  }

  /** A list of numbers of the piece that is being put. */
  public WorkQueue with(IntList list) {
    made.add(list.size());
    made.addAll(list);
    return this;
  }

  /** Puts the piece. */
  public void end() {
    made.add(made.size());
    waiting.insert(floor, made);
  }

  /**
   * Takes the next piece off, to be read with {@link #read()} in the order it was written.
   *
   * @return its kind
   * @throws IndexOutOfBoundsException if the queue is empty
   */
  public int take() {
    int length = waiting.last();
    floor = waiting.size() - 1 - length;
    taken.clear();
    for (int i = 0; i < length; i++) {
      taken.add(waiting.get(floor + i));
    }
    waiting.truncate(floor);
    read = 0;
    return read();
  }

  /** The next number of the piece that was taken. */
  public int read() {
    return taken.get(read++);
  }

  /** Reads the next list of the piece that was taken. */
  public void read(IntList list) {
    list.clear();
    for (int left = read(); left > 0; left--) {
      list.add(read());
    }
  }

  void copyFrom(WorkQueue other) {
    waiting.copyFrom(other.waiting);
    floor = waiting.size();
  }

  boolean isSameAs(WorkQueue other) {
    return waiting.isSameAs(other.waiting);
  }

  long fingerprint(long before) {
    return waiting.fingerprint(before);
  }
}
