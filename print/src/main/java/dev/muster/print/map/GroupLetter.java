package dev.muster.print.map;

/** Name of a group on the map, on its sheet and in the order of battle. */
public final class GroupLetter {
  private static final int LETTERS = 26;

  private GroupLetter() {}

  /**
   * A to Z, then AA, AB and so on.
   *
   * @param group its number, counted through all sides, from 0
   */
  public static String of(int group) {
    char last = (char) ('A' + group % LETTERS);
    return group < LETTERS ? Character.toString(last) : of(group / LETTERS - 1) + last;
  }
}
