package dev.muster.rules.situation;

/**
 * The words of a game for losses of a unit.
 *
 * @param verb such as {@code loses}
 * @param one of what it loses, such as {@code SP}
 * @param many several of them
 */
public record LossTerms(String verb, String one, String many) {
  /** The default words of a game. */
  public static final LossTerms USUAL = new LossTerms("loses", "strength", "strength");

  /** "2 SP", "1 hit". */
  public String counted(int number) {
    return number + " " + (number == 1 ? one : many);
  }
}
