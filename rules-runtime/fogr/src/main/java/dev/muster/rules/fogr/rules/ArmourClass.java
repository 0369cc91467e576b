package dev.muster.rules.fogr.rules;

/**
 * A class of armour (FR-D07).
 *
 * @param rank its place among the classes, the lowest first; below 0 for one the rulebook gives no
 *     place
 * @param word such as {@code heavily-armoured}
 */
record ArmourClass(int rank, String word) {
  /** The name as a player says it. */
  String text() {
    return word.replace('-', ' ');
  }
}
