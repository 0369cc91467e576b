package dev.muster.rules.commander;

import java.util.function.ToDoubleFunction;

/**
 * The weights of a commander; immutable.
 *
 * @param <W> the enum of the weights of a game
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

  /** Returns a copy with another value of one weight. */
  public EvaluationWeights<W> with(W thing, double worth) {
    double[] changed = values.clone();
    changed[thing.ordinal()] = worth;
    return new EvaluationWeights<>(changed);
  }

  /** Returns a copy with an amount added to one weight. */
  public EvaluationWeights<W> plus(W thing, double more) {
    return with(thing, of(thing) + more);
  }
}
