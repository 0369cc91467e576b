package dev.muster.rules.battle;

import java.util.Comparator;
import java.util.List;

/**
 * What a commander held an option to be worth.
 *
 * @param option its index in the question
 * @param score in its measure; higher is better
 */
public record OptionScore(int option, double score, ScoreMeasure measure) {
  /** How many are reported. */
  public static final int REPORTED = 3;

  /** What worth is counted in. */
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
