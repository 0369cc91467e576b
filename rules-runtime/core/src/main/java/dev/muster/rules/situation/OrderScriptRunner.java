package dev.muster.rules.situation;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.OrderGrammar;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers the questions of both sides from a list of orders in the order of play; without an order
 * it takes the default option. An order is carried out by the option that its words match.
 */
final class OrderScriptRunner implements Commander {
  private static final String UNASKED =
      "no rule was asked about this before the next order, so the line proves nothing; move it to"
          + " where the order could be given";

  private final SituationFormat form;
  private final State state;
  private final List<OrderLine> orders = new ArrayList<>();
  private final List<Refusal> refusals = new ArrayList<>();
  private final List<UnderWay> underWay = new ArrayList<>();

  /** Line of the order done last, 0 before the first. */
  private int lastLine;

  /** The table that checks are held against. */
  @FunctionalInterface
  interface State {
    /** Empty when a statement is true, else what was found instead. */
    String mismatch(String statement);

    /**
     * Returns what prevents an order from being carried out, see {@link SituationBattle#obstacle}.
     */
    default @Nullable String obstacle(String order) {
      return null;
    }
  }

  /** An order the rules forbid, or a {@code may} line that does not hold. */
  record Refusal(Situation.Line line, String message) {}

  /**
   * An order that has begun and continues.
   *
   * @param began words of the part that began it
   * @param left parts still to be carried out
   * @param checks lines before the order that can still be checked on its way
   */
  private record UnderWay(
      OrderLine order,
      List<String> began,
      List<SituationFormat.Step> left,
      List<OrderLine> checks) {}

  /**
   * @param program what the orders are for
   * @param state holds statements and checks against the table
   */
  OrderScriptRunner(
      SituationFormat form, List<Situation.Line> lines, BattleProgram program, State state) {
    this.form = form;
    this.state = state;
    OrderGrammar grammar = new OrderGrammar(form.orderForms(), form.orderSlots(), program);
    for (Situation.Line line : lines) {
      OrderLine order = new OrderLine(line);
      String slip = order.kind() == OrderLine.Kind.NOW ? "" : grammar.problem(order.words());
      if (slip.isEmpty()) {
        orders.add(order);
      } else {
        refusals.add(new Refusal(line, slip));
      }
    }
  }

  /** Holds what is over and the {@code now} lines that come next against the table. */
  void checkStatements() {
    List.copyOf(underWay).forEach(this::settle);
    while (!orders.isEmpty()
        && (orders.getFirst().kind() == OrderLine.Kind.NOW || settledAtOnce(orders.getFirst()))) {
      OrderLine first = orders.removeFirst();
      if (first.kind() == OrderLine.Kind.NOW) {
        hold(first);
      }
    }
  }

  /** Answers a may or may-not line that no question need be put for. */
  private boolean settledAtOnce(OrderLine check) {
    if (check.kind() == OrderLine.Kind.DO) {
      return false;
    }
    String barred = state.obstacle(check.text());
    if (barred != null && barred.isEmpty() == (check.kind() == OrderLine.Kind.MAY_NOT)) {
      refusals.add(new Refusal(check.line(), barred.isEmpty() ? "the rules allow this" : barred));
    }
    if (barred != null && !barred.isEmpty()) {
      check.refusedBecause(barred);
      holdReason(check);
    }
    return barred != null;
  }

  private void hold(OrderLine now) {
    String found = state.mismatch(now.text());
    if (!found.isEmpty()) {
      refusals.add(new Refusal(now.line(), found));
    }
  }

  @Override
  public boolean distinguishesPaths() {
    return true;
  }

  List<Refusal> refusals() {
    return refusals;
  }

  /** The next order to be done, or null if none is left. */
  @Nullable OrderLine next() {
    for (OrderLine order : orders) {
      if (order.kind() == OrderLine.Kind.DO) {
        return order;
      }
    }
    return null;
  }

  /** The order or check the play goes on towards, or null if none is left. */
  @Nullable OrderLine pending() {
    OrderLine order = next();
    return order != null || orders.isEmpty() ? order : orders.getFirst();
  }

  /** Takes an order off the list that is carried out. */
  void done(OrderLine order) {
    // Checks before the order that were never reached: "may not" held, "may" did not.
    taken(order).forEach(this::drop);
  }

  /**
   * Records something that happens without an order; a next order with the same text counts as
   * carried out.
   */
  void noteEvent(String what) {
    OrderLine next = pending();
    if (next != null && next.text().equals(what)) {
      done(next);
    }
  }

