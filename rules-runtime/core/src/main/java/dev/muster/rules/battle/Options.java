package dev.muster.rules.battle;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/**
 * The one question a battle asks at a time: its legal options as an order and a number each, which
 * says whom, where or which. It is filled anew for each decision; words are made only when somebody
 * reads them. A rule system extends it by its decisions, orders and words.
 *
 * @param <O> the orders of the rule system
 */
public abstract class Options<O> implements Question {
  private final Commander[] commanders;
  private final EventSink sink;
  private final boolean heard;
  private O[] orders;
  private int[] numbers;
  private int side;
  private int size;
  private int usual;
  private int answered;

  /**
   * @param commanders one for each side
   * @param sink hears of decisions; the silent one of nothing
   * @param room of as many options as most questions have; it grows
   */
  protected Options(List<Commander> commanders, EventSink sink, O[] room) {
    this.commanders = commanders.toArray(new Commander[0]);
    this.sink = sink;
    heard = sink != EventSink.SILENT;
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
  protected final void put(O order, int number) {
    if (size == orders.length) {
      room(1);
    }
    orders[size] = order;
    numbers[size++] = number;
  }

  /** Makes room for more options. */
  protected final void room(int more) {
    if (size + more > orders.length) {
      orders = Arrays.copyOf(orders, Math.max(size + more, orders.length * 2));
      numbers = Arrays.copyOf(numbers, orders.length);
    }
  }

  /** The option just added is what happens when nobody decides. */
  protected final void lastIsUsual() {
    usual = size - 1;
  }

  /** Name of a side. */
  protected abstract String sideName(int which);

  /**
   * Puts the question; of one with a single option its owner only hears. Answers the option's
   * index.
   *
   * @throws IllegalStateException when there is no legal option, or the answer is none
   */
  public final int ask() {
    if (size == 0) {
      throw new IllegalStateException(point() + " about " + about() + " has no legal option");
    }
    answered = 0;
    if (size == 1) {
      commanders[side].hasNoChoice(this);
      return 0;
    }
    int answer = commanders[side].choose(this);
    if (answer < 0 || answer >= size) {
      throw notLegal(answer);
    }
    if (heard) {
      if (sink.asksWhy()) {
        tellWhy(commanders[side].reasons(this));
      }
      tell(answer);
    }
    answered = answer;
    return answer;
  }

  private IllegalStateException notLegal(int answer) {
    return new IllegalStateException(
        "the commander of "
            + sideName(side)
            + " answered "
            + answer
            + " to "
            + point()
            + " about "
            + about()
            + ", legal are 0 to "
            + (size - 1));
  }

  private void tellWhy(List<Reason> reasons) {
    if (!reasons.isEmpty()) {
      List<CommonEvent.Thought> best =
          reasons.stream()
              .map(
                  each ->
                      new CommonEvent.Thought(
                          label(each.option()),
                          Math.round(each.worth() * 1000) / 1000.0,
                          each.measure().name().toLowerCase(Locale.ROOT)))
              .toList();
      sink.tell(new CommonEvent.Weighed(point(), sideName(side), about(), best, RuleRef.NONE));
    }
  }

  private void tell(int answer) {
    sink.tell(
        new CommonEvent.Decided(
            point(), sideName(side), about(), label(answer), size, RuleRef.NONE));
  }

  /** Asks, and answers the chosen order. */
  public final O askOrder() {
    return orders[ask()];
  }

  /** Asks, and answers the number of the chosen option. */
  public final int askNumber() {
    return numbers[ask()];
  }

  /** The answer to the question asked last. */
  public final int answered() {
    return answered;
  }

  /** What an option orders. */
  public final O order(int option) {
    return orders[option];
  }

  /** What the order of an option is about. */
  public final int number(int option) {
    return numbers[option];
  }

  /** Whether a commander tells apart moves that end alike. */
  public final boolean everyPath(int asked) {
    return commanders[asked].wantsEveryPath();
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
  public final int usual() {
    return usual;
  }
}
