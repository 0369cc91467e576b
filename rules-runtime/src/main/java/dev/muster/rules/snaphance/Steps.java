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

  /**
   * Becomes the way of a search to one of the hexes it has seen, without the hex it began in.
   *
   * @param seen hexes in the order they were found, the first where the search began
   * @param from for each of them the place of the one before it
   */
  void trace(Steps seen, Steps from, int to) {
    clear();
    for (int i = seen.indexOf(to); i > 0; i = from.get(i)) {
      add(seen.get(i));
    }
    for (int i = 0, k = size - 1; i < k; i++, k--) {
      int keep = items[i];
      items[i] = items[k];
      items[k] = keep;
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