  /** Removes an order from the list and returns the orders before it, which are checks. */
  private List<OrderLine> taken(OrderLine order) {
    lastLine = order.line().number();
    List<OrderLine> earlier = List.copyOf(orders.subList(0, orders.indexOf(order)));
    orders.remove(order);
    return earlier;
  }

  /** Line of the order done last, 0 before the first. */
  int lastLine() {
    return lastLine;
  }

  /**
   * Settles the checks at the end of the orders. Of orders that were not carried out only the first
   * is reported, because the others wait for it.
   */
  void finish() {
    checkStatements();
    while (!orders.isEmpty() && orders.getFirst().kind() != OrderLine.Kind.DO) {
      drop(orders.getFirst());
    }
    if (orders.isEmpty()) {
      return;
    }
    OrderLine first = orders.removeFirst();
    int behind = orders.size();
    String others =
        behind == 0
            ? ""
            : "; " + (behind == 1 ? "a line" : behind + " lines") + " after it not reached";
    refusals.add(new Refusal(first.line(), "this was never possible" + why(first) + others));
    orders.clear();
  }

  /**
   * Ends the orders where dice ran out: an order that was refused before is reported first, since
   * what went on without it may have taken its dice.
   *
   * @return whether one was refused for a reason that is known, or could not be meant
   */
  boolean abortAtOrder() {
    boolean refused = !refusals.isEmpty();
    OrderLine order = next();
    if (order != null && order.wasRefused()) {
      refusals.add(new Refusal(order.line(), "this was not possible" + why(order)));
      refused |= order.hasReason();
    }
    abort();
    return refused;
  }

  /** The orders end here, and what was to come is not held against them. */
  void abort() {
    orders.clear();
    underWay.clear();
  }

  /**
   * Returns why an order was forbidden; if that is unknown, when such orders are possible or what
   * else was legal.
   */
  private String why(OrderLine order) {
    String occasion = order.hasReason() ? "" : form.occasion(order);
    return !occasion.isEmpty()
        ? "; " + occasion
        : order.wasRefused() ? hint(order) : "; nobody was asked about it";
  }

  private static String hint(OrderLine order) {
    return order.wasRefused() ? "; " + order.refusal() : "";
  }

  private void drop(OrderLine order) {
    if (order.kind() == OrderLine.Kind.NOW) {
      // A check before it was not reached, so it could not be verified at its time.
      hold(order);
    }
    if (order.kind() == OrderLine.Kind.MAY) {
      refusals.add(new Refusal(order.line(), "this was never asked" + hint(order)));
    }
    if (order.kind() == OrderLine.Kind.MAY_NOT) {
      holdReason(order);
    }
    orders.remove(order);
  }

  private void holdReason(OrderLine forbidden) {
    String found =
        forbidden.wasRefused() || forbidden.hasReason() ? forbidden.becauseMismatch() : UNASKED;
    if (!found.isEmpty()) {
      refusals.add(new Refusal(forbidden.line(), found));
    }
  }

  @Override
  public int choose(Decision question) {
    int answer = answer(question);
    return answer >= 0 ? answer : question.defaultOption();
  }

  /** The option that the orders ask for; -1 if they state none. */
  int answer(Decision question) {
    OrderMatcher asked = new OrderMatcher(question);
    if (form.isIdle(question)) {
      checkStatements();
    }
    settleWhatBeginsAnew(asked);
    check(asked);
    int goesOn = goOn(asked);
    if (goesOn >= 0) {
      return goesOn;
    }
    OrderLine order = pending();
    if (order == null) {
      return OrderMatcher.NONE;
    }
    int answer = order.kind() == OrderLine.Kind.DO ? carryOut(order, asked) : OrderMatcher.NONE;
    return answer >= 0 ? answer : towards(order, asked);
  }

  /**
   * Questions with one answer are not asked, so an order for this answer is marked as carried out
   * here.
   */
  @Override
  public void onForcedDecision(Decision question) {
    OrderMatcher asked = new OrderMatcher(question);
    settleWhatBeginsAnew(asked);
    if (goOn(asked) >= 0) {
      return;
    }
    noteRefusedChecks(asked);
    OrderLine order = pending();
    if (order != null
        && order.kind() == OrderLine.Kind.DO
        && carryOut(order, asked) < 0
        && form.concerns(order, question)) {
      order.refused(asked.rejection(order));
    }
  }

