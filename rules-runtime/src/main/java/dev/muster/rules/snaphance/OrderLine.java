package dev.muster.rules.snaphance;

import dev.muster.rules.model.Hex;
import dev.muster.rules.situation.Situation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
    MAY_NOT,
    /** Must be true of the table once the orders before are done. */
    NOW
  }

  /** First words of orders, or their beginnings; a line with another cannot be meant. */
  static final List<String> VERBS =
      List.of(
          "act", "attach", "bounce", "break", "charge", "counter", "deploy", "evade", "fall",
          "fight", "fire", "give", "go", "hold", "keep", "leave", "move", "pursue", "rall",
          "retreat", "ride", "stand", "stay", "stop", "support", "throw", "turn", "wait", "declare",
          "join");

  private static final Pattern FACING = Pattern.compile("facing (\\S+)");

  final Situation.Line line;
  final Kind kind;
  final String text;

  /** Stands that act: one, or several that act together. */
  final List<String> subjects = new ArrayList<>();

  /** Group of the General who is to do it, or GONE. */
  final int general;

  final String verb;

  /** Names after the verb. */
  final List<String> targets = new ArrayList<>();

  /** Hexes after the verb, by index, in order. */
  final List<Integer> hexes = new ArrayList<>();

  /** Facing number, or GONE. */
  final int facing;

  /** What was legal when its stand was last asked and this was not, empty while not asked. */
  String legal = "";

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
    } else if (bare.startsWith("now:")) {
      kind = Kind.NOW;
      bare = bare.substring("now:".length()).strip();
    } else {
      kind = Kind.DO;
    }
    text = bare;
    int turn = Table.GONE;
    int leader = Table.GONE;
    String what = "";
    for (String word : bare.replace(",", " ").split("\\s+")) {
      boolean name = stand(table, word) != Table.GONE;
      if (name && what.isEmpty()) {
        subjects.add(word);
      } else if (name) {
        targets.add(word);
      } else if (what.isEmpty() && general(table, word) != Table.GONE) {
        leader = general(table, word);
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
    general = leader;
  }

  /** What is wrong with the order as such, empty when it can be meant. */
  String nonsense(Table table) {
    if (kind == Kind.NOW || text.equals("new round") || text.equals("initiative")) {
      return "";
    }
    for (int g = 0; g < table.groups; g++) {
      if (text.equals(table.groupName[g] + " acts")) {
        return "";
      }
    }
    if (hexes.contains(Table.GONE)) {
      return "a hex is not on the board";
    }
    Matcher turns = FACING.matcher(text);
    if (turns.find() && facing(turns.group(1)) == Table.GONE) {
      return "a facing is one of NE N NW SW S SE, found " + turns.group(1);
    }
    String first = text.split("\\s+")[0];
    boolean somebody =
        !subjects.isEmpty()
            || general != Table.GONE
            || List.of("declare", "count", "leave", "the", "allotment").contains(first);
    if (!somebody) {
      return "there is no stand, General or group " + first;
    }
    if ((!subjects.isEmpty() || general != Table.GONE)
        && VERBS.stream().noneMatch(verb::startsWith)) {
      return "an order says what is to be done, such as moves, charges, falls back, fires; found "
          + (verb.isEmpty() ? "nothing" : verb);
    }
    return "";
  }

  private static int general(Table table, String word) {
    for (int g = 0; g < table.groups; g++) {
      if (table.generalLabel[g].equals(word)) {
        return g;
      }
    }
    return Table.GONE;
  }

  private static int hex(Table table, String word) {
    int column = Integer.parseInt(word.substring(0, 2));
    int row = Integer.parseInt(word.substring(2));
    boolean there = column >= 1 && row >= 1;
    return there ? table.grid.index(new Hex(column, row)) : Table.GONE;
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

  /** Whether a stand is the one that acts, or the first of those that act together. */
  boolean leader(String name) {
    return !subjects.isEmpty() && subjects.getFirst().equals(name);
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
    if (general != Table.GONE) {
      return generals(choice, option);
    }
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
      case STOP -> verb.startsWith("stop") && sameStands(choice) ? 500 : 0;
      case HOLD -> verb.startsWith("hold") && !says("fire") && sameStands(choice) ? 500 : 0;
      case FIRE -> fires(table, number) && !says("may ") && !says("rank") ? 500 : 0;
      case FIRE_THEN_MOVE -> fires(table, number) && says("may move") ? 500 : 0;
      case FIRE_KEEPING_CHARGE -> fires(table, number) && says("may charge") ? 500 : 0;
      case FIRE_FRONT_RANK, REACT_FIRE_FRONT ->
          fires(table, number) && says("front rank") ? 500 : 0;
      case REACT_FIRE, REACT_FIRE_BOTH -> fires(table, number) && !says("front rank") ? 500 : 0;
      case REACT_FIRE_REAR -> fires(table, number) && says("rear rank") ? 500 : 0;
      case CONTACT_FIRE -> fires(table, number) ? 500 : 0;
      case REACT_CHARGE -> verb.startsWith("charge") || verb.startsWith("counter") ? 500 : 0;
      case EVADE_TO -> verb.startsWith("evade") && reaches(number) ? 500 : 0;
      case BOUNCE_TO -> verb.startsWith("bounce") && reaches(number) ? 500 : 0;
      case RETREAT_TO -> retreats(number) ? 500 : 0;
      // a check of a hex is held where the hex is asked for
      case PURSUE -> pursues() && (hexes.isEmpty() || kind == Kind.DO) ? 500 : 0;
      case PURSUE_TO -> pursues() && hexes.contains(number) ? 500 : 0;
      case TURN -> verb.startsWith("turn") && facing == number ? 500 : 0;
      case RALLY -> verb.startsWith("rall") && subjects.size() == 1 ? 500 : 0;
      case RALLY_TOGETHER -> verb.startsWith("rall") && tests() && subjects.size() > 1 ? 500 : 0;
      case GO_ON_OPPORTUNITY -> verb.startsWith("go") && tests() && subjects.size() == 1 ? 500 : 0;
      case GO_ON_OPPORTUNITY_TOGETHER ->
          verb.startsWith("go") && tests() && subjects.size() > 1 ? 500 : 0;
      case OPPONENT -> verb.startsWith("fight") && names(table, number) ? 500 : 0;
      case JOIN -> testsTogether(choice) && about(table.name[number]) ? 500 : 0;
      case SUPPORT -> verb.startsWith("support") && names(table, number) ? 500 : 0;
      default -> 0;
    };
  }

  /** "Conde rides to 0508", "Conde attaches himself to Horse-1", "Conde leaves Horse-1". */
  private int generals(Choice choice, int option) {
    if (choice.group() != general) {
      return 0;
    }
    int number = choice.number(option);
    boolean his = choice.stand() != Table.GONE && names(choice.table(), choice.stand());
    return switch (choice.order(option)) {
      case GENERAL_TO -> verb.startsWith("ride") && hexes.contains(number) ? 500 : 0;
      case RIDE_TO -> verb.startsWith("ride") && names(choice.table(), number) ? 500 : 0;
      case ATTACH -> verb.startsWith("attach") && his ? 500 : 0;
      case DETACH -> verb.startsWith("leave") && his ? 500 : 0;
      default -> 0;
    };
  }

  /** Whether the General is to do something with a stand, so that it must act for it. */
  boolean joins(String name) {
    return general != Table.GONE && !verb.startsWith("ride") && targets.contains(name);
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

  boolean pursues() {
    return verb.startsWith("pursue");
  }

  private boolean retreats(int hex) {
    return retreating() && hexes.subList(gone, hexes.size()).contains(hex);
  }

  private boolean retreating() {
    return verb.startsWith("retreat") && gone < hexes.size();
  }

  /** Marks the hex of a retreat as gone to; those before it left no choice and were not asked. */
  void goOn(int hex) {
    if (retreating()) {
      gone += hexes.subList(gone, hexes.size()).indexOf(hex) + 1;
    }
  }

  /** Whether the last steps of a retreat left no choice and the stand is where it was to go. */
  boolean retreated(Table table) {
    int stand = subjects.size() == 1 ? stand(table, subjects.getFirst()) : Table.GONE;
    return retreating() && stand != Table.GONE && table.hex[stand] == hexes.getLast();
  }

  /** Whether the order goes on after this answer: a retreat hex by hex, a test of several. */
  boolean goesOn(Choice choice, int answer) {
    return switch (choice.order(answer)) {
      case RALLY_TOGETHER, GO_ON_OPPORTUNITY_TOGETHER -> true;
      case JOIN -> tests() && Math.max(1, choice.together().size()) + 1 < subjects.size();
      default -> retreating();
    };
  }

  /** Whether it is an order to rally or to go on opportunity. */
  boolean tests() {
    return verb.startsWith("rall") || (verb.startsWith("go") && says("on opportunity"));
  }

  private boolean testsTogether(Choice choice) {
    return choice.decision() == Decision.TEST_MEMBERS && tests() && subjects.size() > 1;
  }

  private int movement(Choice choice, int move) {
    Moves found = choice.moves();
    Table table = choice.table();
    boolean charge = verb.startsWith("charge");
    if (!sameStands(choice) || says("on opportunity")) {
      return 0;
    }
    if (charge != found.charge[move] || !verbFits(found.kind[move], charge)) {
      return 0;
    }
    boolean keeps =
        found.endFacing[move] == table.facing[choice.stand()]
            || found.kind[move] == Moves.Kind.ABOUT;
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

  /** Whether those who are asked together are those the order names. */
  private boolean sameStands(Choice choice) {
    Steps together = choice.together();
    if (Math.max(1, together.size()) != subjects.size()) {
      return false;
    }
    for (int i = 0; i < together.size(); i++) {
      if (!about(choice.table().name[together.get(i)])) {
        return false;
      }
    }
    return true;
  }

  private boolean verbFits(Moves.Kind how, boolean charge) {
    if (charge) {
      return true;
    }
    return switch (how) {
      case FORWARD -> verb.startsWith("move") && !says("sideways");
      case FREE -> verb.startsWith("move") || verb.startsWith("break") || verb.startsWith("fall");
      case SIDEWAYS -> says("sideways");
      case BACKWARDS -> verb.startsWith("fall");
      case TURN -> verb.startsWith("turn") && !says("about");
      case ABOUT -> verb.startsWith("turn") && says("about");
      case STAY -> false;
    };
  }

  private boolean contactsAll(Choice choice, Moves found, int move) {
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

  private static List<Integer> way(Choice choice, Moves found, int move) {
    Table table = choice.table();
    List<Integer> way = new ArrayList<>();
    int hex = table.hex[choice.stand()];
    for (int i = 0; i < found.length(move); i++) {
      if (found.action(move, i) < Moves.TURN_TO) {
        hex = table.grid.neighbour(hex, found.action(move, i));
        way.add(hex);
      }
    }
    return way;
  }
}
