package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Question;
import dev.muster.rules.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A commander that carries out a list of orders in the hobby's words, one after the other, such as
 * {@code Horse-1 charges Foot-2} or {@code Shot-1 fires at Reiters-1}; what the orders do not say
 * another commander decides. It declares the group of the next order and lets its stand act first.
 * An order that its stand had no chance to carry out waits for the next one. For one battle only.
 */
public final class ScriptedCommander implements Commander {
  private final List<Situation.Line> orders = new ArrayList<>();
  private final Commander otherwise;
  private @Nullable OrderScript script;

  /**
   * @param orders as in a situation file, in the order of play; without {@code may}, {@code may
   *     not} and {@code now} lines
   * @param otherwise decides what the orders do not say
   * @throws IllegalArgumentException when a line is a check and no order
   */
  public ScriptedCommander(List<String> orders, Commander otherwise) {
    for (String each : orders) {
      if (each.startsWith("may") || each.startsWith("now:")) {
        throw new IllegalArgumentException("a commander takes orders, no checks; found: " + each);
      }
      this.orders.add(new Situation.Line(this.orders.size() + 1, each.strip()));
    }
    this.otherwise = otherwise;
  }

  @Override
  public int choose(Question question) {
    if (!(question instanceof Choice choice)) {
      return otherwise.choose(question);
    }
    if (script == null) {
      script = new OrderScript(orders, choice.table(), text -> "");
    }
    OrderLine next = script.next();
    if (next != null && choice.decision() == Decision.INITIATIVE) {
      int declared = declared(next, choice);
      if (declared >= 0) {
        return declared;
      }
    }
    int answer = script.answer(choice);
    return answer >= 0 ? answer : otherwise.choose(question);
  }

  @Override
  public void hasNoChoice(Question question) {
    if (script != null) {
      script.hasNoChoice(question);
    }
  }

  /** The option that declares the group the order is about, or -1. */
  private static int declared(OrderLine order, Choice choice) {
    Table table = choice.table();
    for (int i = 0; i < choice.size(); i++) {
      int g = choice.number(i);
      if (order.general == g) {
        return i;
      }
      for (int stand : table.members[g]) {
        if (order.about(table.name[stand])) {
          return i;
        }
      }
    }
    return -1;
  }

  @Override
  public boolean wantsEveryPath() {
    return true;
  }

  /** Orders not carried out so far, each with the reason where one is known. */
  public List<String> undone() {
    List<String> undone = new ArrayList<>();
    if (script == null) {
      orders.forEach(each -> undone.add(each.text() + ": nothing was asked yet"));
      return undone;
    }
    script.refusals().forEach(each -> undone.add(each.line().text() + ": " + each.message()));
    script.waiting().forEach(undone::add);
    return undone;
  }
}
