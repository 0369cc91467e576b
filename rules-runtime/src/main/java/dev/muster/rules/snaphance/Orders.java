package dev.muster.rules.snaphance;

/** Options of a question in the hobby's words. */
final class Orders {
  private Orders() {}

  static String words(Choice choice, int option) {
    Table table = choice.table();
    int number = choice.number(option);
    String who = choice.stand() == Table.GONE ? choice.about() : table.name[choice.stand()];
    return switch (choice.order(option)) {
      case DECLARE -> "declare " + table.groupName[number];
      case ACT -> table.name[number] + " acts";
      case END_TURN -> who + " ends its turn";
      case HOLD -> who + " holds";
      case RALLY -> who + " rallies";
      case RALLY_TOGETHER -> who + " rallies together with its neighbours";
      case ACT_DISORDERED -> who + " acts disordered";
      case GO_ON_OPPORTUNITY -> who + " goes on opportunity";
      case GO_ON_OPPORTUNITY_TOGETHER -> who + " goes on opportunity with its neighbours";
      case FIRE -> who + " fires at " + table.name[number];
      case FIRE_THEN_MOVE -> who + " fires at " + table.name[number] + " and may move";
      case FIRE_FRONT_RANK -> who + " fires its front rank at " + table.name[number];
      case FIRE_KEEPING_CHARGE -> who + " fires at " + table.name[number] + " and may charge";
      case HOLD_FIRE -> who + " holds its fire";
      case MOVE -> who + " " + move(choice, number);
      case STOP -> who + " stops";
      case GENERAL_TO ->
          Command.generalName(table, choice.group()) + " rides to " + at(table, number);
      case GENERAL_STAYS -> Command.generalName(table, choice.group()) + " stays";
      case ATTACH -> Command.generalName(table, choice.group()) + " attaches himself to " + who;
      case STAY_APART -> Command.generalName(table, choice.group()) + " stays apart from " + who;
      case DETACH -> Command.generalName(table, choice.group()) + " leaves " + who;
      case STAY_ATTACHED -> Command.generalName(table, choice.group()) + " stays with " + who;
      case MOVE_ALONE -> who + " acts alone";
      case JOIN -> table.name[number] + " joins " + who;
      case GO -> who + " goes with those who joined";
      case EVADE_TO -> who + " evades to " + at(table, number);
      case STAND -> who + " stands";
      case FIRE_AND_DIE -> who + " stands and fires";
      case FIGHT -> who + " stands and fights";
      case REACT_FIRE -> who + " fires on opportunity at " + table.name[number];
      case REACT_FIRE_FRONT ->
          who + " fires its front rank on opportunity at " + table.name[number];
      case REACT_FIRE_REAR -> who + " fires its rear rank on opportunity at " + table.name[number];
      case REACT_FIRE_BOTH -> who + " fires both ranks on opportunity at " + table.name[number];
      case REACT_CHARGE ->
          (choice.stand() == Table.GONE
              ? table.name[number] + " charges on opportunity"
              : who + " charges on opportunity at " + table.name[number]);
      case CHARGE_TO -> who + " charges to " + at(table, number);
      case WAIT -> who + " waits";
      case ABORT -> who + " breaks off the charge";
      case GO_ON -> who + " goes on";
      case OPPONENT -> who + " fights " + table.name[number];
      case ALLOT -> "allotment " + (number + 1);
      case SUPPORT -> who + " supports against " + table.name[number];
      case CONTACT_FIRE -> who + " fires on contact at " + table.name[number];
      case THROW_FIRST -> table.name[number] + " throws first";
      case TURN -> who + " turns to " + Table.facing(number);
      case KEEP_FACING -> who + " keeps its facing";
      case RETREAT_TO -> who + " retreats to " + at(table, number);
      case STOP_RETREAT -> who + " stops retreating";
      case OFF_BOARD -> who + " leaves the board";
      case BOUNCE_TO -> who + " bounces to " + at(table, number);
      case FIGHT_ON -> who + " fights on";
      case BOUNCE -> who + " bounces";
      case PURSUE -> who + " pursues";
      case STAY -> who + " stays";
      case PURSUE_TO -> who + " pursues to " + at(table, number);
      case RIDE_TO ->
          Command.generalName(table, choice.group()) + " rides to " + table.name[number];
      case KEEP_OPPORTUNITY -> who + " stays on opportunity";
      case LEAVE_OPPORTUNITY -> who + " leaves opportunity";
      case MELEE_FIRST -> "the melee of " + table.name[number] + " first";
      case FIRST -> table.name[number] + " retreats first";
      case PUSH_TO -> who + " gives way to " + at(table, number);
      case PLACE_AT -> who + " deploys at " + at(table, number);
      case COUNT -> "count the General with " + who;
      case DO_NOT_COUNT -> "leave the General with " + who + " out of account";
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
