package dev.muster.rules.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * An army list.
 *
 * @param training {@code well} or {@code poor}, null if the list does not say (4.5)
 * @param breakShare share of the Break Points at which the army breaks, null if the list does not
 *     say (14.0)
 * @param statedBreakPoints total of the Break Points of one unit of each line as the author states
 *     it, null if he does not; a check holds it against the computed total
 * @param sources what the list is taken from
 */
public record Army(
    String name,
    String label,
    @Nullable String training,
    @Nullable Share breakShare,
    List<StandLine> stands,
    List<String> notes,
    @Nullable Integer statedBreakPoints,
    List<String> sources,
    SourceRange source) {

  public Army {
    stands = List.copyOf(stands);
    notes = List.copyOf(notes);
    sources = List.copyOf(sources);
  }

  public Army(
      String name,
      String label,
      @Nullable String training,
      @Nullable Share breakShare,
      List<StandLine> stands,
      List<String> notes,
      SourceRange source) {
    this(name, label, training, breakShare, stands, notes, null, List.of(), source);
  }

  /** Returns the same army with other lines. */
  public Army withStands(List<StandLine> others) {
    return new Army(
        name, label, training, breakShare, others, notes, statedBreakPoints, sources, source);
  }

  /** A fraction as the author wrote it, such as 1/3. */
  public record Share(int numerator, int denominator) {
    public Share {
      if (denominator <= 0) {
        throw new IllegalArgumentException(
            "a share needs a denominator above 0, found " + denominator);
      }
    }

    @Override
    public String toString() {
      return numerator + "/" + denominator;
    }
  }

  /**
   * One line of the army list.
   *
   * @param category key of the rulebook's category
   * @param orderClass key of the order class, such as {@code B}
   * @param weapon key of the weapon, null if none is named
   * @param stats by stat key in the author's order; a blank column is missing
   * @param traits by trait key, value empty for a trait that takes none
   */
  public record StandLine(
      String name,
      String label,
      String category,
      String orderClass,
      @Nullable String weapon,
      Map<String, StatValue> stats,
      Map<String, String> traits,
      List<String> notes,
      SourceRange source) {
    public StandLine {
      stats = Collections.unmodifiableMap(new LinkedHashMap<>(stats));
      traits = Collections.unmodifiableMap(new LinkedHashMap<>(traits));
      notes = List.copyOf(notes);
    }

    /** Returns the line with another name and other traits. */
    public StandLine with(String otherName, Map<String, String> otherTraits) {
      return new StandLine(
          otherName, label, category, orderClass, weapon, stats, otherTraits, notes, source);
    }

    /** Returns a value of the line, or else that of its category; null if neither has one. */
    public @Nullable StatValue stat(Rulebook.Category category, String key) {
      StatValue value = stats.get(key);
      return value == null ? category.defaults().get(key) : value;
    }

    /**
     * Returns a number of the line, or else that of its category.
     *
     * @throws IllegalArgumentException if neither has a number
     */
    public int whole(Rulebook.Category category, String key) {
      if (stat(category, key) instanceof StatValue.Whole(int number)) {
        return number;
      }
      throw new IllegalArgumentException(source + ": " + name + " has no number for " + key);
    }
  }
}
