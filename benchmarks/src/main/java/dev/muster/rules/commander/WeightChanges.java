package dev.muster.rules.commander;

import java.util.LinkedHashMap;
import java.util.Map;

/** Weights as text, such as {@code CHARGE=1.5,NEARER=0.9}. */
public final class WeightChanges {
  private WeightChanges() {}

  /**
   * Weights with some of them changed.
   *
   * @param changes the changed ones; empty for none
   * @throws IllegalArgumentException if a change names no weight or has no number
   */
  public static <W extends Enum<W>> EvaluationWeights<W> apply(
      EvaluationWeights<W> weights, Class<W> all, String changes) {
    EvaluationWeights<W> changed = weights;
    for (String each : changes.isEmpty() ? new String[0] : changes.split(",")) {
      String[] parts = each.split("=");
      if (parts.length != 2) {
        throw new IllegalArgumentException("expected WEIGHT=NUMBER, found: " + each);
      }
      changed = changed.with(Enum.valueOf(all, parts[0]), Double.parseDouble(parts[1]));
    }
    return changed;
  }

  /** All weights, by name. */
  public static <W extends Enum<W>> Map<String, Double> named(
      EvaluationWeights<W> weights, Class<W> all) {
    Map<String, Double> named = new LinkedHashMap<>();
    for (W each : all.getEnumConstants()) {
      named.put(each.name(), weights.of(each));
    }
    return named;
  }
}
