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

/**
 * A step whose odds are asked for: an order in a position.
 *
 * @param engine of the rule system of the position
 * @param form its situations
 * @param situation the position; its orders, dice and expectations do not matter
 * @param order in the words of situations
 * @param fixed decisions of either side that no commander takes, in the words of situations
 * @param commanders who decides all else, one a side
 * @param distinguishesPaths whether the order says by which places a unit goes
 */
record OrderedStep(
    Engine engine,
    SituationFormat form,
    Situation situation,
    String order,
    List<String> fixed,
    List<CommanderProfile> commanders,
    boolean distinguishesPaths) {

  OrderedStep {
    fixed = List.copyOf(fixed);
    commanders = List.copyOf(commanders);
  }

  OrderedStep withPaths() {
    return new OrderedStep(engine, form, situation, order, fixed, commanders, true);
  }

  OrderSequence newOrders() {
    return new OrderSequence(form, situation.program(), order, fixed);
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
    SituationBattle.GameAction turn = position.turnFor(newOrders().words());
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
    List<String> names = unitNames();
    OrderSequence orders = newOrders();
    return orders.allWords().stream().filter(names::contains).distinct().toList();
  }

  /** The side that gives the order; -1 if it names no unit. */
  int side() {
    List<Scenario.Side> sides = situation.program().scenario().sides();
    for (String name : namedUnits()) {
      for (int side = 0; side < sides.size(); side++) {
        if (sides.get(side).groups().stream()
            .flatMap(group -> group.stands().stream())
            .anyMatch(each -> each.name().equals(name))) {
          return side;
        }
      }
    }
    return -1;
  }
}
