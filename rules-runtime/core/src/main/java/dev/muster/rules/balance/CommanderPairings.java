package dev.muster.rules.balance;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.model.CommanderProfile;
import java.util.List;
import java.util.Locale;

/**
 * The balance of a scenario with every pairing of some commanders.
 *
 * @param sides their names
 * @param pairings in the order of the commanders, first those of the first side
 */
public record CommanderPairings(List<String> sides, List<Pairing> pairings) {
  public CommanderPairings {
    sides = List.copyOf(sides);
    pairings = List.copyOf(pairings);
  }

  /**
   * Two commanders.
   *
   * @param one of the first side
   * @param other of the second side
   * @param value of the first side, with its interval
   */
  public record Pairing(
      CommanderProfile one, CommanderProfile other, int battles, BatchSimulation.Mean value) {}

  /**
   * The sums of the battles between two commanders.
   *
   * @param score points of the first side: 2 for a win, 1 for a draw
   * @param squares of the points of each battle
   */
  public record PairedScore(
      CommanderProfile one, CommanderProfile other, int battles, long score, long squares) {
    /** The scores of other battles of the same two as well. */
    PairedScore plus(PairedScore more) {
      if (more.one != one || more.other != other) {
        throw new IllegalArgumentException("these are battles of other commanders");
      }
      return new PairedScore(
          one,
          other,
          Math.addExact(battles, more.battles),
          Math.addExact(score, more.score),
          Math.addExact(squares, more.squares));
    }

    Pairing pairing() {
      return new Pairing(
          one, other, battles, BatchSimulation.Mean.of(score, squares, battles, 0, 2).dividedBy(2));
    }
  }

  /**
   * The range from the least to the greatest value, such as "South comes to 30 to 56 % whoever
   * leads".
   */
  public String envelope() {
    double low = pairings.stream().mapToDouble(each -> each.value.estimate()).min().orElse(0);
    double high = pairings.stream().mapToDouble(each -> each.value.estimate()).max().orElse(1);
    return String.format(
        Locale.ROOT,
        "%s comes to %.0f to %.0f %% whoever leads",
        sides.get(0),
        100 * low,
        100 * high);
  }

  /** A line for each pairing, and the envelope. */
  public List<String> lines() {
    List<String> lines =
        new java.util.ArrayList<>(
            pairings.stream()
                .map(
                    each ->
                        String.format(
                            Locale.ROOT,
                            "%-8s against %-8s %s %s",
                            name(each.one),
                            name(each.other),
                            sides.get(0),
                            BalanceText.value(each.value)))
                .toList());
    lines.add(envelope());
    return lines;
  }

  /** As options name it. */
  public static String name(CommanderProfile profile) {
    return profile.name().toLowerCase(Locale.ROOT);
  }
}
