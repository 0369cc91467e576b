package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.OrderGrammar;
import dev.muster.rules.battle.OrderPattern;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Options of a question in the hobby's words, and how an order may say them. */
public final class SnaphanceOrderText implements SnaphanceDecision.OptionText {
  static final SnaphanceOrderText WORDS = new SnaphanceOrderText();

  private static final String CHARGE = "(charges|charge)";

  /** By kind of move: the pattern of its order; the first alternative is the one in reports. */
  private static final Map<MoveList.Kind, String> MOVES =
      Map.of(
          MoveList.Kind.FORWARD, "(moves|move)",
          MoveList.Kind.FREE, "(moves|move|falls back|fall back|breaks off|break off)",
          MoveList.Kind.SIDEWAYS, "(moves|move) sideways",
          MoveList.Kind.BACKWARDS, "(falls|fall) back",
          MoveList.Kind.TURN, "(turns|turn)",
          MoveList.Kind.ABOUT, "(turns|turn) about",
          MoveList.Kind.STAY, "stays");

  /** By kind of move: the words that report it. */
  private static final Map<MoveList.Kind, String> TOLD =
      MOVES.entrySet().stream()
          .collect(
              Collectors.toMap(Map.Entry::getKey, each -> SnaphanceOrder.inFull(each.getValue())));

  private static final Set<String> NAMES = Set.of("X", "Y", "GENERAL");

  /** The verbs of orders, after the subject. */
  public static final Set<String> VERBS =
      Stream.concat(
              Stream.concat(MOVES.values().stream(), Stream.of(CHARGE)),
              Arrays.stream(SnaphanceOrder.values())
                  .map(each -> each.form.split(" ", 2))
                  .filter(each -> NAMES.contains(each[0]))
                  .map(each -> each[1]))
          .flatMap(SnaphanceOrderText::beginnings)
          .collect(Collectors.toUnmodifiableSet());

  /**
   * Forms that have been read; there are as many as kinds of orders, and of moves by their company.
   */
  private static final Map<String, OrderPattern.Template> FORMS = new ConcurrentHashMap<>();

  private SnaphanceOrderText() {}

  /** The forms of all orders, for any stand, as {@link OrderGrammar} reads them. */
  public static List<String> orderForms() {
    return InGrammarWords.FORMS;
  }

  /** The forms in the words of a grammar: they are the same in every battle. */
  private static final class InGrammarWords {
    static final List<String> FORMS = forms();

    private static List<String> forms() {
      List<String> forms = new ArrayList<>();
      for (SnaphanceOrder each : SnaphanceOrder.values()) {
        if (each != SnaphanceOrder.MOVE) {
          forms.add(each.form);
        }
      }
      forms.add("X charges on opportunity");
      // the opponents when two or three stands charge together
      String pair = "Y fights Y [with X]";
      forms.add(pair + " [" + pair + " [" + pair + "]]");
      forms.add("X " + CHARGE + " [X] {(by|via) HEX} [to HEX] [facing FACING] [in disorder]");
      for (String each : MOVES.values()) {
        forms.add("X " + each + " {(by|via) HEX} [[to] HEX] [(to|facing) FACING] [in disorder]");
      }
      return OrderGrammar.forms(
          forms, Map.of("X", "UNITS", "Y", "UNIT", "HEX", "PLACES", "N", "NUMBER"));
    }
  }

  /** The words with which a form can begin. */
  private static Stream<String> beginnings(String form) {
    String first = form.startsWith("(") ? form.substring(1, form.indexOf(')')) : form.split(" ")[0];
    return Arrays.stream(first.split("\\|")).map(each -> each.split(" ")[0]);
  }

  /** Returns the pattern of words that order an option. */
  @Override
  public OrderPattern orderPattern(SnaphanceDecision choice, int option) {
    SnaphanceOrder order = choice.order(option);
    boolean ofSide = order == SnaphanceOrder.REACT_CHARGE && choice.stand() == SnaphanceState.GONE;
    String form =
        switch (order) {
          case MOVE -> moveForm(choice, choice.number(option));
          case ALLOT -> "(LABEL|" + order.form + ")";
          default -> ofSide ? "LABEL" : order.form;
        };
    String subjects = "X" + others(choice);
    String full =
        form.startsWith("X ")
            ? subjects + form.substring(1)
            : form.replace("GENERAL", "(GENERAL|HIS-NAME)");
    return OrderPattern.of(
        FORMS.computeIfAbsent(full, OrderPattern::compile), word -> said(word, choice, option));
  }

  /** The stands that act together with the deciding stand, in any order. */
  private static String others(SnaphanceDecision choice) {
    return each("WITH-", choice.together().size() - 1, true);
  }

  /** Words with a number from 1 on, in any order. */
  private static String each(String word, int count, boolean needed) {
    if (count < 1) {
      return "";
    }
    StringJoiner all = new StringJoiner(" ", " <", ">");
    for (int i = 1; i <= count; i++) {
      all.add(needed ? word + i : "[" + word + i + "]");
    }
    return all.toString();
  }

  /** The value of a placeholder of a form. */
  private static String said(String word, SnaphanceDecision choice, int option) {
    SnaphanceState table = choice.table();
    int dash = word.indexOf('-');
    return switch (dash < 0 ? word : word.substring(0, dash)) {
      case "LABEL" -> choice.label(option);
      case "HIS" -> table.generalLabel[choice.group()];
      case "WITH" -> table.name[choice.together().get(numbered(word, dash))];
      case "ENEMY" -> table.name[met(choice, choice.number(option)).get(numbered(word, dash) - 1)];
      case "WAY" -> way(choice, choice.number(option));
      case "END" -> at(table, choice.moves().endHex[choice.number(option)]);
      case "LOOKS" -> SnaphanceState.facing(choice.moves().endFacing[choice.number(option)]).name();
      default -> filled(word, choice, who(choice), choice.number(option));
    };
  }

