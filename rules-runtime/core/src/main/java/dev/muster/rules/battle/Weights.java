package dev.muster.rules.battle;

import java.util.function.ToDoubleFunction;

/**
 * What a mind holds each thing to be worth; immutable.
 *
 * @param <W> the things the commanders of a rule system weigh
 */
public final class Weights<W extends Enum<W>> {
  private final double[] values;

  private Weights(double[] values) {
    this.values = values;
  }

  /**
   * @param things all that is weighed, in their order
   * @param worth of each
   */
  public static <W extends Enum<W>> Weights<W> of(W[] things, ToDoubleFunction<W> worth) {
    double[] values = new double[things.length];
    for (W each : things) {
      values[each.ordinal()] = worth.applyAsDouble(each);
    }
    return new Weights<>(values);
  }

  public double of(W thing) {
    return values[thing.ordinal()];
  }

  /** The same, but one thing is worth so much. */
  public Weights<W> with(W thing, double worth) {
    double[] changed = values.clone();
    changed[thing.ordinal()] = worth;
    return new Weights<>(changed);
  }

  /** The same, but one thing is worth so much more. */
  public Weights<W> plus(W thing, double more) {
    return with(thing, of(thing) + more);
  }
}
