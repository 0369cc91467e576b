package dev.muster.rules.snaphance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/** What a situation can say of stands, Generals and sides, held against the table. */
final class PositionWords {
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
          "unmoved",
          "pursued");
  static final Set<String> OF_GENERALS = Set.of("at", "with", "dead", "gone");

  // what a situation says of a position
  static final String MELEE = "melee";
  static final String MOVED = "moved";
  static final String LOST = "lost";
  static final String DEAD = "dead";

  // orders of the game itself, beside that a group acts
  static final String NEW_ROUND = "new round";
  static final String INITIATIVE = "initiative";
  static final List<String> OF_THE_GAME = List.of(NEW_ROUND, INITIATIVE);

  private final Table table;
  private final Pursuits pursuits;

  PositionWords(Table table, Pursuits pursuits) {
    this.table = table;
    this.pursuits = pursuits;
  }

  /**
   * Empty when the line is true, else what was found instead.
   *
   * @throws java.util.NoSuchElementException when it ends too early
   */
  String found(String line) {
    List<String> words = new ArrayList<>(Arrays.asList(line.split("\\s+")));
    String first = words.removeFirst();
    int stand = stand(table, first);
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

  /** The order with which a group or a stand takes its turn. */
  static String acts(String who) {
    return who + " acts";
  }

  /** The stand of a name, or GONE. */
  static int stand(Table table, String name) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.name[stand].equals(name)) {
        return stand;
      }
    }
    return Table.GONE;
  }

  /** "X at 0507 facing N disordered", "X is not at 0507": all of it must be true. */
  private String stand(int stand, List<String> words) {
    while (!words.isEmpty()) {
      boolean not = negated(words);
      String word = words.removeFirst();
      if (!OF_STANDS.contains(word)) {
        return "expected at, facing, SP, disordered, ordered, opportunity, watchless, destroyed,"
            + " fights, free, moved, unmoved or pursued to, each with not before it where it"
            + " is not so; found "
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
            case "pursued" -> pursued(stand, words);
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

  /** "X pursued to 0507": where its last pursuit ended (13.0). */
  private String pursued(int stand, List<String> words) {
    words.removeFirst(); // to
    String end = table.at(pursuits.end(stand)).toString();
    return end.equals(words.removeFirst())
        ? ""
        : (pursuits.stayed(stand) ? "it stayed at " : "it pursued to ") + end;
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
