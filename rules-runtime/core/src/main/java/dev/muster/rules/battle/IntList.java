package dev.muster.rules.battle;

import java.util.Arrays;

/** A short list of numbers, such as units or places, that is filled and cleared often. */
public class IntList {
  private int[] items = new int[8];
  private int size;

  public final int size() {
    return size;
  }

  public final boolean isEmpty() {
    return size == 0;
  }

  /**
   * @throws IndexOutOfBoundsException if the index is not below the size
   */
  public final int get(int i) {
    if (i >= size) {
      throw new IndexOutOfBoundsException(i + " of " + size);
    }
    return items[i];
  }

  /**
   * @throws IndexOutOfBoundsException if the list is empty
   */
  public final int last() {
    return get(size - 1);
  }

  public final void clear() {
    size = 0;
  }

  public final void add(int item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, size * 2);
    }
    items[size++] = item;
  }

  public final void addAll(IntList other) {
    for (int i = 0; i < other.size; i++) {
      add(other.items[i]);
    }
  }

  public final void set(int i, int item) {
    items[i] = item;
  }

  /** Drops all items after the first {@code length}. */
  public final void truncate(int length) {
    size = Math.min(size, length);
  }

  /**
   * @throws IndexOutOfBoundsException if the list is empty
   */
  public final void removeLast() {
    if (size == 0) {
      throw new IndexOutOfBoundsException("nothing to remove");
    }
    size--;
  }

  /** Removes an item, if it is in the list. */
  public final void remove(int item) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (items[i] != item) {
        items[kept++] = items[i];
      }
    }
    size = kept;
  }

  public final boolean contains(int item) {
    return indexOf(item) >= 0;
  }

  /** Returns the first index of an item; -1 if it is not in the list. */
  public final int indexOf(int item) {
    for (int i = 0; i < size; i++) {
      if (items[i] == item) {
        return i;
      }
    }
    return -1;
  }

  /** Puts all of another list before the item at a place. */
  final void insert(int at, IntList other) {
    int behind = size - at;
    addAll(other);
    if (behind > 0) {
      System.arraycopy(items, at, items, at + other.size, behind);
      System.arraycopy(other.items, 0, items, at, other.size);
    }
  }

  /** Becomes the same list as another. */
  public final void copyFrom(IntList other) {
    if (items.length < other.size) {
      items = new int[other.items.length];
    }
    System.arraycopy(other.items, 0, items, 0, other.size);
    size = other.size;
  }

  /** Whether another list has the same items in the same order. */
  final boolean isSameAs(IntList other) {
    return Arrays.equals(items, 0, size, other.items, 0, other.size);
  }

  /** Goes on with a {@link ColumnarState#fingerprint()}. */
  final long fingerprint(long before) {
    long print = ColumnarState.mix(before, size);
    for (int i = 0; i < size; i++) {
      print = ColumnarState.mix(print, items[i]);
    }
    return print;
  }
}
