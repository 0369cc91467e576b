package dev.muster.rules.situation;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.HouseEvent;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Compares lines of a situation's {@code expect} part, and of {@code now:}, with the report and the
 * battle; the rule system compares the statements about units with its table.
 */
final class ExpectationEvaluator implements OrderScriptRunner.State {
  /** What every situation can expect. */
  static final List<String> COMMON =
      List.of(
          "log",
          "then log",
          "no log",
          "event",
          "no event",
          "the battle is over",
          "the battle goes on",
          "nobody wins");

  private static final int NOBODY = -1;

  private final BattleProgram program;
  private final StringBuilder log;

  @SuppressWarnings("NullAway.Init") // the position is set up with the script that asks here
  private SituationBattle position;

  /** Where in the log the text last looked for ends. */
  private int read;

  /**
   * @param log the report so far; it grows
   */
  ExpectationEvaluator(BattleProgram program, StringBuilder log) {
    this.program = program;
    this.log = log;
  }

  /** Says in which position the lines are to hold. */
  void of(SituationBattle taken) {
    position = taken;
  }

  @Override
  public @Nullable String obstacle(String order) {
    return position.obstacle(order);
  }

  /** Empty when the line is true, else what was found instead. */
  @Override
  public String mismatch(String line) {
    try {
      return held(line);
    } catch (NoSuchElementException e) {
      return "the line ends too early";
    }
  }

  private String held(String line) {
    if (line.startsWith("log ")) {
      return says(line.substring(4), 0);
    }
    if (line.startsWith("then log ")) {
      return says(line.substring(9), read);
    }
    if (line.startsWith("no log ")) {
      int at = log.indexOf(line.substring(7));
      return at < 0 ? "" : "the report does say so: " + lineAt(at);
    }
    if (line.startsWith("event ")) {
      return happened(line.substring(6).strip(), true);
    }
    if (line.startsWith("no event ")) {
      return happened(line.substring(9).strip(), false);
    }
    if (line.equals("the battle is over")) {
      return position.isOver() ? "" : "it goes on";
    }
    if (line.equals("the battle goes on")) {
      return position.isOver() ? "it is over" : "";
    }
    if (line.equals("nobody wins")) {
      return won(NOBODY);
    }
    int winner = line.endsWith(" wins") ? sideNamed(line.substring(0, line.length() - 5)) : NOBODY;
    return winner == NOBODY ? position.mismatch(line) : won(winner);
  }

  /** Whether an event of the situation has happened or not, by the report. */
  private String happened(String name, boolean wanted) {
    HouseEvent event =
        program.scenario().houseEvents().stream()
            .filter(each -> each.name().equals(name))
            .findFirst()
            .orElse(null);
    if (event == null) {
      return "the situation has no event " + name;
    }
    boolean happened = log.indexOf("Event " + event.displayName() + ": ") >= 0;
    return happened == wanted ? "" : happened ? "it has happened" : "it has not happened";
  }

  private int sideNamed(String name) {
    return program.scenario().sideIndex(name);
  }

  /** Whether the battle is over and the side has won it; below 0 for a draw. */
  private String won(int wanted) {
    if (!position.isOver()) {
      return "the battle is not over";
    }
    int winner = position.winner();
    if (winner == wanted) {
      return "";
    }
    return winner == NOBODY
        ? "the battle is drawn"
        : program.scenario().sides().get(winner).name() + " wins";
  }

  private String says(String text, int from) {
    int at = log.indexOf(text, from);
    if (at < 0) {
      return "the report does not say so" + (from > 0 ? " after that" : "") + nearest(text, from);
    }
    read = at + text.length();
    return "";
  }

  /** The line of the report around a place in it. */
  private String lineAt(int at) {
    int end = log.indexOf("\n", at);
    return log.substring(log.lastIndexOf("\n", at) + 1, end < 0 ? log.length() : end).strip();
  }

  /**
   * Returns the line with most of the expected words; empty if no line has at least half of them.
   */
  private String nearest(String text, int from) {
    Set<String> wanted = Arrays.stream(text.split("\\s+")).collect(Collectors.toSet());
    String nearest = "";
    long most = Math.ceilDiv(wanted.size(), 2) - 1L;
    for (String line : log.substring(from).lines().toList()) {
      long shared = Arrays.stream(line.split("\\s+")).distinct().filter(wanted::contains).count();
      if (shared > most) {
        most = shared;
        nearest = line.strip();
      }
    }
    return nearest.isEmpty() ? "" : "; the nearest it says is: " + nearest;
  }
}
