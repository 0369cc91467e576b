package dev.muster.rules.balance;

import java.util.List;

/**
 * Counts of where on the field many battles were fought.
 *
 * @param battles number of battles counted
 * @param layers layers in the order of a menu: crossings, contacts, losses, control, and the path
 *     of each group
 */
public record FieldCounts(int battles, List<FieldLayer> layers) {
  public FieldCounts {
    layers = List.copyOf(layers);
  }

  /**
   * A map layer with one number per cell.
   *
   * @param key such as {@code crossed} or {@code went:Royal.Van}
   * @param label for a menu
   * @param meaning meaning of the numbers, in a sentence
   * @param side it is about, -1 for both
   * @param share whether the numbers are shares of the battles, 0 to 1; else means of a battle
   * @param values by cell of {@link FieldCells}
   */
  public record FieldLayer(
      String key, String label, String meaning, int side, boolean share, List<Double> values) {
    public FieldLayer {
      values = List.copyOf(values);
    }

    /** The largest number; 0 if none is above 0. */
    public double most() {
      return values.stream().mapToDouble(Double::doubleValue).max().orElse(0);
    }
  }
}
