package dev.muster.rules.system;

/** A rule system: what the house must know to check its lists and scenarios, and to tell them. */
public interface RuleSystem {
  /** The word behind {@code system} in a rulebook, such as {@code snaphance}. */
  String key();

  /** What players work out before a battle. */
  default Figures figures() {
    return Figures.NONE;
  }
}
