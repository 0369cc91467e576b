package dev.muster.rules.fogr;

import dev.muster.rules.ask.Verdict;
import org.jspecify.annotations.Nullable;

/** The phases of a turn, in their order (FR-038 to FR-043). */
enum Phase {
  IMPACT("impact", "FR-039"),
  MANOEUVRE("manoeuvre", "FR-040"),
  SHOOTING("shooting", "FR-041"),
  MELEE("melee", "FR-042"),
  JOINT_ACTION("joint action", "FR-043");

  private final String word;
  private final String row;

  Phase(String word, String row) {
    this.word = word;
    this.row = row;
  }

  /** As it is written: {@code joint action}. */
  String word() {
    return word;
  }

  /** The row that gives it its place. */
  String row() {
    return row;
  }

  /** The phase of a word, null for none. */
  static @Nullable Phase named(String word) {
    for (Phase each : values()) {
      if (each.word.equals(word)) {
        return each;
      }
    }
    return null;
  }

  /** The one that comes next; after the last the first of the next turn. */
  Phase next() {
    return values()[(ordinal() + 1) % values().length];
  }

  /** What comes after a phase. */
  Verdict following() {
    return Verdict.yes(
        "the " + next().word + " phase" + (next() == IMPACT ? " of the next turn" : ""),
        "FR-038",
        row);
  }

  /** Whether a phase may follow another; the first of all is the impact phase. */
  static Verdict follows(@Nullable Phase before, Phase wanted) {
    Phase due = before == null ? IMPACT : before.next();
    if (wanted == due) {
      return Verdict.yes("the " + wanted.word + " phase is next", "FR-038", due.row);
    }
    return Verdict.no(
        "after "
            + (before == null ? "the beginning" : "the " + before.word + " phase")
            + " comes the "
            + due.word
            + " phase",
        "FR-038",
        before == null ? IMPACT.row : before.row);
  }
}
