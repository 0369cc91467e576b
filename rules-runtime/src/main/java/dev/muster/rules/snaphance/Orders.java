package dev.muster.rules.snaphance;

import java.util.StringJoiner;

/** Options of a question in the hobby's words. */
final class Orders {
  private Orders() {}

  static String words(Choice choice, int option) {
    String who =
        choice.stand() == Table.GONE ? choice.about() : choice.table().name[choice.stand()];
    Order order = choice.order(option);
    if (order == Order.MOVE) {
      return who + " " + move(choice, choice.number(option));
    }
    if (order == Order.REACT_CHARGE && choice.stand() == Table.GONE) {
      return choice.table().name[choice.number(option)] + " charges on opportunity";
    }
    StringJoiner words = new StringJoiner(" ");
    for (String word : order.phrase.split(" ")) {
      words.add(filled(word, choice, who, choice.number(option)));
    }
    return words.toString();
  }

  /** A word of a phrase, with what it stands for in its place. */
  private static String filled(String word, Choice choice, String who, int number) {
    Table table = choice.table();
    return switch (word) {
      case "X" -> who;
      case "Y" -> table.name[number];
      case "HEX" -> at(table, number);
      case "FACING" -> Table.facing(number).name();
      case "GROUP" -> table.groupName[number];
      case "GENERAL" -> table.generalName(choice.group());
      case "N" -> Integer.toString(number + 1);
      default -> word;
    };
  }

  private static String at(Table table, int hex) {
    return table.at(hex).toString();
  }

  /** "charges Foot-2 via 0507 0508", "moves to 0508 via 0507, facing N", "turns to NW". */
  private static String move(Choice choice, int move) {
    Table table = choice.table();
    Moves found = choice.moves();
    int stand = choice.stand();
    StringBuilder path = new StringBuilder();
    int hex = table.hex[stand];
    int facing = table.facing[stand];
    for (int i = 0; i < found.length(move); i++) {
      int action = found.action(move, i);
      if (action < Moves.TURN_TO) {
        hex = table.grid.neighbour(hex, action);
        path.append(path.isEmpty() ? "" : " ").append(at(table, hex));
      } else {
        facing = action - Moves.TURN_TO;
      }
    }
    StringBuilder words = new StringBuilder(verb(choice, move, hex, facing));
    if (!path.isEmpty()) {
      words.append(found.charge[move] ? " via " : " by ").append(path);
    }
    if (facing != table.facing[stand] && found.kind[move] != Moves.Kind.ABOUT) {
      words.append(" facing ").append(Table.facing(facing));
    }
    if (found.disorders[move]) {
      words.append(" in disorder");
    }
    return words.toString();
  }

  private static String verb(Choice choice, int move, int hex, int facing) {
    Moves found = choice.moves();
    Table table = choice.table();
    if (found.charge[move]) {
      StringBuilder enemies = new StringBuilder();
      for (int which = 0; which < 2; which++) {
        int enemy =
            table.enemyIn(
                table.grid.neighbour(hex, (facing + which) % 6), table.side[choice.stand()]);
        if (enemy != Table.GONE) {
          enemies.append(enemies.isEmpty() ? "" : " and ").append(table.name[enemy]);
        }
      }
      return "charges " + enemies;
    }
    return switch (found.kind[move]) {
      case FORWARD, FREE -> "moves";
      case SIDEWAYS -> "moves sideways";
      case BACKWARDS -> "falls back";
      case TURN -> "turns";
      case ABOUT -> "turns about";
      case STAY -> "stays";
    };
  }
}
