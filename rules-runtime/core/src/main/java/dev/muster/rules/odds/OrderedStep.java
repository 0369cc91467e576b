package dev.muster.rules.odds;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.FoughtPosition;
import dev.muster.rules.situation.OrderSequence;
import dev.muster.rules.situation.Situation;
import dev.muster.rules.situation.SituationBattle;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.situation.SituationFormat;
import dev.muster.rules.system.Engine;
import java.util.List;

/** A step whose odds are computed: an order in a position. */
final class OrderedStep {
  private final Engine engine;
  private final SituationFormat form;
  private final Situation situation;
  private final String order;
  private final List<String> fixed;
  private final List<CommanderProfile> commanders;
  private final boolean distinguishesPaths;

  /** As they are read, once; those of a course are copies. */
  private final OrderSequence orders;

  private final List<String> namedUnits;
  private final int side;

  /**
   * @param engine engine of the position's rule system
   * @param form situation format of the rule system
   * @param situation the position; its orders, dice and expectations are ignored
   * @param order the order in the words of situations
   * @param fixed decisions of either side that are fixed, in the words of situations
   * @param commanders commanders for all other decisions, one per side
   */
  OrderedStep(
      Engine engine,
      SituationFormat form,
      Situation situation,
      String order,
      List<String> fixed,
      List<CommanderProfile> commanders) {
    this.engine = engine;
    this.form = form;
    this.situation = situation;
    this.order = order;
    this.fixed = List.copyOf(fixed);
    this.commanders = List.copyOf(commanders);
    distinguishesPaths = false;
    orders = new OrderSequence(form, situation.program(), order, fixed);
    List<String> names = unitNames();
    namedUnits = orders.allWords().stream().filter(names::contains).distinct().toList();
    side = namedUnits.isEmpty() ? -1 : sideOf(namedUnits.getFirst());
  }

  private OrderedStep(OrderedStep other, boolean distinguishesPaths) {
    engine = other.engine;
    form = other.form;
    situation = other.situation;
    order = other.order;
    fixed = other.fixed;
    commanders = other.commanders;
    orders = other.orders;
    namedUnits = other.namedUnits;
    side = other.side;
    this.distinguishesPaths = distinguishesPaths;
  }

  /** Returns the same step with an order that names the places of a path. */
  OrderedStep withPaths() {
    return new OrderedStep(this, true);
  }

  boolean distinguishesPaths() {
    return distinguishesPaths;
  }

  SituationFormat form() {
    return form;
  }

  Situation situation() {
    return situation;
  }

  String order() {
    return order;
  }

  List<String> fixed() {
    return fixed;
  }

  List<CommanderProfile> commanders() {
    return commanders;
  }

  /** Returns why the order cannot be parsed, for the user; empty if it can. */
  String problem() {
    return orders.problem();
  }

  OrderSequence newOrders() {
    return orders.copy();
  }

  List<Commander> newCommanders() {
    return commanders.stream().map(each -> engine.commander(each, 0)).toList();
  }

  FoughtPosition start(Commander orders, Dice dice, EventSink sink) throws SituationException {
    if (form.start(situation, orders, dice, sink) instanceof FoughtPosition position) {
      return position;
    }
    throw new SituationException(
        0, "nobody fights battles of " + situation.program().rulebook().system() + " yet");
  }

  SituationBattle.GameAction turnOf(FoughtPosition position) throws SituationException {
    SituationBattle.GameAction turn = position.turnFor(orders.words());
    if (turn == null) {
      throw new SituationException(0, unknownUnit());
    }
    return turn;
  }

  private String unknownUnit() {
    return "an order begins with the unit that carries it out; found "
        + order
        + ", and there are "
        + String.join(", ", unitNames());
  }

  private List<String> unitNames() {
    return situation.program().scenario().sides().stream()
        .flatMap(side -> side.groups().stream())
        .flatMap(group -> group.stands().stream())
        .map(Scenario.DeployedStand::name)
        .toList();
  }

  /** The units the orders name, in their order. */
  List<String> namedUnits() {
    return namedUnits;
  }

  /** The side that gives the order; -1 if it names no unit. */
  int side() {
    return side;
  }

  private int sideOf(String unit) {
    List<Scenario.Side> sides = situation.program().scenario().sides();
    for (int i = 0; i < sides.size(); i++) {
      if (sides.get(i).groups().stream()
          .flatMap(group -> group.stands().stream())
          .anyMatch(each -> each.name().equals(unit))) {
        return i;
      }
    }
    return -1;
  }
}
