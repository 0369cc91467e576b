package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Place;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/**
 * An order parsed from words against the table, legal or not.
 *
 * @param words all words
 * @param verb index of the first word after the subject
 * @param stands the stands that act, the leading one first; empty for a General, group or side
 * @param general the group whose General acts; GONE if there is none
 * @param others stands named after the verb
 * @param hexes the hexes named, in order
 * @param facing the facing named; {@link #UNSAID} if there is none
 */
record SnaphanceOrderReading(
    List<String> words,
    int verb,
    List<Integer> stands,
    int general,
    List<Integer> others,
    List<Integer> hexes,
    int facing) {
  static final int UNSAID = -1;

  /** The kind of move in the order. */
  enum Way {
    NONE,
    MOVE,
    SIDEWAYS,
    BACKWARDS,
    TURN,
    ABOUT,
    STAY,
    CHARGE
  }

  private static final String DECLARE = "declare";

  private static final Set<String> BACK = Set.of("fall", "falls", "break", "breaks");

  /** Reads an order. */
  static SnaphanceOrderReading of(String order, SnaphanceState table) {
    List<String> words = OrderPattern.words(order);
    List<Integer> stands = new ArrayList<>();
    int general = SnaphanceState.GONE;
    int verb = 0;
    int from = !words.isEmpty() && words.getFirst().equalsIgnoreCase(DECLARE) ? 1 : 0;
    for (int g = 0; g < table.groups && general == SnaphanceState.GONE; g++) {
      for (String each : List.of(table.generalName(g), table.generalLabel[g], table.groupName[g])) {
        int end = OrderPattern.behind(each, words, from).nextSetBit(from + 1);
        if (!each.isEmpty() && end > from && general == SnaphanceState.GONE) {
          general = g;
          verb = end;
        }
      }
    }
    while (general == SnaphanceState.GONE && verb < words.size()) {
      int stand = stand(words.get(verb), table);
      if (stand == SnaphanceState.GONE) {
        break;
      }
      stands.add(stand);
      verb++;
    }
    List<Integer> others = new ArrayList<>();
    List<Integer> hexes = new ArrayList<>();
    int facing = UNSAID;
    for (String each : words.subList(verb, words.size())) {
      int stand = stand(each, table);
      int hex = hex(each, table);
      if (stand != SnaphanceState.GONE) {
        others.add(stand);
      } else if (hex != SnaphanceState.GONE) {
        hexes.add(hex);
      } else {
        facing = facing(each, facing);
      }
    }
    return new SnaphanceOrderReading(words, verb, stands, general, others, hexes, facing);
  }

  private static int stand(String name, SnaphanceState table) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.name[stand].equalsIgnoreCase(name)) {
        return stand;
      }
    }
    return SnaphanceState.GONE;
  }

  private static int hex(String word, SnaphanceState table) {
    Place hex = BoardKind.HEXES.read(word);
    int index = hex == null ? HexGrid.OFF_BOARD : table.grid.index(hex);
    return index == HexGrid.OFF_BOARD ? SnaphanceState.GONE : index;
  }

  private static int facing(String word, int otherwise) {
    for (Facing each : Facing.values()) {
      if (each.name().equalsIgnoreCase(word)) {
        return each.ordinal();
      }
    }
    return otherwise;
  }

  /** The orders its words may mean. */
  Set<SnaphanceOrder> orders(SnaphanceState table) {
    EnumSet<SnaphanceOrder> found = EnumSet.noneOf(SnaphanceOrder.class);
    if (way() != Way.NONE) {
      found.add(SnaphanceOrder.MOVE);
    }
    if (verb < words.size() && words.get(verb).equalsIgnoreCase("fights")) {
      found.add(SnaphanceOrder.OPPONENT);
    }
    if (verb < words.size() && words.get(verb).equalsIgnoreCase("retreats") && !hexes.isEmpty()) {
      found.add(SnaphanceOrder.RETREAT_TO);
    }
    for (SnaphanceOrder each : SnaphanceOrder.values()) {
      if (each != SnaphanceOrder.MOVE
          && each.template.matches(words, (word, all, from) -> ends(word, all, from, table))) {
        found.add(each);
      }
    }
    return found;
  }

  private java.util.BitSet ends(String word, List<String> all, int from, SnaphanceState table) {
    java.util.BitSet ends = new java.util.BitSet();
    if (!word.equals(word.toUpperCase(Locale.ROOT))) {
      return OrderPattern.behind(word, all, from);
    }
    if (word.equals("GENERAL") || word.equals("GROUP")) {
      for (int g = 0; g < table.groups; g++) {
        ends.or(OrderPattern.behind(table.generalName(g), all, from));
        ends.or(OrderPattern.behind(table.generalLabel[g], all, from));
        ends.or(OrderPattern.behind(table.groupName[g], all, from));
      }
      return ends;
    }
    if (word.equals("X") && from == 0 && verb > 0) {
      ends.set(verb);
    } else if (from < all.size() && !word.equals("N")) {
      boolean fits =
          switch (word) {
            case "X", "Y" -> stand(all.get(from), table) != SnaphanceState.GONE;
            case "HEX" -> hex(all.get(from), table) != SnaphanceState.GONE;
            case "FACING" -> facing(all.get(from), UNSAID) != UNSAID;
            default -> false;
          };
      if (fits) {
        ends.set(from + 1);
      }
    } else if (from < all.size() && all.get(from).matches("[0-9]+")) {
      ends.set(from + 1);
    }
    return ends;
  }

  /** Returns the kind of move in the words; NONE if it is not a move. */
  Way way() {
    List<String> said = behindSubject();
    String first = said.isEmpty() ? "" : said.get(0).toLowerCase(Locale.ROOT);
    String second = said.size() > 1 ? said.get(1).toLowerCase(Locale.ROOT) : "";
    if (stands.isEmpty()) {
      return Way.NONE;
    }
    if (BACK.contains(first) && (second.equals("back") || second.equals("off"))) {
      return said.contains("charge") ? Way.NONE : Way.BACKWARDS;
    }
    return switch (first) {
      case "move", "moves" -> second.equals("sideways") ? Way.SIDEWAYS : Way.MOVE;
      case "turn", "turns" -> second.equals("about") ? Way.ABOUT : Way.TURN;
      case "charge", "charges" -> said.contains("opportunity") ? Way.NONE : Way.CHARGE;
      case "stays", "stay" -> said.size() == 1 ? Way.STAY : Way.NONE;
      default -> Way.NONE;
    };
  }

  /** Returns the stand that acts; GONE for a General, group or side. */
  int stand() {
    return stands.isEmpty() ? SnaphanceState.GONE : stands.getFirst();
  }

  /** Returns the first stand named after the verb; GONE if there is none. */
  int other() {
    return others.isEmpty() ? SnaphanceState.GONE : others.getFirst();
  }

  /** Returns the group whose General acts, or that is declared; GONE if there is none. */
  int named() {
    return general;
  }

  /** Whether a group is declared. */
  boolean declares() {
    return words.getFirst().equalsIgnoreCase(DECLARE);
  }

  /** Returns the last hex named; GONE if there is none. */
  int hex() {
    return hexes.isEmpty() ? SnaphanceState.GONE : hexes.getLast();
  }

  /** Returns the subject of the order as written. */
  String subject() {
    return String.join(" ", words.subList(0, verb));
  }

  /** The words after the subject. */
  List<String> behindSubject() {
    return words.subList(verb, words.size());
  }

  /** Whether every hex of the way is named. */
  boolean saysWay() {
    return words.contains("via") || words.contains("by");
  }

  boolean says(String word) {
    return words.stream().anyMatch(word::equalsIgnoreCase);
  }
}
