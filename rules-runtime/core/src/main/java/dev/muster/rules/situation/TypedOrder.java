package dev.muster.rules.situation;

import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.OrderGrammar;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An order in words that a person gives at a question. It can answer the question, or lead through
 * several: {@code Shot-1 fires at Reiters-1} first selects Shot-1 if the question is which unit
 * acts. An instance is used once.
 */
public final class TypedOrder {
  private final SituationFormat form;
  private final OrderLine order;
  private final List<SituationFormat.Step> left;
  private final String problem;
  private boolean begun;

  /** The result of matching an order with a question. */
  public sealed interface Reading {
    /**
     * The order matches an option of the question.
     *
     * @param done whether the order is carried out with it; otherwise it goes on at a later
     *     question
     */
    record Chosen(int option, boolean done) implements Reading {}

    /**
     * The order is not legal or cannot be understood.
     *
     * @param why the reason, for the user
     * @param begun whether a part of it has been carried out
     */
    record Refused(String why, boolean begun) implements Reading {}
  }

  /**
   * @param form of the rule system of the battle
   * @param text an order as in a situation file
   */
  public TypedOrder(SituationFormat form, BattleProgram program, String text) {
    this.form = form;
    order = new OrderLine(new Situation.Line(1, text.strip()));
    boolean plain = order.kind() == OrderLine.Kind.DO && !order.words().isEmpty();
    left = new ArrayList<>(plain ? form.steps(order) : List.of());
    problem =
        plain
            ? new OrderGrammar(form.orderForms(), form.orderSlots(), program).problem(order.words())
            : text.isBlank()
                ? "an order says who does what, such as Foot-1 holds; found nothing"
                : "an order says what a unit does; a check is none";
  }

  private TypedOrder(TypedOrder other) {
    form = other.form;
    order = other.order;
    left = new ArrayList<>(other.left);
    problem = other.problem;
    begun = other.begun;
  }

  /** Returns an independent copy with the same progress. */
  TypedOrder copy() {
    return new TypedOrder(this);
  }

  /** Returns why the order cannot be parsed, for the user; empty if it is an order of the game. */
  String problem() {
    return problem;
  }

  OrderLine line() {
    return order;
  }

  /** Returns a number that is equal for equal progress. */
  int progress() {
    return begun ? left.size() : -1;
  }

  /** Whether all of it is carried out. */
  boolean isDone() {
    return begun && left.isEmpty();
  }

  /** The text of the order. */
  public String text() {
    return order.text();
  }

  /** Reads it at a question, of which it may take or add an option. */
  public Reading at(Decision question) {
    OrderMatcher asked = new OrderMatcher(question);
    Reading answer = answerTo(asked);
    if (answer != null) {
      return answer;
    }
    int towards = problem.isEmpty() ? towards(question) : -1;
    return towards >= 0
        ? new Reading.Chosen(towards, false)
        : new Reading.Refused(refusal(asked), begun);
  }

  /**
   * Returns the first option of a question that carries out the order or a part of it; -1 if there
   * is none.
   */
  int carryOut(Decision question) {
    int whole = inOtherWords(question);
    if (whole >= 0) {
      return whole;
    }
    OrderMatcher asked = new OrderMatcher(question);
    for (SituationFormat.Step part : List.copyOf(left)) {
      int option = asked.matchingOption(part.words());
      option = option == OrderMatcher.SEVERAL ? asked.firstOption(part.words()) : option;
      if (option >= 0) {
        begun = true;
        OrderScriptRunner.carriedOut(left, part);
        return option;
      }
      if (part.needed()) {
        return OrderMatcher.NONE;
      }
    }
    return OrderMatcher.NONE;
  }

  /** Carries out the whole order with an option that has other words; -1 if none does. */
  private int inOtherWords(Decision question) {
    int option = left.isEmpty() ? -1 : form.optionInOtherWords(order, question);
    if (option >= 0) {
      begun = true;
      left.clear();
    }
    return option;
  }

  private @Nullable Reading answerTo(OrderMatcher asked) {
    int whole = inOtherWords(asked.question());
    if (whole >= 0) {
      return new Reading.Chosen(whole, true);
    }
    for (SituationFormat.Step part : List.copyOf(left)) {
      int option = asked.matchingOption(part.words());
      if (option == OrderMatcher.SEVERAL) {
        return new Reading.Refused(
            "this may be more than one thing; say which: " + asked.namedOption(part.words()),
            begun);
      }
      if (option >= 0) {
        begun = true;
        OrderScriptRunner.carriedOut(left, part);
        return new Reading.Chosen(option, left.isEmpty());
      }
      if (part.needed()) {
        return null;
      }
    }
    return null;
  }

  /**
   * The option that leads to it. A question about its unit that others answer takes its usual
   * course, such as whether a General joins the stand.
   */
  int towards(Decision question) {
    int option = form.optionTowards(order, question);
    String unit = order.words().getFirst();
    if (option >= 0 || !unit.equals(question.about())) {
      return option;
    }
    for (int i = 0; i < question.size(); i++) {
      if (question.label(i).startsWith(unit + " ")) {
        return option;
      }
    }
    return question.defaultOption();
  }

  /** The rule that forbids it; else how orders read, when there are such, or what is legal. */
  private String refusal(OrderMatcher asked) {
    OrderMatcher.Rejection rejection = asked.rejection(order);
    if (!rejection.reason().isEmpty()) {
      return rejection.reason();
    }
    if (!problem.isEmpty()) {
      return problem;
    }
    Decision question = asked.question();
    if (order.text().startsWith(question.about() + " ")) {
      return rejection.text();
    }
    String occasion = form.occasion(order);
    return "asked is now "
        + (question.prompt().isEmpty() ? question.id() : question.prompt())
        + " ("
        + question.about()
        + ")"
        + (occasion.isEmpty() ? "" : "; " + occasion);
  }
}
