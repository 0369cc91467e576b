package dev.muster.rules.adlgr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.adlgr.commander.AdlgOptionEvaluator;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.dice.ScriptedDice;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** A step of a turn played from a position with orders and dice, and what was asked and told. */
final class PlayedStep {
  final AdlgState table;
  final List<String> asked = new ArrayList<>();
  final List<Event> told = new ArrayList<>();
  private final Deque<String> orders;
  private final Commander script;

  private PlayedStep(AdlgTestPosition position, int[] dice, String... told) {
    orders = new ArrayDeque<>(Arrays.asList(told));
    table =
        AdlgDeployment.table(
            new AdlgForces(position.program()), new ScriptedDice(dice), this.told::add);
    table.beginTurn(0);
    script =
        question -> {
          List<String> labels = new ArrayList<>();
          for (int i = 0; i < question.size(); i++) {
            labels.add(question.label(i));
          }
          asked.add(question.id() + " " + labels);
          int at = orders.isEmpty() ? -1 : labels.indexOf(orders.peek());
          if (at < 0) {
            return question.defaultOption();
          }
          orders.remove();
          return at;
        };
  }

  /** The Movement step of the first side; who has no order does what is usual. */
  static PlayedStep movement(AdlgTestPosition position, int[] dice, String... orders) {
    PlayedStep played = new PlayedStep(position, dice, orders);
    played.table.enter(AdlgState.Phase.MOVEMENT.ordinal());
    MovementStep movement = movement(played.table, played.choice());
    int steps = 0;
    while (movement.step()) {
      if (++steps > 100) {
        throw new IllegalStateException("no end of orders: " + played.asked);
      }
    }
    return played.ended();
  }

  static MovementStep movement(AdlgState table, AdlgDecision choice) {
    ZonesOfControl zones = new ZonesOfControl(table);
    SupportRules supports = new SupportRules(table, zones);
    return MovementStep.of(
        table, choice, zones, supports, ChargeOptions.of(table, zones, supports));
  }

  /** What weighs the options of questions about a table. */
  static AdlgOptionEvaluator evaluator(AdlgState table) {
    ZonesOfControl zones = new ZonesOfControl(table);
    return new AdlgOptionEvaluator(
        table, ChargeOptions.of(table, zones, new SupportRules(table, zones)));
  }

  /** The Rout and Pursuit step, after which nobody is broken. */
  static PlayedStep rout(AdlgTestPosition position, int[] dice, String... orders) {
    PlayedStep played = new PlayedStep(position, dice, orders);
    played.table.enter(AdlgState.Phase.ROUT.ordinal());
    ZonesOfControl zones = new ZonesOfControl(played.table);
    SupportRules supports = new SupportRules(played.table, zones);
    TableMelees clashes = new TableMelees(played.table, supports);
    RoutStep step = RoutStep.of(played.table, played.choice(), zones, supports, clashes);
    while (step.step()) {
      played.table.fingerprint();
    }
    return played.ended();
  }

  private AdlgDecision choice() {
    return new AdlgDecision(table, List.of(script, script), () -> evaluator(table));
  }

  private PlayedStep ended() {
    assertEquals(List.of(), List.copyOf(orders), () -> "not given, asked: " + asked);
    return this;
  }

  int unit(String name) {
    return Arrays.asList(table.forces().name).indexOf(name);
  }

  String at(String name) {
    return table.pose(unit(name)).toString();
  }

  int hits(String name) {
    return table.hits[unit(name)];
  }

  AdlgState.Fate fate(String name) {
    return table.fate(unit(name));
  }

  boolean fight(String one, String other) {
    return table.fights(unit(one), unit(other));
  }

  /** What was told of a kind. */
  <E extends Event> List<E> told(Class<E> kind) {
    return told.stream().filter(kind::isInstance).map(kind::cast).toList();
  }
}