  /** The number behind the dash of a word. */
  private static int numbered(String word, int dash) {
    return Integer.parseInt(word, dash + 1, word.length(), 10);
  }

  /** Returns the pattern for a move: its path or its end, with the facing if it changes. */
  private static String moveForm(SnaphanceDecision choice, int move) {
    MoveList found = choice.moves();
    MoveList.Kind kind = found.kind[move];
    String disorder = found.disorders[move] ? " [in disorder]" : "";
    if (found.charge[move]) {
      // an order need not name all it meets
      return "X "
          + CHARGE
          + each("ENEMY-", met(choice, move).size(), false)
          + " {(by|via) WAY} [to END] [facing LOOKS]"
          + disorder;
    }
    String verb = "X " + MOVES.get(kind);
    boolean turned = found.endFacing[move] != choice.table().facing[choice.stand()];
    return switch (kind) {
      case STAY -> verb;
      case ABOUT -> verb + " [facing LOOKS]" + disorder;
      case TURN -> verb + " (to|facing) LOOKS" + disorder;
      default ->
          verb
              + " {(by|via) WAY} [[to] END] "
              + (turned ? "facing LOOKS" : "[facing LOOKS]")
              + disorder;
    };
  }

  /** Returns the enemies in contact with the chargers. */
  private static HexList met(SnaphanceDecision choice, int move) {
    SnaphanceState table = choice.table();
    MoveList found = choice.moves();
    HexList met = new HexList();
    addMet(choice, found.endHex[move], found.endFacing[move], met);
    for (int i = 1; i < choice.together().size(); i++) {
      int hex = table.hex[choice.together().get(i)];
      for (int k = 0; k < found.length(move); k++) {
        int action = found.action(move, k);
        hex = action < MoveList.TURN_TO ? table.grid.neighbour(hex, action) : hex;
      }
      addMet(choice, hex, found.endFacing[move], met);
    }
    return met;
  }

  private static void addMet(SnaphanceDecision choice, int hex, int facing, HexList met) {
    SnaphanceState table = choice.table();
    for (int which = 0; which < 2; which++) {
      int ahead = table.grid.neighbour(hex, (facing + which) % 6);
      int enemy = table.enemyIn(ahead, table.side[choice.stand()]);
      if (enemy != SnaphanceState.GONE && !met.contains(enemy)) {
        met.add(enemy);
      }
    }
  }

  @Override
  public String label(SnaphanceDecision choice, int option) {
    String who = who(choice);
    SnaphanceOrder order = choice.order(option);
    if (order == SnaphanceOrder.MOVE) {
      return who + " " + move(choice, choice.number(option));
    }
    if (order == SnaphanceOrder.REACT_CHARGE && choice.stand() == SnaphanceState.GONE) {
      return choice.table().name[choice.number(option)] + " charges on opportunity";
    }
    return OrderPattern.filled(
        order.phrase, word -> filled(word, choice, who, choice.number(option)));
  }

  private static String who(SnaphanceDecision choice) {
    return choice.stand() == SnaphanceState.GONE
        ? choice.about()
        : choice.table().name[choice.stand()];
  }

  /** A word of a phrase, with a placeholder replaced by its value. */
  private static String filled(String word, SnaphanceDecision choice, String who, int number) {
    SnaphanceState table = choice.table();
    return switch (word) {
      case "X" -> who;
      case "Y" -> table.name[number];
      case "HEX" -> at(table, number);
      case "FACING" -> SnaphanceState.facing(number).name();
      case "GROUP" -> table.groupName[number];
      case "GENERAL" -> table.generalName(choice.group());
      case "N" -> Integer.toString(number + 1);
      default -> word;
    };
  }

  private static String at(SnaphanceState table, int hex) {
    return table.at(hex).toString();
  }

  /** Returns the hexes that a move enters, in order. */
  private static String way(SnaphanceDecision choice, int move) {
    SnaphanceState table = choice.table();
    MoveList found = choice.moves();
    StringJoiner way = new StringJoiner(" ");
    int hex = table.hex[choice.stand()];
    for (int i = 0; i < found.length(move); i++) {
      int action = found.action(move, i);
      if (action < MoveList.TURN_TO) {
        hex = table.grid.neighbour(hex, action);
        way.add(at(table, hex));
      }
    }
    return way.toString();
  }

  /** "charges Foot-2 via 0507 0508", "moves by 0507 0508 facing N", "turns facing NW". */
  private static String move(SnaphanceDecision choice, int move) {
    SnaphanceState table = choice.table();
    MoveList found = choice.moves();
    int facing = found.endFacing[move];
    StringBuilder words = new StringBuilder(verb(choice, move));
    String way = way(choice, move);
    if (!way.isEmpty()) {
      words.append(found.charge[move] ? " via " : " by ").append(way);
    }
    if (facing != table.facing[choice.stand()] && found.kind[move] != MoveList.Kind.ABOUT) {
      words.append(" facing ").append(SnaphanceState.facing(facing));
    }
    if (found.disorders[move]) {
      words.append(" in disorder");
    }
    return words.toString();
  }

  private static String verb(SnaphanceDecision choice, int move) {
    SnaphanceState table = choice.table();
    MoveList found = choice.moves();
    if (!found.charge[move]) {
      return Objects.requireNonNull(TOLD.get(found.kind[move]));
    }
    HexList met = new HexList();
    addMet(choice, found.endHex[move], found.endFacing[move], met);
    StringJoiner enemies = new StringJoiner(" and ");
    for (int i = 0; i < met.size(); i++) {
      enemies.add(table.name[met.get(i)]);
    }
    return "charges " + enemies;
  }
}
