package dev.muster.rules.battle;

import dev.muster.rules.model.Temper;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Options that an outlook of the rule system weighs. It is made when a commander first asks, so
 * that a battle of people and scripts does without.
 *
 * @param <O> the orders of the rule system
 * @param <C> the question itself, as the outlook looks at it
 */
public abstract class WeighedOptions<O, C> extends Options<O> implements Weighing {
  /** What the built-in commanders weigh options with. */
  public interface Outlook<C> {
    /** Begins to weigh a question as a commander of a temper does. */
    void lookAt(C question, Temper temper);

    /** Worth of an option of the question looked at; higher is better. */
    double worth(C question, int option);
  }

  private final Supplier<? extends Outlook<C>> outlooks;
  private @Nullable Outlook<C> outlook;

  /**
   * @param commanders one for each side
   * @param sink hears of decisions; the silent one of nothing
   * @param room of as many options as most questions have; it grows
   * @param outlooks makes an outlook when one is first asked for
   */
  protected WeighedOptions(
      List<Commander> commanders,
      EventSink sink,
      O[] room,
      Supplier<? extends Outlook<C>> outlooks) {
    super(commanders, sink, room);
    this.outlooks = outlooks;
  }

  /** This question. */
  protected abstract C self();

  @Override
  public final void lookAt(Temper temper) {
    outlook().lookAt(self(), temper);
  }

  @Override
  public final double worth(int option) {
    return outlook().worth(self(), option);
  }

  /** What its options are weighed with. */
  public final Outlook<C> outlook() {
    Outlook<C> made = outlook;
    if (made == null) {
      made = outlooks.get();
      outlook = made;
    }
    return made;
  }
}
