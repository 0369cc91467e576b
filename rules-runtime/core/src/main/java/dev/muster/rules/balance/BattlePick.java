package dev.muster.rules.balance;

import java.util.Locale;

/**
 * A battle of a run that is worth watching, and why.
 *
 * @param battle its number in the run, from 1
 * @param seed of its dice, with which it is fought alone; as text, since some programs that read
 *     JSON round a number so long
 * @param words why, and how it ended
 */
public record BattlePick(Kind kind, int battle, String seed, String words) {
  /** What a battle is picked for. The guide has the formulas. */
  public enum Kind {
    /** The chances stay nearest to even. */
    CLOSEST("closest"),
    /** Result, length and losses are nearest to the medians of all battles. */
    TYPICAL("most typical"),
    /** The winner was once farthest behind. */
    UPSET("greatest upset");

    private final String label;

    Kind(String label) {
      this.label = label;
    }

    /** Returns the name for the user. */
    public String label() {
      return label;
    }

    /** Returns the word on the command line and in requests. */
    public String key() {
      return name().toLowerCase(Locale.ROOT);
    }
  }

  /** Returns the seed as a number. */
  public long dice() {
    return Long.parseLong(seed);
  }
}
