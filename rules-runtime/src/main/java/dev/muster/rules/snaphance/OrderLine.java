package dev.muster.rules.snaphance;

import dev.muster.rules.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * One order of a situation, read word by word: who, what, at whom, by which hexes, facing where.
 */
final class OrderLine {
  /** What a line may begin with, and what it asks. */
  enum Kind {
    /** To be done. */
    DO,
    /** Must be among the legal options, but is not done. */
    MAY,
    /** Must not be among the legal options. */
    MAY_NOT
  }

  final Situation.Line line;
  final Kind kind;
  final String text;

  /** Stands that act: one, or several that act together. */
  final List<String> subjects = new ArrayList<>();

  final String verb;

  /** Names after the verb. */
  final List<String> targets = new ArrayList<>();

  /** Hexes after the verb, by index, in order. */
  final List<Integer> hexes = new ArrayList<>();

  /** Facing number, or GONE. */
  final int facing;

  /** Hexes of {@link #hexes} already gone, for orders that take several steps. */
  int gone;

  OrderLine(Situation.Line line, Table table) {
    this.line = line;
    String bare = line.text();
    if (bare.startsWith("may not:")) {
      kind = Kind.MAY_NOT;
      bare = bare.substring("may not:".length()).strip();
    } else if (bare.startsWith("may:")) {
      kind = Kind.MAY;
      bare = bare.substring("may:".length()).strip();
    } else {
      kind = Kind.DO;
    }
    text = bare;
    int turn = Table.GONE;
    String what = "";
    for (String word : bare.replace(",", " ").split("\\s+")) {
      boolean name = stand(table, word) != Table.GONE;
      if (name && what.isEmpty()) {
        subjects.add(word);
      } else if (name) {
        targets.add(word);
      } else if (word.matches("[0-9]{4}")) {
        hexes.add(hex(table, word));
      } else if (facing(word) != Table.GONE && !what.isEmpty()) {
        turn = facing(word);
      } else if (what.isEmpty() && !word.equals("and")) {
        what = word.toLowerCase(Locale.ROOT);
      }
    }
    verb = what;
    facing = turn;
  }

  private static int hex(Table table, String word) {
    return table.grid.index(
        new dev.muster.rules.model.Hex(
            Integer.parseInt(word.substring(0, 2)), Integer.parseInt(word.substring(2))));
  }

