package dev.muster.rules.fogr;

/** What kind of tercio a battle group is (FR-006, FR-020). */
enum Tercio {
  NONE,
  EARLY,
  LATER;

  static Tercio of(String word) {
    return switch (word) {
      case "early" -> EARLY;
      case "later" -> LATER;
      default -> NONE;
    };
  }
}
