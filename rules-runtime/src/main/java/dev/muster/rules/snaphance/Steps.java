package dev.muster.rules.snaphance;

import java.util.Arrays;

/**
 * A short list of numbers (hexes of a path, stands of a melee) that is filled and cleared often.
 */
final class Steps {
  private int[] items = new int[8];
  private int size;

  int size() {
    return size;
  }

  boolean isEmpty() {
    return size == 0;
  }

  int get(int i) {
    if (i >= size) {
      throw new IndexOutOfBoundsException(i + " of " + size);
    }
    return items[i];
  }

  int last() {
    return get(size - 1);
  }

  void clear() {
    size = 0;
  }

  void add(int item) {
    if (size == items.length) {
      items = Arrays.copyOf(items, size * 2);
    }
    items[size++] = item;
  }

  void addAll(Steps other) {
    for (int i = 0; i < other.size; i++) {
      add(other.items[i]);
    }
  }

  /** Drops what is behind the first {@code length} items. */
  void shorten(int length) {
    size = Math.min(size, length);
  }

  void removeLast() {
    if (size == 0) {
      throw new IndexOutOfBoundsException("nothing to remove");
    }
    size--;
  }

  void remove(int item) {
    int kept = 0;
    for (int i = 0; i < size; i++) {
      if (items[i] != item) {
        items[kept++] = items[i];
      }
    }
    size = kept;
  }

  void set(int i, int item) {
    items[i] = item;
  }

  boolean contains(int item) {
    return indexOf(item) >= 0;
  }

  /** First place of an item, -1 where it is not in. */
  int indexOf(int item) {
    for (int i = 0; i < size; i++) {
      if (items[i] == item) {
        return i;
      }
    }
    return -1;
  }
}
