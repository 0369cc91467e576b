package dev.muster.rules.fogr.rules;

/** The kind of tercio of a battle group (FR-006, FR-020). */
public enum Tercio {
  NONE,
  EARLY,
  LATER;

  public static Tercio of(String word) {
    return switch (word) {
      case "early" -> EARLY;
      case "later" -> LATER;
      default -> NONE;
    };
  }
}
