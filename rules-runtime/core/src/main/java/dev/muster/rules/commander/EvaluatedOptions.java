package dev.muster.rules.commander;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.DecisionOptions;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.CommanderProfile;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Options that an option evaluator of the rule system scores. The evaluator is created when a
 * commander first needs it, so battles of persons and scripts work without one.
 *
 * @param <O> the orders of the rule system
 * @param <C> the decision in the form that the evaluator reads
 */
public abstract class EvaluatedOptions<O, C> extends DecisionOptions<O>
    implements SelfEvaluatingDecision {
  /** Scores options for the built-in commanders. */
  public interface OptionEvaluator<C> {
    /** Begins to weigh a question as a commander of a temper does. */
    void consider(C question, CommanderProfile temper);

    /** The same for a commander to whom the scenario's plans are unknown. */
    void considerWithoutPlans(C question, CommanderProfile temper);

    /** Worth of an option of the question looked at; higher is better. */
    double score(C question, int option);

    /** Worth of an option, or anything not above another worth if it is surely not above it. */
    default double score(C question, int option, double above) {
      return score(question, option);
    }

    /** A key that is equal for options with nearly the same effect. */
    default int equivalenceKey(C question, int option) {
      return option;
    }

    /** Whether a search for the best option can be worth its time. */
    default boolean isWorthSearching(C question) {
      return true;
    }
  }

  private final Supplier<? extends OptionEvaluator<C>> outlooks;
  private @Nullable OptionEvaluator<C> outlook;

  /**
   * @param commanders one for each side
   * @param sink receives decisions; a silent sink receives none
   * @param room initial capacity for options; it grows
   * @param outlooks creates an evaluator on first use
   */
  protected EvaluatedOptions(
      List<Commander> commanders,
      EventSink sink,
      O[] room,
      Supplier<? extends OptionEvaluator<C>> outlooks) {
    super(commanders, sink, room);
    this.outlooks = outlooks;
  }

  /** This question. */
  protected abstract C self();

  @Override
  public final void consider(CommanderProfile temper) {
    evaluator().consider(self(), temper);
  }

  @Override
  public final void considerWithoutPlans(CommanderProfile temper) {
    evaluator().considerWithoutPlans(self(), temper);
  }

  @Override
  public final double score(int option) {
    return evaluator().score(self(), option);
  }

  @Override
  public final double score(int option, double above) {
    return evaluator().score(self(), option, above);
  }

  @Override
  public final int equivalenceKey(int option) {
    return evaluator().equivalenceKey(self(), option);
  }

  @Override
  public final boolean isWorthSearching() {
    return evaluator().isWorthSearching(self());
  }

  /** Returns the evaluator of the options; it is created on first use. */
  public final OptionEvaluator<C> evaluator() {
    OptionEvaluator<C> made = outlook;
    if (made == null) {
      made = outlooks.get();
      outlook = made;
    }
    return made;
  }
}
