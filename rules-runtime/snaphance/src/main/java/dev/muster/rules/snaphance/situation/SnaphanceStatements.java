package dev.muster.rules.snaphance.situation;

import dev.muster.rules.situation.StatementReader;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.List;
import java.util.Set;

/** The statements of situations about stands, Generals and sides, checked against the table. */
public final class SnaphanceStatements {
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

  // the statements of a situation about a position
  static final String MELEE = "melee";
  static final String MOVED = "moved";
  static final String LOST = "lost";
  static final String DEAD = "dead";

  // orders of the game itself, except that a group acts
  static final String NEW_ROUND = "new round";
  static final String INITIATIVE = "initiative";
  static final List<String> OF_THE_GAME = List.of(NEW_ROUND, INITIATIVE);

  private final SnaphanceState table;
  private final PursuitTracker pursuits;

  SnaphanceStatements(SnaphanceState table, PursuitTracker pursuits) {
    this.table = table;
    this.pursuits = pursuits;
  }

  /**
   * Returns the empty string if the line is true, else the state found.
   *
   * @throws java.util.NoSuchElementException if it ends too early
   */
  String mismatch(String line) {
    StatementReader words = new StatementReader(line);
    String first = words.next();
    int stand = stand(table, first);
    if (stand != SnaphanceState.GONE) {
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
    int side = table.program.scenario().sideIndex(first);
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

  /** The order with which a stand goes on with its melee. */
  static String fightsOn(String who) {
    return who + " fights on";
  }

  /** The stand of a name, or GONE. */
  public static int stand(SnaphanceState table, String name) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.name[stand].equals(name)) {
        return stand;
      }
    }
    return SnaphanceState.GONE;
  }

  /** Checks all parts of a line such as "X at 0507 facing N disordered" or "X is not at 0507". */
  private String stand(int stand, StatementReader words) {
    String found = "";
    while (words.hasNext() && found.isEmpty()) {
      found = words.held(OF_STANDS, word -> mismatch(stand, word, words));
    }
    return found;
  }

  private String mismatch(int stand, String word, StatementReader words) {
    return switch (word) {
      case "at" -> words.is(place(stand));
      case "facing" -> words.is(table.facingOf(stand).name());
      case "SP" -> words.is(ranks(stand));
      case "disordered" -> table.disordered[stand] ? "" : "it is in order";
      case "ordered" -> table.disordered[stand] ? "it is disordered" : "";
      case "opportunity" -> table.opportunity[stand] ? "" : "it is not on opportunity";
      case "watchless" -> table.opportunity[stand] ? "it is on opportunity" : "";
      case "destroyed" -> table.onBoard(stand) ? "it is at " + place(stand) : "";
      case "fights" -> fights(stand, words);
      case "pursued" -> pursued(stand, words);
      case "free" -> table.engaged(stand) ? "it is in melee" : "";
      case "moved" -> table.bearsMovedMarker(stand) ? "" : "it has yet to act this round";
      case "unmoved" -> table.bearsMovedMarker(stand) ? "it has acted this round" : "";
      default ->
          "expected at, facing, SP, disordered, ordered, opportunity, watchless, destroyed,"
              + " fights, free, moved, unmoved or pursued to, each with not before it where it"
              + " is not so; found "
              + word;
    };
  }

  private String fights(int stand, StatementReader words) {
    int foe = table.foe[stand];
    return words.is(foe == SnaphanceState.GONE ? "nobody" : table.name[foe]);
  }

  /** "X pursued to 0507": where its last pursuit ended (13.0). */
  private String pursued(int stand, StatementReader words) {
    words.next(); // to
    String end = table.at(pursuits.end(stand)).toString();
    return end.equals(words.next())
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
  private String side(int side, StatementReader words) {
    boolean broken = table.brokeAt[side] > 0;
    return switch (words.hasNext() ? words.next() : "") {
      case "broken" -> broken ? "" : "it stands";
      case "stands" -> broken ? "it is broken" : "";
      default -> "expected broken, stands or wins after the name of a side";
    };
  }

  /** "lost Blue 3": Break Points. */
  private String lost(StatementReader words) {
    String name = words.next();
    int side = table.program.scenario().sideIndex(name);
    return side < 0
        ? "there is no side " + name
        : words.is(Integer.toString(table.lostPoints[side]));
  }

  private String general(int g, StatementReader words) {
    return words.held(
        OF_GENERALS,
        word ->
            switch (word) {
              case "gone" ->
                  table.general[g] == SnaphanceState.GONE
                      ? ""
                      : "he is at " + table.at(table.general[g]);
              case "dead" -> table.generalDead[g] ? "" : "he lives";
              case "at" ->
                  words.is(
                      table.general[g] == SnaphanceState.GONE
                          ? "off the board"
                          : table.at(table.general[g]).toString());
              case "with" -> {
                int stand = table.attachedTo[g];
                yield words.is(stand == SnaphanceState.GONE ? "nobody" : table.name[stand]);
              }
              default -> "expected dead, gone, at or with; found " + word;
            });
  }
}
