package dev.muster.dsl.ui.map.replay;

import dev.muster.rules.report.ReportVocabulary;
import java.util.List;

/**
 * The content of the strip below a replayed battle.
 *
 * @param sides names of the sides, for their colours
 * @param rounds round of each moment, 0 before the first round; at least one moment
 * @param losses losses by side, then by moment, as a share of the breaking point, 0 to 1
 * @param chances chances of the first side by moment, 0 to 1
 * @param marks moments to jump to, in time order
 */
public record ReplayTrack(
    List<String> sides,
    List<Integer> rounds,
    List<List<Double>> losses,
    List<Double> chances,
    List<Mark> marks) {

  /**
   * A moment to jump to.
   *
   * @param what for the user, such as "Royal breaks"
   */
  public record Mark(int moment, String what) {}

  public ReplayTrack {
    sides = List.copyOf(sides);
    rounds = List.copyOf(rounds);
    losses = losses.stream().map(List::copyOf).toList();
    chances = List.copyOf(chances);
    marks = List.copyOf(marks);
    if (rounds.isEmpty()) {
      throw new IllegalArgumentException("a battle has at least one moment");
    }
  }

  /** The chances of the first side at a moment, such as "chances of Royal 56 %". */
  public String words(int moment) {
    return words(sides.getFirst(), chances.get(clamped(moment)));
  }

  static String words(String side, double chances) {
    return "chances of " + side + " " + ReportVocabulary.chances(chances, 0);
  }

  /** The number of its moments. */
  public int length() {
    return rounds.size();
  }

  /** The moment nearest to a number. */
  public int clamped(int moment) {
    return Math.clamp(moment, 0, length() - 1);
  }

  /** Returns the first moment of the next round; the last moment if there is none. */
  public int nextRound(int moment) {
    int at = clamped(moment);
    int next = at;
    while (next < length() && rounds.get(next).equals(rounds.get(at))) {
      next++;
    }
    return clamped(next);
  }

  /**
   * Returns the first moment of the current round; if it is that already, the first of the previous
   * round.
   */
  public int previousRound(int moment) {
    int from = clamped(moment - 1);
    while (from > 0 && rounds.get(from - 1).equals(rounds.get(from))) {
      from--;
    }
    return from;
  }

  /** Returns the mark nearest to a moment; null if none is within a distance. */
  Mark near(int moment, int distance) {
    Mark best = null;
    for (Mark each : marks) {
      int far = Math.abs(each.moment() - moment);
      if (far <= distance && (best == null || far < Math.abs(best.moment() - moment))) {
        best = each;
      }
    }
    return best;
  }
}
