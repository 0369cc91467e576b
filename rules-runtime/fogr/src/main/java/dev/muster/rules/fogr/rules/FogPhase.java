package dev.muster.rules.fogr.rules;

import dev.muster.rules.query.Ruling;
import org.jspecify.annotations.Nullable;

/** The phases of a turn, in their order (FR-038 to FR-043). */
public enum FogPhase {
  IMPACT("impact", "FR-039"),
  MANOEUVRE("manoeuvre", "FR-040"),
  SHOOTING("shooting", "FR-041"),
  MELEE("melee", "FR-042"),
  JOINT_ACTION("joint action", "FR-043");

  private final String word;
  private final String row;

  FogPhase(String word, String row) {
    this.word = word;
    this.row = row;
  }

  /** Returns the name of the phase in texts, such as {@code joint action}. */
  public String word() {
    return word;
  }

  /** Returns the phase with a name; null if there is none. */
  static @Nullable public FogPhase ofWord(String word) {
    for (FogPhase each : values()) {
      if (each.word.equals(word)) {
        return each;
      }
    }
    return null;
  }

  /** The one that comes next; after the last the first of the next turn. */
  FogPhase next() {
    return values()[(ordinal() + 1) % values().length];
  }

  /** Returns the ruling on the phase that follows this one. */
  public Ruling following() {
    return Ruling.yes(
        "the " + next().word + " phase" + (next() == IMPACT ? " of the next turn" : ""),
        "FR-038",
        row);
  }

  /** Whether a phase may follow another; the first of all is the impact phase. */
  public static Ruling follows(@Nullable FogPhase before, FogPhase wanted) {
    FogPhase due = before == null ? IMPACT : before.next();
    if (wanted == due) {
      return Ruling.yes("the " + wanted.word + " phase is next", "FR-038", due.row);
    }
    return Ruling.no(
        "after "
            + (before == null ? "the beginning" : "the " + before.word + " phase")
            + " comes the "
            + due.word
            + " phase",
        "FR-038",
        before == null ? IMPACT.row : before.row);
  }
}
