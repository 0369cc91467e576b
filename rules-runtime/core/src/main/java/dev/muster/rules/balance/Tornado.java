package dev.muster.rules.balance;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.Quantiles;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToDoubleFunction;

/**
 * The sensitivity of a scenario's result: the differences that single changes make, largest first.
 *
 * @param written the scenario as it is written
 * @param bars what was varied, by its largest difference
 * @param looks changes that were fought
 */
public record Tornado(WhatIf.Row written, List<Bar> bars, int looks) {
  private static final double ERROR = 0.05;

  public Tornado {
    bars = List.copyOf(bars);
  }

  /**
   * A thing that was varied.
   *
   * @param changes the results, in the order of its values
   */
  public record Bar(String name, String was, List<WhatIf.Row> changes) {
    public Bar {
      changes = List.copyOf(changes);
    }

    /** The largest difference, 0 to 1. */
    public double effect() {
      return changes.stream().mapToDouble(each -> size(each)).max().orElse(0);
    }
  }

  /**
   * Sorts results.
   *
   * @param factors what was varied
   * @param rows of the scenario, and of all changes in their order, as far as they were fought
   */
  public static Tornado of(List<SingleChanges.Factor> factors, List<WhatIf.Row> rows) {
    List<Bar> bars = new ArrayList<>();
    int next = 1;
    for (SingleChanges.Factor each : factors) {
      int last = Math.min(rows.size(), next + each.changes().size());
      if (next < last) {
        bars.add(new Bar(each.name(), each.written(), rows.subList(next, last)));
      }
      next += each.changes().size();
    }
    ToDoubleFunction<Bar> effect = Bar::effect;
    bars.sort(Comparator.comparingDouble(effect).reversed());
    return new Tornado(rows.getFirst(), bars, rows.size() - 1);
  }

  private static double size(WhatIf.Row row) {
    BatchSimulation.Mean apart = row.difference();
    return apart == null ? 0 : Math.abs(apart.estimate());
  }

  /**
   * Whether a difference is more than chance explains, even though it is one of many: its interval
   * leaves out 0 when it is widened so that all intervals together hold with 95 % (Bonferroni).
   */
  public boolean isClear(WhatIf.Row row) {
    BatchSimulation.Mean apart = row.difference();
    return apart != null && Math.abs(apart.estimate()) > widened(apart);
  }

  /** Half of the widened interval. */
  private double widened(BatchSimulation.Mean apart) {
    double one = Quantiles.normal(ERROR / 2);
    return (apart.high() - apart.low())
        / 2
        * Quantiles.normal(ERROR / (2 * Math.max(1, looks)))
        / one;
  }

  /** Returns whether every battle ends as in the unchanged scenario. */
  static boolean isWithoutEffect(WhatIf.Row row) {
    BatchSimulation.Mean apart = row.difference();
    return apart != null && apart.low() == 0 && apart.high() == 0;
  }

  /** Returns the number of changes with a clear effect. */
  public long clear() {
    return bars.stream().flatMap(each -> each.changes().stream()).filter(this::isClear).count();
  }

  /** The smallest difference that would be clear, in the middle of all changes; 0 to 1. */
  public double visible() {
    List<Double> halves =
        bars.stream()
            .flatMap(each -> each.changes().stream())
            .map(WhatIf.Row::difference)
            .filter(each -> each != null && each.high() > each.low())
            .map(this::widened)
            .sorted()
            .toList();
    return halves.isEmpty() ? 0 : halves.get(halves.size() / 2);
  }
}
