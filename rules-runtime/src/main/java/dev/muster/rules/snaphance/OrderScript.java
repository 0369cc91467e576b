package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Question;
import dev.muster.rules.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Answers the questions of both sides from a list of orders in the order of play; where the orders
 * say nothing, things take their usual course.
 */
final class OrderScript implements Commander {
  private final List<OrderLine> orders = new ArrayList<>();
  private final List<Refusal> refusals = new ArrayList<>();
  private @Nullable OrderLine refused;
  private String legal = "";

  /** An order the rules forbid, or a {@code may} line that does not hold. */
  record Refusal(Situation.Line line, String message) {}

  OrderScript(List<Situation.Line> lines, Table table) {
    lines.forEach(line -> orders.add(new OrderLine(line, table)));
  }

  @Override
  public boolean wantsEveryPath() {
    return true;
  }

  List<Refusal> refusals() {
    return refusals;
  }

  /** The next order to be done, or null when none is left. */
  @Nullable OrderLine next() {
    for (OrderLine order : orders) {
      if (order.kind == OrderLine.Kind.DO) {
        return order;
      }
    }
    return null;
  }

  void done(OrderLine order) {
    int at = orders.indexOf(order);
    // checks that stood before it and were never asked for: "may not" held, "may" did not
    for (OrderLine earlier : List.copyOf(orders.subList(0, at))) {
      drop(earlier);
    }
    orders.remove(order);
  }

  /** Settles the checks at the end of the orders. */
  void finish() {
    for (OrderLine order : List.copyOf(orders)) {
      if (order.kind == OrderLine.Kind.DO) {
        refusals.add(new Refusal(order.line, "this was never possible" + hint(order)));
        orders.remove(order);
      } else {
        drop(order);
      }
    }
  }

  private String hint(OrderLine order) {
    return order == refused ? "; legal were: " + legal : "";
  }

  private void drop(OrderLine order) {
    if (order.kind == OrderLine.Kind.MAY) {
      refusals.add(new Refusal(order.line, "this was never asked" + hint(order)));
    }
    orders.remove(order);
  }

  @Override
  public int choose(Question question) {
    Choice choice = (Choice) question;
    check(choice);
    OrderLine order = next();
    if (order == null) {
      return choice.usual();
    }
    int best = best(order, choice);
    if (best >= 0) {
      order.gone++;
      if (!order.goesOn()) {
        done(order);
      }
      return best;
    }
    return towards(order, choice);
  }

  /** Checks the may and may-not lines that come next and are about this stand. */
  private void check(Choice choice) {
    for (OrderLine order : List.copyOf(orders)) {
      if (order.kind == OrderLine.Kind.DO) {
        return;
      }
      boolean asked =
          choice.stand() != Table.GONE && order.about(choice.table().name[choice.stand()]);
      if (asked && relevant(order, choice)) {
        boolean there = best(order, choice) >= 0;
        if (there && order.kind == OrderLine.Kind.MAY) {
          orders.remove(order);
        } else if (there) {
          refusals.add(new Refusal(order.line, "the rules allow this, at " + choice.point()));
          orders.remove(order);
        } else {
          refused = order;
          legal = options(choice);
        }
      }
    }
  }

  /** A may line waits for the question it belongs to; a may-not line is held against each. */
  private static boolean relevant(OrderLine order, Choice choice) {
    return choice.size() > 0 && !order.text.isEmpty();
  }

  private static int best(OrderLine order, Choice choice) {
    int best = -1;
    int most = 0;
    for (int i = 0; i < choice.size(); i++) {
      int fit = order.fits(choice, i);
      if (fit > most) {
        most = fit;
        best = i;
      }
    }
    return best;
  }

  /** An answer that leads to the next order without being it: its stand acts, it is not rallied. */
  private int towards(OrderLine order, Choice choice) {
    Table table = choice.table();
    for (int i = 0; i < choice.size(); i++) {
      int number = choice.number(i);
      boolean subject =
          switch (choice.order(i)) {
            case ACT -> order.about(table.name[number]) || leads(order, table, number);
            case JOIN -> order.about(table.name[number]);
            default -> false;
          };
      boolean onward =
          choice.stand() != Table.GONE
              && order.about(table.name[choice.stand()])
              && (choice.order(i) == Order.ACT_DISORDERED
                  || choice.order(i) == Order.LEAVE_OPPORTUNITY);
      if (subject || onward) {
        return i;
      }
    }
    boolean hers = choice.stand() != Table.GONE && order.about(table.name[choice.stand()]);
    if (hers) {
      refused = order;
      legal = options(choice);
    }
    return choice.usual();
  }

  /** An order of a supported or fighting stand's enemy still needs somebody to act first. */
  private static boolean leads(OrderLine order, Table table, int stand) {
    int foe = table.foe[stand];
    return foe != Table.GONE && order.about(table.name[foe]);
  }

  static String options(Choice choice) {
    StringBuilder text = new StringBuilder();
    int shown = Math.min(choice.size(), 30);
    for (int i = 0; i < shown; i++) {
      text.append(i == 0 ? "" : "; ").append(choice.label(i));
    }
    return shown < choice.size()
        ? text + "; and " + (choice.size() - shown) + " more"
        : text.toString();
  }
}
