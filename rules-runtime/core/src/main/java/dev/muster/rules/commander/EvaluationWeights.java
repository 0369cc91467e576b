package dev.muster.rules.commander;

import java.util.function.ToDoubleFunction;

/**
 * What a mind holds each thing to be worth; immutable.
 *
 * @param <W> the things the commanders of a rule system weigh
 */
public final class EvaluationWeights<W extends Enum<W>> {
  private final double[] values;

  private EvaluationWeights(double[] values) {
    this.values = values;
  }

  /**
   * @param things all that is weighed, in their order
   * @param worth of each
   */
  public static <W extends Enum<W>> EvaluationWeights<W> of(W[] things, ToDoubleFunction<W> worth) {
    double[] values = new double[things.length];
    for (W each : things) {
      values[each.ordinal()] = worth.applyAsDouble(each);
    }
    return new EvaluationWeights<>(values);
  }

  public double of(W thing) {
    return values[thing.ordinal()];
  }

  /** The same, but one thing is worth so much. */
  public EvaluationWeights<W> with(W thing, double worth) {
    double[] changed = values.clone();
    changed[thing.ordinal()] = worth;
    return new EvaluationWeights<>(changed);
  }

  /** The same, but one thing is worth so much more. */
  public EvaluationWeights<W> plus(W thing, double more) {
    return with(thing, of(thing) + more);
  }
}
