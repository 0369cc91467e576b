package dev.muster.rules.snaphance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Set;

/** Holds a line of a situation's {@code expect} part against the table. */
final class SituationExpectation {
  static final Set<String> OF_STANDS =
      Set.of(
          "at",
          "facing",
          "SP",
          "disordered",
          "ordered",
          "opportunity",
          "watchless",
          "destroyed",
          "fights",
          "free",
          "moved",
          "unmoved");
  static final Set<String> OF_GENERALS = Set.of("at", "with", "dead", "gone");

  private final SnaphanceBattle battle;
  private final Table table;
  private final StringBuilder log;

  /** Where in the log the text last looked for ends. */
  private int read;

  /**
   * @param log the report so far; it grows
   */
  SituationExpectation(SnaphanceBattle battle, StringBuilder log) {
    this.battle = battle;
    table = battle.table();
    this.log = log;
  }

  /** Empty when the line is true, else what was found instead. */
  String check(String line) {
    try {
      return found(line);
    } catch (NoSuchElementException e) {
      return "the line ends too early";
    }
  }

  private String found(String line) {
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
    if (line.equals("the battle is over")) {
      return battle.over() ? "" : "it goes on";
    }
    if (line.equals("the battle goes on")) {
      return battle.over() ? "it is over" : "";
    }
    if (line.equals("nobody wins")) {
      return winner(Table.GONE);
    }
    List<String> words = new ArrayList<>(Arrays.asList(line.split("\\s+")));
    String first = words.removeFirst();
    int stand = OrderLine.stand(table, first);
    if (stand != Table.GONE) {
      return stand(stand, words);
    }
    if (first.equals("lost")) {
      return lost(words);
    }
    for (int g = 0; g < table.groups; g++) {
      if (table.generalName(g).equals(first) || table.generalLabel[g].equals(first)) {
        return general(g, words);
      }
    }
    int side = table.program.scenario().sideNamed(first);
    if (side >= 0) {
      return side(side, words);
    }
    return "expected a stand, a General, a side, lost, log, then log, no log, the battle or nobody;"
        + " found "
        + first;
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

  /** The line that has most of the words looked for, where it has at least half of them. */
  private String nearest(String text, int from) {
    Set<String> wanted =
        Set.of(Arrays.stream(text.split("\\s+")).distinct().toArray(String[]::new));
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

  /** "X at 0507 facing N disordered", "X is not at 0507": all of it must be true. */
  private String stand(int stand, List<String> words) {
    while (!words.isEmpty()) {
      boolean not = negated(words);
      String word = words.removeFirst();
      if (!OF_STANDS.contains(word)) {
        return "expected at, facing, SP, disordered, ordered, opportunity, watchless, destroyed,"
            + " fights, free, moved or unmoved, each with not before it where it is not so; found "
            + word;
      }
      String found =
          switch (word) {
            case "at" -> differs(words.removeFirst(), place(stand));
            case "facing" -> differs(words.removeFirst(), table.facingOf(stand).name());
            case "SP" -> differs(words.removeFirst(), ranks(stand));
            case "disordered" -> table.disordered[stand] ? "" : "it is in order";
            case "ordered" -> table.disordered[stand] ? "it is disordered" : "";
            case "opportunity" -> table.opportunity[stand] ? "" : "it is not on opportunity";
            case "watchless" -> table.opportunity[stand] ? "it is on opportunity" : "";
            case "destroyed" -> table.onBoard(stand) ? "it is at " + place(stand) : "";
            case "fights" -> fights(stand, words.removeFirst());
            case "free" -> table.engaged(stand) ? "it is in melee" : "";
            case "moved" -> table.bearsMovedMarker(stand) ? "" : "it has yet to act this round";
            default -> table.bearsMovedMarker(stand) ? "it has acted this round" : "";
          };
      String said = not ? denied(found) : found;
      if (!said.isEmpty()) {
        return said;
      }
    }
    return "";
  }

  /** Takes "is" and "not" from what comes next, and answers whether there was a "not". */
  private static boolean negated(List<String> words) {
    if (words.getFirst().equals("is")) {
      words.removeFirst();
    }
    boolean not = words.getFirst().equals("not");
    if (not) {
      words.removeFirst();
    }
    return not;
  }

  private static String denied(String found) {
    return found.isEmpty() ? "it is so" : "";
  }

  private String fights(int stand, String enemy) {
    int foe = table.foe[stand];
    return differs(enemy, foe == Table.GONE ? "nobody" : table.name[foe]);
  }

  private String place(int stand) {
    return table.onBoard(stand) ? table.at(table.hex[stand]).toString() : "off the board";
  }

  private String ranks(int stand) {
    StringBuilder text = new StringBuilder();
    for (int rank = 0; rank < table.type[stand].strength.length; rank++) {
      text.append(rank == 0 ? "" : "/").append(table.rankSp(stand, rank));
    }
    return text.toString();
  }

  /** The side that has won the battle, which must be over; GONE for nobody. */
  private String winner(int wanted) {
    if (!battle.over()) {
      return "the battle is not over";
    }
    int winner = battle.winner();
    return winner == wanted
        ? ""
        : winner == Table.GONE ? "the battle is drawn" : table.sideName(winner) + " wins";
  }

  /** "Blue broken", "Blue stands", "Blue wins" (14.0). */
  private String side(int side, List<String> words) {
    boolean broken = table.brokeAt[side] > 0;
    return switch (words.isEmpty() ? "" : words.getFirst()) {
      case "broken" -> broken ? "" : "it stands";
      case "stands" -> broken ? "it is broken" : "";
      case "wins" -> winner(side);
      default -> "expected broken, stands or wins after the name of a side";
    };
  }

  /** "lost Blue 3": Break Points. */
  private String lost(List<String> words) {
    String name = words.removeFirst();
    int side = table.program.scenario().sideNamed(name);
    return side < 0
        ? "there is no side " + name
        : differs(words.removeFirst(), Integer.toString(table.lostPoints[side]));
  }

  private String general(int g, List<String> words) {
    boolean not = negated(words);
    String word = words.removeFirst();
    if (!OF_GENERALS.contains(word)) {
      return "expected dead, gone, at or with; found " + word;
    }
    String found =
        switch (word) {
          case "gone" ->
              table.general[g] == Table.GONE ? "" : "he is at " + table.at(table.general[g]);
          case "dead" -> table.generalDead[g] ? "" : "he lives";
          case "at" ->
              differs(
                  words.removeFirst(),
                  table.general[g] == Table.GONE
                      ? "off the board"
                      : table.at(table.general[g]).toString());
          default -> {
            int stand = table.attachedTo[g];
            yield differs(words.removeFirst(), stand == Table.GONE ? "nobody" : table.name[stand]);
          }
        };
    return not ? denied(found) : found;
  }

  private static String differs(String wanted, String found) {
    return wanted.equals(found) ? "" : "expected " + wanted + ", found " + found;
  }
}