  /** An action that is not asked about is not legal: the orders it concerns receive the reason. */
  @Override
  public void onWithheldDecision(Decision question) {
    OrderMatcher asked = new OrderMatcher(question);
    noteRefusedChecks(asked);
    OrderLine order = next();
    if (order != null && form.concerns(order, question)) {
      order.refused(asked.rejection(order));
    }
  }

  /** Notes why the may and may-not lines that come next are not legal. */
  private void noteRefusedChecks(OrderMatcher asked) {
    for (OrderLine order : orders) {
      if (order.kind() == OrderLine.Kind.DO) {
        return;
      }
      if (order.kind() != OrderLine.Kind.NOW
          && form.concerns(order, asked.question())
          && !isThere(order, asked)) {
        order.refused(asked.rejection(order));
      }
    }
  }

  /** Settles each action under way that is an option again: it has ended. */
  private void settleWhatBeginsAnew(OrderMatcher asked) {
    for (UnderWay each : List.copyOf(underWay)) {
      if (asked.matchingOption(each.began) != OrderMatcher.NONE) {
        settle(each);
      }
    }
  }

  /** Answers with a part of an order that was begun before, or Asked.NONE. */
  private int goOn(OrderMatcher asked) {
    for (UnderWay each : List.copyOf(underWay)) {
      for (SituationFormat.Step part : List.copyOf(each.left)) {
        int answer = asked.matchingOption(part.words());
        if (answer >= 0) {
          carriedOut(each.left, part);
          return answer;
        }
      }
    }
    return OrderMatcher.NONE;
  }

  private int carryOut(OrderLine order, OrderMatcher asked) {
    List<SituationFormat.Step> left = new ArrayList<>(form.steps(order));
    for (SituationFormat.Step part : List.copyOf(left)) {
      int answer = asked.matchingOption(part.words());
      if (answer == OrderMatcher.SEVERAL) {
        refusals.add(
            new Refusal(
                order.line(),
                "this may be more than one thing; say which: " + asked.namedOption(part.words())));
        abort();
        return OrderMatcher.NONE;
      }
      if (answer >= 0) {
        carriedOut(left, part);
        if (left.isEmpty() && form.expectedOutcome(order).isEmpty()) {
          done(order);
        } else {
          underWay.add(new UnderWay(order, part.words(), left, taken(order)));
        }
        return answer;
      }
      if (part.needed()) {
        return OrderMatcher.NONE; // what comes behind it comes later
      }
    }
    return OrderMatcher.NONE;
  }

  /** Takes a part off those that are left, and those before it that can be done without. */
  static void carriedOut(List<SituationFormat.Step> left, SituationFormat.Step part) {
    int at = left.indexOf(part);
    left.remove(at);
    left.subList(0, at).removeIf(each -> !each.needed());
  }

  /** Compares a finished order with its expected outcome. */
  private void settle(UnderWay over) {
    underWay.remove(over);
    over.checks.stream().filter(orders::contains).forEach(this::drop);
    String outcome = form.expectedOutcome(over.order);
    String found = outcome.isEmpty() ? "" : state.mismatch(outcome);
    if (!found.isEmpty()) {
      refusals.add(new Refusal(over.order.line(), found));
    } else if (outcome.isEmpty() && !over.left.isEmpty()) {
      String missing = String.join(" ", over.left.getFirst().words());
      refusals.add(new Refusal(over.order.line(), "it did not come to this: " + missing));
    }
  }

  /** Checks the may and may-not lines that come next and concern the unit that is asked. */
  private void check(OrderMatcher asked) {
    Decision question = asked.question();
    for (OrderLine order : List.copyOf(orders)) {
      if (order.kind() == OrderLine.Kind.DO) {
        return;
      }
      if (order.kind() == OrderLine.Kind.NOW) {
        continue;
      }
      boolean there = isThere(order, asked);
      if (there && order.kind() == OrderLine.Kind.MAY) {
        orders.remove(order);
      } else if (there) {
        refusals.add(new Refusal(order.line(), "the rules allow this, at " + question.id()));
        orders.remove(order);
      } else if (form.concerns(order, question)) {
        order.refused(asked.rejection(order));
      }
    }
  }

  private boolean isThere(OrderLine order, OrderMatcher asked) {
    return form.steps(order).stream()
        .anyMatch(part -> asked.matchingOption(part.words()) != OrderMatcher.NONE);
  }

  /** An answer that leads to the next order without being it. */
  private int towards(OrderLine order, OrderMatcher asked) {
    Decision question = asked.question();
    int answer = form.optionTowards(order, question);
    if (answer < 0 && form.concerns(order, question)) {
      order.refused(asked.rejection(order));
    }
    return answer;
  }
}
