package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import java.util.Arrays;
import java.util.List;
import java.util.function.BooleanSupplier;

/**
 * A whole battle of Snaphance: rounds of group activations until an army breaks or the last round
 * is over (1.4, 14.0).
 */
public final class SnaphanceBattle {
  private final Table table;
  private final Command command;
  private final Activation activation;
  private final Victory victory;
  private boolean checked;

  /**
   * Sets up the table.
   *
   * @param commanders one a side
   * @throws IllegalArgumentException when the program cannot be set up: not two sides, a stand off
   *     the map or on another, a category the rulebook lacks
   */
  public SnaphanceBattle(
      BattleProgram program, List<Commander> commanders, Dice dice, EventSink sink) {
    if (program.scenario().sides().size() != 2 || commanders.size() != 2) {
      throw new IllegalArgumentException(
          "a Snaphance battle needs two sides with a commander each, found "
              + program.scenario().sides().size()
              + " sides and "
              + commanders.size()
              + " commanders");
    }
    table = new Table(program, dice, sink);
    Minds minds = new Minds(table, commanders);
    OrderTest orderTest = new OrderTest(table);
    Movement movement = new Movement(table);
    Morale morale = new Morale(table);
    Firing firing = new Firing(table, new Sight(table), morale);
    Melee melee = new Melee(table, firing, morale, new Retreat(table), minds);
    Outlook outlook = new Outlook(table, firing);
    command = new Command(table, minds);
    activation =
        new Activation(
            table,
            minds,
            orderTest,
            movement,
            firing,
            new Evasion(table, minds, orderTest),
            melee,
            outlook);
    victory = new Victory(table);
  }

  /**
   * Checks the table's invariants after every activation; a breach is an {@link
   * IllegalStateException}.
   */
  public SnaphanceBattle checked() {
    checked = true;
    return this;
  }

  /**
   * Fights to the end.
   *
   * @param cancelled asked between stands; when true the battle stops with an {@link
   *     java.util.concurrent.CancellationException}
   */
  public Outcome fight(BooleanSupplier cancelled) {
    table.tell(
        new Event.BattleBegins(
            table.program.scenario().name(),
            table.program.scenario().label(),
            table.program.rulebook().label(),
            List.of(table.sideName(0), table.sideName(1)),
            Arrays.stream(table.totalPoints).boxed().toList(),
            Arrays.stream(table.breaksAt).boxed().toList(),
            "14.0"));
    while (table.round < victory.roundLimit() && !victory.over()) {
      command.openRound();
      fightRound(cancelled);
    }
    return victory.end();
  }

  private void fightRound(BooleanSupplier cancelled) {
    int group = command.initiative();
    while (group != Table.GONE) {
      activation.open(group);
      command.moveGeneral(group);
      for (int stand = activation.next(group);
          stand != Table.GONE;
          stand = activation.next(group)) {
        if (cancelled.getAsBoolean()) {
          throw new java.util.concurrent.CancellationException(
              "the battle was stopped in round " + table.round);
        }
        activation.act(stand);
        if (checked) {
          Invariants.check(table);
        }
        if (victory.over()) {
          return;
        }
      }
      group = command.initiative();
    }
  }
}
