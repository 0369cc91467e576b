package dev.muster.rules.fogr.rules;

/**
 * A class of armour (FR-D07).
 *
 * @param rank its position among the classes, the lowest first; negative if the rulebook does not
 *     rank it
 * @param word such as {@code heavily-armoured}
 */
record ArmourClass(int rank, String word) {
  /** The name as a player says it. */
  String text() {
    return word.replace('-', ' ');
  }
}