  private static int facing(String word) {
    for (int k = 0; k < 6; k++) {
      if (Table.facing(k).name().equals(word)) {
        return k;
      }
    }
    return Table.GONE;
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

  boolean about(String name) {
    return subjects.contains(name);
  }

  private boolean says(String word) {
    return text.toLowerCase(Locale.ROOT).contains(word);
  }

  /** How well an option answers the order: 0 not at all, higher is closer. */
  int fits(Choice choice, int option) {
    if (choice.label(option).equalsIgnoreCase(text)) {
      return 1000;
    }
    Table table = choice.table();
    if (choice.stand() == Table.GONE || !about(table.name[choice.stand()])) {
      return choice.order(option) == Order.REACT_CHARGE
              && choice.stand() == Table.GONE
              && verb.startsWith("charge")
              && about(table.name[choice.number(option)])
          ? 500
          : 0;
    }
    int number = choice.number(option);
    return switch (choice.order(option)) {
      case MOVE -> movement(choice, number);
      case FIRE -> fires(table, number) && !says("may ") && !says("rank") ? 500 : 0;
      case FIRE_THEN_MOVE -> fires(table, number) && says("may move") ? 500 : 0;
      case FIRE_KEEPING_CHARGE -> fires(table, number) && says("may charge") ? 500 : 0;
      case FIRE_FRONT_RANK, REACT_FIRE_FRONT ->
          fires(table, number) && says("front rank") ? 500 : 0;
      case REACT_FIRE -> fires(table, number) ? 500 : 0;
      case REACT_FIRE_BOTH -> fires(table, number) && !says("front rank") ? 500 : 0;
      case REACT_FIRE_REAR -> fires(table, number) && says("rear rank") ? 500 : 0;
      case CONTACT_FIRE -> fires(table, number) ? 500 : 0;
      case REACT_CHARGE -> verb.startsWith("charge") || verb.startsWith("counter") ? 500 : 0;
      case EVADE_TO -> verb.startsWith("evade") && reaches(number) ? 500 : 0;
      case BOUNCE_TO -> verb.startsWith("bounce") && reaches(number) ? 500 : 0;
      case RETREAT_TO -> retreats(number) ? 500 : 0;
      case PURSUE -> verb.startsWith("pursue") ? 500 : 0;
      case PURSUE_TO -> verb.startsWith("pursue") && hexes.contains(number) ? 500 : 0;
      case TURN -> verb.startsWith("turn") && facing == number ? 500 : 0;
      case RALLY -> verb.startsWith("rall") && subjects.size() == 1 ? 500 : 0;
      case RALLY_TOGETHER -> verb.startsWith("rall") && subjects.size() > 1 ? 500 : 0;
      case GO_ON_OPPORTUNITY -> says("goes on opportunity") && subjects.size() == 1 ? 500 : 0;
      case GO_ON_OPPORTUNITY_TOGETHER ->
          says("on opportunity") && verb.startsWith("go") && subjects.size() > 1 ? 500 : 0;
      case OPPONENT -> verb.startsWith("fight") && names(table, number) ? 500 : 0;
      case SUPPORT -> verb.startsWith("support") && names(table, number) ? 500 : 0;
      default -> 0;
    };
  }

  private boolean fires(Table table, int target) {
    return verb.startsWith("fire") && names(table, target);
  }

  private boolean names(Table table, int stand) {
    return targets.contains(table.name[stand]);
  }

  private boolean reaches(int hex) {
    return hexes.isEmpty() || hexes.getLast() == hex;
  }

  private boolean retreats(int hex) {
    return verb.startsWith("retreat") && gone < hexes.size() && hexes.get(gone) == hex;
  }

  /** Whether the order goes on after this answer: a retreat hex by hex. */
  boolean goesOn() {
    return verb.startsWith("retreat") && gone < hexes.size();
  }

  private int movement(Choice choice, int move) {
    Movement found = choice.movement();
    Table table = choice.table();
    boolean charge = verb.startsWith("charge");
    if (charge != found.charge[move] || !verbFits(found.kind[move], charge)) {
      return 0;
    }
    boolean keeps = found.endFacing[move] == table.facing[choice.stand()];
    if (facing != Table.GONE ? found.endFacing[move] != facing : !keeps && !charge) {
      return 0;
    }
    if (charge && !contactsAll(choice, found, move)) {
      return 0;
    }
    List<Integer> way = way(choice, found, move);
    boolean exact = hexes.isEmpty() || way.equals(hexes);
    boolean ends = hexes.size() == 1 && !way.isEmpty() && way.getLast().equals(hexes.getFirst());
    if (!exact && !ends) {
      return 0;
    }
    if (says("in disorder") != found.disorders[move] && says("in disorder")) {
      return 0;
    }
    // of several ways the shortest, and without a needless turn
    return 400 - 4 * found.length(move) - (keeps ? 0 : 1) + (exact && !hexes.isEmpty() ? 50 : 0);
  }

  private boolean verbFits(Movement.Kind how, boolean charge) {
    if (charge) {
      return true;
    }
    return switch (how) {
      case FORWARD -> verb.startsWith("move") && !says("sideways");
      case FREE -> verb.startsWith("move") || verb.startsWith("break") || verb.startsWith("fall");
      case SIDEWAYS -> says("sideways");
      case BACKWARDS -> verb.startsWith("fall");
      case TURN -> verb.startsWith("turn") && !says("about");
      case ABOUT -> says("turns about");
      case STAY -> false;
    };
  }

  private boolean contactsAll(Choice choice, Movement found, int move) {
    Table table = choice.table();
    for (String target : targets) {
      int enemy = stand(table, target);
      boolean met = false;
      for (int which = 0; which < 2; which++) {
        int ahead = table.grid.neighbour(found.endHex[move], (found.endFacing[move] + which) % 6);
        met |= ahead >= 0 && enemy != Table.GONE && table.hex[enemy] == ahead;
      }
      // a group's other members may be the ones that meet it
      if (!met && subjects.size() == 1) {
        return false;
      }
    }
    return true;
  }

  private static List<Integer> way(Choice choice, Movement found, int move) {
    Table table = choice.table();
    List<Integer> way = new ArrayList<>();
    int hex = table.hex[choice.stand()];
    for (int i = 0; i < found.length(move); i++) {
      if (found.action(move, i) < Movement.TURN_TO) {
        hex = table.grid.neighbour(hex, found.action(move, i));
        way.add(hex);
      }
    }
    return way;
  }
}
