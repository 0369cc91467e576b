package dev.muster.cli;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * The progress of a battle with a slow marshal: a line on a terminal, which disappears before each
 * report. It prints nothing if a program reads the output.
 */
final class RoundProgressBar implements EventSink {
  private static final int WIDTH = 24;
  private static final String NO_LINE = "\r\u001b[K";

  private final EventSink sink;
  private final Terminal terminal;
  private final int rounds;
  private final boolean wanted;
  private boolean shown;
  private int round;
  private int turns;

  /**
   * @param sink receives the events of the battle
   * @param rounds the battle has at most
   */
  RoundProgressBar(EventSink sink, Terminal terminal, BattleProgram program, int rounds) {
    this.sink = sink;
    this.terminal = terminal;
    this.rounds = rounds;
    wanted = terminal.colour() && marshal(program);
  }

  private static boolean marshal(BattleProgram program) {
    return program.scenario().sides().stream()
        .flatMap(
            side ->
                Stream.concat(
                    Stream.ofNullable(side.commander()),
                    side.groups().stream().map(each -> each.commander()).filter(Objects::nonNull)))
        .anyMatch(each -> each == CommanderProfile.MARSHAL);
  }

  @Override
  public void accept(Event event) {
    hide();
    if (event instanceof CommonEvent.RoundBegins e) {
      round = e.round();
      turns = 0;
    }
    sink.accept(event);
  }

  private void hide() {
    if (shown) {
      terminal.err().print(NO_LINE);
      terminal.err().flush();
      shown = false;
    }
  }

  /** Shows the progress between two steps. Returns false: it never stops the battle. */
  boolean showAndContinue() {
    if (wanted) {
      hide();
      terminal.out().flush();
      int done = Math.min(WIDTH, WIDTH * Math.max(0, round - 1) / Math.max(1, rounds));
      terminal
          .err()
          .print(
              "  ["
                  + "=".repeat(done)
                  + " ".repeat(WIDTH - done)
                  + "] round "
                  + round
                  + " of "
                  + rounds
                  + ", turn "
                  + ++turns);
      terminal.err().flush();
      shown = true;
    }
    return false;
  }

  /** The battle is over. */
  void finish() {
    hide();
  }
}
