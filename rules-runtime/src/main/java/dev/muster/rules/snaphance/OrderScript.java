package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Question;
import dev.muster.rules.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Answers the questions of both sides from a list of orders in the order of play; where the orders
 * say nothing, things take their usual course.
 */
final class OrderScript implements Commander {
  private final List<OrderLine> orders = new ArrayList<>();
  private final List<Refusal> refusals = new ArrayList<>();
  private final List<Followed> pursuits = new ArrayList<>();

  /** Line of the order done last, 0 before the first. */
  private int lastLine;

  /** An order the rules forbid, or a {@code may} line that does not hold. */
  record Refusal(Situation.Line line, String message) {}

  /**
   * A pursuit to a hex that has been ordered and goes on.
   *
   * @param checks lines before the order that can still be asked for on its way
   * @param from length of the stand's track when it began
   */
  private record Followed(
      OrderLine order, List<OrderLine> checks, int stand, int start, int from) {}

  private final Function<String, String> state;
  private final Table table;

  /**
   * @param state holds a statement against the table: empty when true, else what was found
   */
  OrderScript(List<Situation.Line> lines, Table table, Function<String, String> state) {
    this.state = state;
    this.table = table;
    for (Situation.Line line : lines) {
      OrderLine order = new OrderLine(line, table);
      String nonsense = order.nonsense(table);
      if (nonsense.isEmpty()) {
        orders.add(order);
      } else {
        refusals.add(new Refusal(line, nonsense));
      }
    }
  }

  /** Holds what is over and the {@code now} lines that come next against the table. */
  void look() {
    List.copyOf(pursuits).forEach(this::settle);
    while (!orders.isEmpty() && orders.getFirst().kind == OrderLine.Kind.NOW) {
      OrderLine now = orders.removeFirst();
      String found = state.apply(now.text);
      if (!found.isEmpty()) {
        refusals.add(new Refusal(now.line, found));
      }
    }
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
    for (OrderLine order : List.copyOf(orders)) {
      if (order.kind == OrderLine.Kind.DO && order.retreated(table)) {
        done(order);
      } else if (order.kind == OrderLine.Kind.DO) {
        return order;
      }
    }
    return null;
  }

  /** The order or check the play goes on towards, or null when none is left. */
  @Nullable OrderLine pending() {
    OrderLine order = next();
    return order != null || orders.isEmpty() ? order : orders.getFirst();
  }

  void done(OrderLine order) {
    // checks that stood before it and were never asked for: "may not" held, "may" did not
    taken(order).forEach(this::drop);
  }

  /** Takes an order off the list; answers the checks that stand before it. */
  private List<OrderLine> taken(OrderLine order) {
    lastLine = order.line.number();
    List<OrderLine> earlier = List.copyOf(orders.subList(0, orders.indexOf(order)));
    orders.remove(order);
    return earlier;
  }

  /** Line of the order done last, 0 before the first. */
  int lastLine() {
    return lastLine;
  }

  /**
   * Settles the checks at the end of the orders. Of orders that were not carried out the first is
   * told: the others wait for it.
   */
  void finish() {
    look();
    while (!orders.isEmpty() && orders.getFirst().kind != OrderLine.Kind.DO) {
      drop(orders.getFirst());
    }
    if (orders.isEmpty()) {
      return;
    }
    OrderLine first = orders.removeFirst();
    String asked = first.legal.isEmpty() ? "; nobody was asked about it" : hint(first);
    int behind = orders.size();
    String others =
        behind == 0
            ? ""
            : "; " + (behind == 1 ? "a line" : behind + " lines") + " after it not reached";
    refusals.add(new Refusal(first.line, "this was never possible" + asked + others));
    orders.clear();
  }

  /** The orders end here: the dice are used up, and what was to come is not held against them. */
  void breakOff() {
    orders.clear();
    pursuits.clear();
  }

  /** What is still to be done, with the alternatives where an order was refused. */
  List<String> waiting() {
    return orders.stream().map(each -> each.text + ": not done yet" + hint(each)).toList();
  }

  private String hint(OrderLine order) {
    return order.legal.isEmpty() ? "" : "; legal were: " + order.legal;
  }

  private void drop(OrderLine order) {
    if (order.kind == OrderLine.Kind.NOW) {
      // a check before it was never asked for, so that it could not be held at its time
      String found = state.apply(order.text);
      if (!found.isEmpty()) {
        refusals.add(new Refusal(order.line, found));
      }
    }
    if (order.kind == OrderLine.Kind.MAY) {
      refusals.add(new Refusal(order.line, "this was never asked" + hint(order)));
    }
    orders.remove(order);
  }

  @Override
  public int choose(Question question) {
    Choice choice = (Choice) question;
    int answer = answer(choice);
    return answer >= 0 ? answer : choice.usual();
  }

