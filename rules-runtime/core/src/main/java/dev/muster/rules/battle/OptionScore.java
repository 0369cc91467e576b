package dev.muster.rules.battle;

import java.util.Comparator;
import java.util.List;

/**
 * The score that a commander gave an option.
 *
 * @param option index of the option in the question
 * @param score score in its measure; higher is better
 */
public record OptionScore(int option, double score, ScoreMeasure measure) {
  /** Number of scores that are reported. */
  public static final int REPORTED = 3;

  /** The measure of a score. */
  public enum ScoreMeasure {
    /** The score of the built-in commanders, roughly in SP; 0 means no action. */
    WORTH,
    /** Share of the battles won that were played on from there, 0 to 1. */
    SHARE
  }

  /** The best of them, the earlier option before another as good. */
  public static List<OptionScore> best(List<OptionScore> all) {
    return all.stream()
        .sorted(
            Comparator.comparingDouble(OptionScore::score)
                .reversed()
                .thenComparingInt(OptionScore::option))
        .limit(REPORTED)
        .toList();
  }
}
