package dev.muster.rules.adlgr;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.dice.ScriptedDice;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/** A step of a turn played from a position with orders and dice, and what was asked and told. */
final class Played {
  final Table table;
  final List<String> asked = new ArrayList<>();
  final List<Event> told = new ArrayList<>();
  private final Deque<String> orders;
  private final Commander script;

  private Played(TablePosition position, int[] dice, String... told) {
    orders = new ArrayDeque<>(Arrays.asList(told));
    table =
        Deployment.table(new Forces(position.program()), new ScriptedDice(dice), this.told::add);
    table.beginTurn(0);
    script =
        question -> {
          List<String> labels = new ArrayList<>();
          for (int i = 0; i < question.size(); i++) {
            labels.add(question.label(i));
          }
          asked.add(question.point() + " " + labels);
          int at = orders.isEmpty() ? -1 : labels.indexOf(orders.peek());
          if (at < 0) {
            return question.usual();
          }
          orders.remove();
          return at;
        };
  }

  /** The Movement step of the first side; who has no order does what is usual. */
  static Played movement(TablePosition position, int[] dice, String... orders) {
    Played played = new Played(position, dice, orders);
    played.table.enter(Table.Phase.MOVEMENT);
    Movement movement = movement(played.table, played.choice());
    int steps = 0;
    while (movement.step()) {
      if (++steps > 100) {
        throw new IllegalStateException("no end of orders: " + played.asked);
      }
    }
    return played.ended();
  }

  static Movement movement(Table table, Choice choice) {
    Zones zones = new Zones(table);
    return Movement.of(table, choice, zones, new Supports(table, zones));
  }

  /** The Rout and Pursuit step, after which nobody is broken. */
  static Played rout(TablePosition position, int[] dice, String... orders) {
    Played played = new Played(position, dice, orders);
    played.table.enter(Table.Phase.ROUT);
    Zones zones = new Zones(played.table);
    Supports supports = new Supports(played.table, zones);
    Clashes clashes = new Clashes(played.table, supports);
    RoutStep step = RoutStep.of(played.table, played.choice(), zones, supports, clashes);
    while (step.step()) {
      played.table.fingerprint();
    }
    return played.ended();
  }

  private Choice choice() {
    return new Choice(table, List.of(script, script), () -> new Outlook(table));
  }

  private Played ended() {
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

  Table.Fate fate(String name) {
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
