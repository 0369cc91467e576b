package dev.muster.rules.battle;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The current question of a battle: its legal options, each an order and a number for the unit,
 * place or other object. It is refilled for each decision; texts are made only when they are read.
 * A rule system extends it by its decisions, orders and words.
 *
 * @param <O> the orders of the rule system
 */
public abstract class DecisionOptions<O> implements Decision {
  private final Commander[] commanders;
  private final EventSink sink;
  private final boolean heard;
  private final boolean told;
  private O[] orders;
  private int[] numbers;
  private int side;
  private int size;
  private int usual;
  private int answered;

  /**
   * @param commanders one for each side
   * @param sink receives the decisions; none if silent
   * @param room of as many options as most questions have; it grows
   */
  public DecisionOptions(List<Commander> commanders, EventSink sink, O[] room) {
    this.commanders = commanders.toArray(new Commander[0]);
    this.sink = sink;
    heard = sink.wantsEvents();
    told = heard && sink.wantsDecisions();
    orders = room;
    numbers = new int[room.length];
  }

  /** Begins a question that a side answers. */
  protected final void start(int asked) {
    side = asked;
    size = 0;
    usual = 0;
  }

  /** Adds an option. */
  protected final void addOption(O order, int number) {
    if (size == orders.length) {
      ensureRoom(1);
    }
    orders[size] = order;
    numbers[size++] = number;
  }

  /**
   * Adds an option of an order for each of some numbers.
   *
   * @param count how many of them, from the first on
   */
  protected final void addOptions(O order, int[] all, int count) {
    ensureRoom(count);
    Arrays.fill(orders, size, size + count, order);
    System.arraycopy(all, 0, numbers, size, count);
    size += count;
  }

  /** Makes room for more options. */
  protected final void ensureRoom(int more) {
    if (size + more > orders.length) {
      orders = Arrays.copyOf(orders, Math.max(size + more, orders.length * 2));
      numbers = Arrays.copyOf(numbers, orders.length);
    }
  }

  /** Makes the option added last the default. */
  protected final void makeLastDefault() {
    usual = size - 1;
  }

  /** Name of a side. */
  protected abstract String sideName(int which);

  /**
   * Puts the question and returns the index of the chosen option; with a single option the owner is
   * only notified.
   *
   * @throws IllegalStateException if there is no legal option, or the answer is not one
   */
  public final int ask() {
    if (size == 0) {
      throw new IllegalStateException(id() + " about " + about() + " has no legal option");
    }
    answered = 0;
    if (size == 1) {
      commanders[side].onForcedDecision(this);
      return 0;
    }
    int answer = commanders[side].choose(this);
    if (answer < 0 || answer >= size) {
      throw notLegal(answer);
    }
    if (told) {
      if (sink.wantsScores()) {
        emitScores(commanders[side].optionScores(this));
      }
      emit(answer);
    }
    answered = answer;
    return answer;
  }

  /**
   * Withholds the question because the rules leave no choice; with a listener its owner is
   * notified, so that an order can be answered with the rule that forbids it.
   */
  public final void withhold() {
    size = 0;
    if (heard) {
      commanders[side].onWithheldDecision(this);
    }
  }

  private IllegalStateException notLegal(int answer) {
    return new IllegalStateException(
        "the commander of "
            + sideName(side)
            + " answered "
            + answer
            + " to "
            + id()
            + " about "
            + about()
            + ", legal are 0 to "
            + (size - 1));
  }

  private void emitScores(List<OptionScore> reasons) {
    if (!reasons.isEmpty()) {
      List<CommonEvent.Thought> best =
          reasons.stream()
              .map(
                  each ->
                      new CommonEvent.Thought(
                          label(each.option()),
                          Math.round(each.score() * 1000) / 1000.0,
                          each.measure().name().toLowerCase(Locale.ROOT)))
              .toList();
      sink.accept(
          new CommonEvent.Weighed(id(), sideName(side), about(), best, purpose(), RuleRef.NONE));
    }
  }

  /**
   * What the commander wants to do with the troops that the question opens a turn of, in a phrase;
   * null for other questions. It is asked only for a listener that wants reasons.
   */
  protected @Nullable String purpose() {
    return null;
  }

  private void emit(int answer) {
    sink.accept(
        new CommonEvent.Decided(id(), sideName(side), about(), label(answer), size, RuleRef.NONE));
  }

  /** Asks, and answers the chosen order. */
  public final O askOrder() {
    return orders[ask()];
  }

  /** Asks, and answers the number of the chosen option. */
  public final int askNumber() {
    return numbers[ask()];
  }

  /** The answer to the last question. */
  public final int lastAnswer() {
    return answered;
  }

  /** Returns the order of an option. */
  public final O order(int option) {
    return orders[option];
  }

  /** Returns the number that the order of an option is about. */
  public final int number(int option) {
    return numbers[option];
  }

  /** Whether a commander distinguishes moves with the same end. */
  public final boolean distinguishesPaths(int asked) {
    return commanders[asked].distinguishesPaths();
  }

  @Override
  public final int side() {
    return side;
  }

  @Override
  public final int size() {
    return size;
  }

  @Override
  public final int defaultOption() {
    return usual;
  }
}
