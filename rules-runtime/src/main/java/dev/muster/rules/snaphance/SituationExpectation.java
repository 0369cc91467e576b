package dev.muster.rules.snaphance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.NoSuchElementException;

/** Holds a line of a situation's {@code expect} part against the table. */
final class SituationExpectation {
  private final Table table;
  private final StringBuilder log;

  /** Where in the log the text last looked for ends. */
  private int read;

  /**
   * @param log the report so far; it grows
   */
  SituationExpectation(Table table, StringBuilder log) {
    this.table = table;
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
      return log.indexOf(line.substring(7)) < 0 ? "" : "the log does say so:\n" + log;
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
      if (Command.generalName(table, g).equals(first) || table.generalLabel[g].equals(first)) {
        return general(g, words);
      }
    }
    int side = table.program.scenario().sideNamed(first);
    if (side >= 0) {
      return side(side, words);
    }
    return "expected a stand, a General, a side, lost, log, then log or no log; found " + first;
  }

  private String says(String text, int from) {
    int at = log.indexOf(text, from);
    if (at < 0) {
      return "the log does not say so" + (from > 0 ? " after that" : "") + ":\n" + log;
    }
    read = at + text.length();
    return "";
  }

  private String stand(int stand, List<String> words) {
    while (!words.isEmpty()) {
      String word = words.removeFirst();
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
            case "unmoved" -> table.bearsMovedMarker(stand) ? "it has acted this round" : "";
            default ->
                "expected at, facing, SP, disordered, ordered, opportunity, watchless, destroyed,"
                    + " fights, free, moved or unmoved; found "
                    + word;
          };
      if (!found.isEmpty()) {
        return found;
      }
    }
    return "";
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

  /** "Blue broken", "Blue stands" (14.0). */
  private String side(int side, List<String> words) {
    boolean broken = table.brokeAt[side] > 0;
    return switch (words.isEmpty() ? "" : words.getFirst()) {
      case "broken" -> broken ? "" : "it stands";
      case "stands" -> broken ? "it is broken" : "";
      default -> "expected broken or stands after the name of a side";
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
    String word = words.removeFirst();
    return switch (word) {
      case "gone" -> table.general[g] == Table.GONE ? "" : "he is at " + table.at(table.general[g]);
      case "dead" -> table.generalDead[g] ? "" : "he lives";
      case "at" ->
          differs(
              words.removeFirst(),
              table.general[g] == Table.GONE
                  ? "off the board"
                  : table.at(table.general[g]).toString());
      case "with" -> {
        int stand = table.attachedTo[g];
        yield differs(words.removeFirst(), stand == Table.GONE ? "nobody" : table.name[stand]);
      }
      default -> "expected dead, gone, at or with; found " + word;
    };
  }

  private static String differs(String wanted, String found) {
    return wanted.equals(found) ? "" : "expected " + wanted + ", found " + found;
  }
}
