package dev.muster.rules.model;

import org.jspecify.annotations.Nullable;

/**
 * A box by the letter of its column and the number of its row, both from the south-west corner
 * (BG-D02): {@code D4}. The column after Z is AA.
 *
 * @param column from the west, from 1
 * @param row from the south, from 1
 */
public record Box(int column, int row) implements Place {
  /** Columns that have a letter. */
  public static final int MOST_COLUMNS = 26;

  /** Returns the box this many columns to the east and rows to the north. */
  public Box shifted(int east, int north) {
    return new Box(column + east, row + north);
  }

  /** Whether another box shares a side with this one. */
  public boolean isBeside(Box other) {
    return Math.abs(column - other.column) + Math.abs(row - other.row) == 1;
  }

  /** The letter of a column, such as {@code D} for 4. */
  public static String letters(int column) {
    var text = new StringBuilder();
    for (int left = column; left > 0; left = (left - 1) / MOST_COLUMNS) {
      text.insert(0, (char) ('A' + (left - 1) % MOST_COLUMNS));
    }
    return text.toString();
  }

  /**
   * Returns the box that a text such as {@code D4} or {@code d4} names; null if it is not a box.
   */
  static @Nullable Box read(String text) {
    int letters = 0;
    int column = 0;
    while (letters < text.length() && letter(text.charAt(letters)) > 0) {
      column = column * MOST_COLUMNS + letter(text.charAt(letters));
      letters++;
    }
    String row = text.substring(letters);
    return letters == 0 || letters > 2 || !row.matches("[1-9][0-9]?")
        ? null
        : new Box(column, Integer.parseInt(row));
  }

  private static int letter(char sign) {
    int upper = sign >= 'a' && sign <= 'z' ? sign - 'a' : sign - 'A';
    return upper >= 0 && upper < MOST_COLUMNS ? upper + 1 : 0;
  }

  @Override
  public String toString() {
    return letters(column) + row;
  }
}
