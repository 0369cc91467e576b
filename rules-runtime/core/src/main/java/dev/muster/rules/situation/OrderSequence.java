package dev.muster.rules.situation;

import dev.muster.rules.battle.Decision;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An order of a position, and with it decisions of either side that are fixed, such as {@code
 * Foot-2 evades}. The order leads through the questions before its own; a fixed decision is taken
 * wherever it is an answer. How far they are carried out can be kept and set back.
 */
public final class OrderSequence {
  /** The answer if the orders state none. */
  public static final int NONE = -1;

  private final SituationFormat form;
  private List<TypedOrder> orders;
  private OrderMatcher.@Nullable Rejection rejection;

  /** As it is now; null if it has changed since it was made. */
  private @Nullable Progress current;

  /** The progress of the orders; equal for equal progress. */
  public static final class Progress {
    private final List<TypedOrder> orders;
    private final List<Integer> key;

    private Progress(List<TypedOrder> orders) {
      this.orders = orders.stream().map(TypedOrder::copy).toList();
      key = orders.stream().map(TypedOrder::progress).toList();
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof Progress same && key.equals(same.key);
    }

    @Override
    public int hashCode() {
      return key.hashCode();
    }
  }

  /**
   * @param form of the rule system of the battle
   * @param order as in a situation file
   * @param fixed decisions of either side, as in a situation file
   */
  public OrderSequence(
      SituationFormat form, BattleProgram program, String order, List<String> fixed) {
    this.form = form;
    orders = new ArrayList<>();
    orders.add(new TypedOrder(form, program, order));
    fixed.forEach(each -> orders.add(new TypedOrder(form, program, each)));
  }

  private OrderSequence(OrderSequence other) {
    form = other.form;
    orders = new ArrayList<>(other.orders.stream().map(TypedOrder::copy).toList());
  }

  /** Returns an independent copy with the same progress. */
  public OrderSequence copy() {
    return new OrderSequence(this);
  }

  /** Returns why an order cannot be parsed, including the order, for the user; empty if all can. */
  public String problem() {
    for (TypedOrder each : orders) {
      if (!each.problem().isEmpty()) {
        return each.text() + ": " + each.problem();
      }
    }
    return "";
  }

  /** The words of the order. */
  public List<String> words() {
    return orders.getFirst().line().words();
  }

  /** The words of the order, and behind them those of the fixed decisions. */
  public List<String> allWords() {
    return orders.stream().flatMap(each -> each.line().words().stream()).toList();
  }

  /** Whether the order is carried out. */
  public boolean isDone() {
    return orders.getFirst().isDone();
  }

  /** The fixed decisions that were not used. */
  public List<String> unused() {
    return orders.stream().skip(1).filter(each -> !each.isDone()).map(TypedOrder::text).toList();
  }

  /** Whether all orders are carried out. */
  public boolean isSpent() {
    for (TypedOrder each : orders) {
      if (!each.isDone()) {
        return false;
      }
    }
    return true;
  }

  public Progress progress() {
    Progress now = current == null ? new Progress(orders) : current;
    current = now;
    return now;
  }

  /** Restores an earlier progress. */
  public void restore(Progress to) {
    if (to != current) {
      orders = new ArrayList<>(to.orders.stream().map(TypedOrder::copy).toList());
      current = to;
    }
  }

  /**
   * Returns the option that is ordered, or leads to the order; {@link #NONE} if no order applies.
   */
  public int answer(Decision question) {
    int taken = carryOut(question);
    TypedOrder order = orders.getFirst();
    if (taken >= 0 || order.isDone()) {
      return taken;
    }
    int towards = order.towards(question);
    if (towards < 0) {
      noteRejection(order, question);
    }
    return towards;
  }

  /** Hears of a question that is not put, as it has one answer only or none. */
  public void noteUnasked(Decision question) {
    TypedOrder order = orders.getFirst();
    if ((question.size() == 0 || carryOut(question) < 0) && !order.isDone()) {
      noteRejection(order, question);
    }
  }

  private int carryOut(Decision question) {
    for (TypedOrder each : orders) {
      int option = each.isDone() ? NONE : each.carryOut(question);
      if (option >= 0) {
        current = null;
        return option;
      }
    }
    return NONE;
  }

  private void noteRejection(TypedOrder order, Decision question) {
    if (!form.concerns(order.line(), question)) {
      return;
    }
    OrderMatcher.Rejection found = new OrderMatcher(question).rejection(order.line());
    if (!found.text().isEmpty()
        && (rejection == null || found.relevance() >= rejection.relevance())) {
      rejection = found;
    }
  }

  /**
   * Returns why the order could not be carried out so far, and which orders were legal, for the
   * user.
   */
  public String refusal() {
    OrderMatcher.Rejection found = rejection;
    if (found != null && !found.reason().isEmpty()) {
      return found.text();
    }
    String occasion = form.occasion(orders.getFirst().line());
    return !occasion.isEmpty() ? occasion : found == null ? "" : found.text();
  }

  /** Returns the refusal without the legal orders, if a rule is known that forbids the order. */
  public String shortRefusal() {
    OrderMatcher.Rejection found = rejection;
    return found != null && !found.reason().isEmpty() ? found.reason() : refusal();
  }
}