  /** The option the orders ask for, or -1 where they say nothing. */
  int answer(Choice choice) {
    int followed = arrive(choice);
    if (followed >= 0) {
      return followed;
    }
    OrderLine order = pending();
    if (order == null) {
      return -1;
    }
    int best = order.kind == OrderLine.Kind.DO ? best(order, choice) : -1;
    if (best >= 0) {
      carryOut(order, choice, best);
      return best;
    }
    return towards(order, choice);
  }

  /** What has but one answer is not asked; an order that says just that is carried out by it. */
  @Override
  public void hasNoChoice(Question question) {
    Choice choice = (Choice) question;
    endPursuit(choice);
    // which of the chargers charges follows from an order that has been carried out by now
    if (choice.decision() == Decision.WHO_CHARGES) {
      return;
    }
    OrderLine order = pending();
    if (order == null || order.kind != OrderLine.Kind.DO) {
      return;
    }
    if (order.fits(choice, 0) > 0) {
      carryOut(order, choice, 0);
    } else if (order.legal.isEmpty() && aboutStandOf(choice, order)) {
      order.legal = options(choice);
    }
  }

  /** Settles what is over by now; answers the hex a pursuit that goes on is to take, or -1. */
  private int arrive(Choice choice) {
    if (atRest(choice.decision())) {
      look();
    }
    endPursuit(choice);
    check(choice);
    for (Followed each : pursuits) {
      if (each.stand == choice.stand() && choice.decision() == Decision.PURSUIT_HEX) {
        return best(each.order, choice);
      }
    }
    return -1;
  }

  /** A stand that is to pursue anew has ended its last pursuit. */
  private void endPursuit(Choice choice) {
    for (Followed each : List.copyOf(pursuits)) {
      if (each.stand == choice.stand() && choice.decision() == Decision.PURSUE) {
        settle(each);
      }
    }
  }

  private void carryOut(OrderLine order, Choice choice, int answer) {
    order.goOn(choice.number(answer));
    if (choice.order(answer) == Order.PURSUE && !order.hexes.isEmpty()) {
      int stand = choice.stand();
      int from = table.track[stand].size();
      pursuits.add(new Followed(order, taken(order), stand, table.hex[stand], from));
    } else if (!order.goesOn(choice, answer)) {
      done(order);
    }
  }

  /** Holds a pursuit that is over against the hex it was to end in. */
  private void settle(Followed pursuit) {
    pursuits.remove(pursuit);
    pursuit.checks.stream().filter(orders::contains).forEach(this::drop);
    Steps track = table.track[pursuit.stand];
    int last = track.size() > pursuit.from ? track.get(track.size() - 1) : pursuit.start;
    if (last != pursuit.order.hexes.getLast()) {
      String where = (last == pursuit.start ? "it stayed at " : "it pursued to ") + table.at(last);
      refusals.add(new Refusal(pursuit.order.line, where));
    }
  }

  private boolean aboutStandOf(Choice choice, OrderLine order) {
    return choice.stand() != Table.GONE && order.about(table.name[choice.stand()]);
  }

  /** Whether all that an order brings about is over when this is asked. */
  private static boolean atRest(Decision decision) {
    return switch (decision) {
      case INITIATIVE, NEXT_STAND, ACT, MOVE_ON, GROUP_MOVE, RALLY, FIRE_AFTER_MOVE, AFTER_FIRE ->
          true;
      default -> false;
    };
  }

  /** Checks the may and may-not lines that come next and are about this stand. */
  private void check(Choice choice) {
    for (OrderLine order : List.copyOf(orders)) {
      if (order.kind == OrderLine.Kind.DO) {
        return;
      }
      if (order.kind == OrderLine.Kind.NOW) {
        continue;
      }
      if (aboutStandOf(choice, order) || best(order, choice) >= 0) {
        boolean there = best(order, choice) >= 0;
        if (there && order.kind == OrderLine.Kind.MAY) {
          orders.remove(order);
        } else if (there) {
          refusals.add(new Refusal(order.line, "the rules allow this, at " + choice.point()));
          orders.remove(order);
        } else {
          order.legal = options(choice);
        }
      }
    }
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
    for (int i = 0; i < choice.size(); i++) {
      int number = choice.number(i);
      boolean subject =
          switch (choice.order(i)) {
            case ACT ->
                order.leader(table.name[number])
                    || order.joins(table.name[number])
                    || leads(order, table, number);
            case JOIN ->
                choice.decision() == Decision.GROUP_MOVE
                    && order.about(table.name[number])
                    && !order.tests();
            default -> false;
          };
      boolean onward =
          aboutStandOf(choice, order)
              && (choice.order(i) == Order.ACT_DISORDERED
                  || choice.order(i) == Order.LEAVE_OPPORTUNITY);
      if (subject || onward) {
        return i;
      }
    }
    if (aboutStandOf(choice, order)) {
      order.legal = options(choice);
    }
    return -1;
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
