package dev.muster.rules.dice;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Several D6 thrown together. Kept and thrown again rather than made anew. */
public final class DiceThrow {
  private int[] faces = new int[32];
  private final int[] counts = new int[7];
  private int size;

  public void clear() {
    size = 0;
    Arrays.fill(counts, 0);
  }

  /**
   * @param face 1 to 6
   */
  public void add(int face) {
    if (size == faces.length) {
      faces = Arrays.copyOf(faces, size * 2);
    }
    faces[size++] = face;
    counts[face]++;
  }

  /**
   * Takes the dice that were added last off again.
   *
   * @param dice 0 to {@link #size()}
   */
  public void removeLast(int dice) {
    for (int i = 0; i < dice; i++) {
      counts[faces[--size]]--;
    }
  }

  /** Returns the number of dice thrown. */
  public int size() {
    return size;
  }

  /** The face of a die, in the order they were thrown, from 0. */
  public int face(int die) {
    if (die >= size) {
      throw new IndexOutOfBoundsException(die + " of " + size);
    }
    return faces[die];
  }

  /** Returns how many dice show a face. */
  public int count(int face) {
    return counts[face];
  }

  /** Returns how many dice show a face or a higher one. */
  public int atLeast(int face) {
    int dice = 0;
    for (int each = face; each <= 6; each++) {
      dice += counts[each];
    }
    return dice;
  }

  /** The faces added up. */
  public int sum() {
    int sum = 0;
    for (int i = 0; i < size; i++) {
      sum += faces[i];
    }
    return sum;
  }

  /** The faces in the order they were thrown. */
  public List<Integer> faces() {
    List<Integer> list = new ArrayList<>(size);
    for (int i = 0; i < size; i++) {
      list.add(faces[i]);
    }
    return list;
  }
}
