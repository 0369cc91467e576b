package dev.muster.rules.situation;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.rulebooks.Rulebooks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a situation file; its form is described in {@code docs/guide/situations.md}. */
public final class SituationText {
  private static final int MOST_LINES = 20_000;
  private static final int LARGEST_BOARD = 100;
  private static final int MOST_POINTS = 10_000;

  private final String file;
  private final List<String> rules = new ArrayList<>();
  private final Map<String, String> switches = new LinkedHashMap<>();
  private final Map<String, Side> sides = new LinkedHashMap<>();
  private final Map<String, Army.StandLine> lines = new LinkedHashMap<>();
  private final List<Situation.Pair> melees = new ArrayList<>();
  private final List<Situation.Line> orders = new ArrayList<>();
  private final List<Situation.Line> expectations = new ArrayList<>();
  private final List<Integer> dice = new ArrayList<>();
  private final Map<Hex, String> terrain = new LinkedHashMap<>();
  private final List<GridBoard.Edge> hexSides = new ArrayList<>();
  private final List<Scenario.Objective> objectives = new ArrayList<>();
  private final Set<Hex> taken = new HashSet<>();
  private final Set<String> names = new HashSet<>();
  private final List<String> dead = new ArrayList<>();
  private final List<String> moved = new ArrayList<>();
  private String title = "";
  private Rulebook book = Rulebooks.snaphanceFinal();
  private int width = 12;
  private int height = 12;
  private int round = 1;
  private @Nullable Integer limit;
  private String part = "";
  private int number;

  /** The line being read as it is written, without its comment. */
  private String written = "";

  /** Words of that line that are still to be read. */
  private List<String> words = new ArrayList<>();

  /** Army list lines that could not be read: who is of one of these is told nothing more. */
  private final Set<String> unread = new HashSet<>();

  private static final class Side {
    @Nullable String training;
    Army.@Nullable Share share;
    int lost;
    final Map<String, Group> groups = new LinkedHashMap<>();
  }

  private static final class Group {
    Scenario.@Nullable General general;
    final List<Scenario.Deployed> stands = new ArrayList<>();
  }

  private SituationText(String file) {
    this.file = file;
  }

  /**
   * What a text says.
   *
   * @param situation null where there are problems
   * @param problems every line that cannot be read; empty when all can
   */
  public record Reading(@Nullable Situation situation, List<SituationProblem> problems) {
    public Reading {
      problems = List.copyOf(problems);
    }
  }

  /**
   * Reads a situation.
   *
   * @param file its name, for messages
   * @throws SituationProblem at the first line that cannot be read
   */
  public static Situation read(String file, String text) throws SituationProblem {
    Reading reading = readAll(file, text);
    if (reading.situation() == null) {
      throw reading.problems().getFirst();
    }
    return reading.situation();
  }

  /**
   * Reads a situation to its end, whatever its lines are like.
   *
   * @param file its name, for messages
   */
  public static Reading readAll(String file, String text) {
    SituationText reader = new SituationText(file);
    List<SituationProblem> problems = new ArrayList<>();
    List<String> all = text.lines().toList();
    if (all.size() > MOST_LINES) {
      String message = "a situation has at most " + MOST_LINES + " lines";
      return new Reading(null, List.of(new SituationProblem(0, message)));
    }
    for (String line : all) {
      reader.number++;
      int comment = line.indexOf('#');
      reader.written = comment < 0 ? line : line.substring(0, comment);
      if (!reader.written.isBlank()) {
        try {
          reader.lineOrProblem(reader.written.strip());
        } catch (SituationProblem problem) {
          problems.add(problem);
          reader.goOnAfterProblem();
        }
      }
    }
    try {
      return problems.isEmpty()
          ? new Reading(reader.finish(), List.of())
          : new Reading(null, problems);
    } catch (SituationProblem problem) {
      return new Reading(null, List.of(problem));
    }
  }

  /** Sees to it that one slip is not told again with every line that rests on it. */
  private void goOnAfterProblem() {
    String[] line = written.strip().split("\\s+");
    if (line[0].equals("board")) {
      width = LARGEST_BOARD;
      height = LARGEST_BOARD;
    } else if (line[0].equals("line") && line.length > 1) {
      unread.add(line[1]);
    }
  }

  /** Something is wrong with the word read last. */
  private SituationProblem problem(String message) {
    List<Integer> starts = new ArrayList<>();
    for (int i = 0; i < written.length(); i++) {
      if (!Character.isWhitespace(written.charAt(i))
          && (i == 0 || Character.isWhitespace(written.charAt(i - 1)))) {
        starts.add(i);
      }
    }
    int from = starts.get(Math.max(0, starts.size() - words.size() - 1));
    int to = from;
    while (to < written.length() && !Character.isWhitespace(written.charAt(to))) {
      to++;
    }
    return new SituationProblem(number, from + 1, to + 1, message);
  }

  /** Something is wrong with the line, and with no word of it alone. */
  private SituationProblem problemOfLine(String message) {
    return new SituationProblem(number, message);
  }

  private void lineOrProblem(String line) throws SituationProblem {
    try {
      line(line);
    } catch (IllegalArgumentException e) {
      // a value the model refuses, such as a share of nothing
      throw problem(String.valueOf(e.getMessage()));
    }
  }

  private void line(String line) throws SituationProblem {
    words = new ArrayList<>(Arrays.asList(line.split("\\s+")));
    String first = words.removeFirst();
    if (line.equals("orders") || line.equals("expect")) {
      part = line;
    } else if (part.equals("expect")) {
      expectations.add(new Situation.Line(number, line));
    } else if (part.equals("orders")) {
      if (first.equals("dice")) {
        dice();
      } else {
        orders.add(new Situation.Line(number, line));
      }
    } else {
      head(first, line);
    }
  }

  private void head(String first, String line) throws SituationProblem {
    switch (first) {
      case "situation" -> title = line.substring(first.length()).strip().replace("\"", "");
      case "rules" -> rules.addAll(words);
      case "rulebook" -> book = rulebook(next("a rulebook such as snaphance.final"));
      case "switch" -> changeSwitch();
      case "board" -> boardSize();
      case "round" -> round = whole(next("a round"));
      case "limit" -> limit = whole(next("a number of rounds"));
      case "side" -> side();
      case "line" -> standLine();
      case "group" -> group();
      case "stand" -> stand();
      case "melee" -> melees.add(new Situation.Pair(next("a stand"), next("the stand it fights")));
      case "objective" -> objective();
      case "dice" -> dice();
      default -> ground(first);
    }
  }

  private String next(String wanted) throws SituationProblem {
    if (words.isEmpty()) {
      throw problemOfLine("the line ends where " + wanted + " is expected");
    }
    return words.removeFirst();
  }

  private int whole(String word) throws SituationProblem {
    try {
      return Integer.parseInt(word.startsWith("+") ? word.substring(1) : word);
    } catch (NumberFormatException e) {
      throw problem("expected a number, found " + word);
    }
  }

  private Rulebook rulebook(String name) throws SituationProblem {
    if (!Rulebooks.NAMES.contains(name)) {
      throw problem("no rulebook " + name + "; there are " + String.join(", ", Rulebooks.NAMES));
    }
    return Rulebooks.named(name);
  }

  private void changeSwitch() throws SituationProblem {
    String key = next("a switch");
    String value = next("its value");
    for (Rulebook.Switch each : book.switches()) {
      if (each.key().equals(key) && each.values().contains(value)) {
        switches.put(key, value);
        return;
      }
    }
    throw problem("the rulebook " + book.name() + " has no switch " + key + " with value " + value);
  }

  private void boardSize() throws SituationProblem {
    width = whole(next("a width"));
    if (!next("x").equals("x")) {
      throw problem("a board is written as: board 12 x 10");
    }
    height = whole(next("a height"));
    if (width < 1 || height < 1 || width > LARGEST_BOARD || height > LARGEST_BOARD) {
      throw problem("a board is 1 x 1 to 100 x 100 hexes, found " + width + " x " + height);
    }
  }

  private void dice() throws SituationProblem {
    while (!words.isEmpty()) {
      String word = words.removeFirst();
      int die = whole(word);
      if (die < 1 || die > 6) {
        throw problem("a D6 shows 1 to 6, found " + word);
      }
      dice.add(die);
    }
  }

  private void side() throws SituationProblem {
    Side side = new Side();
    sides.put(next("the name of a side"), side);
    while (!words.isEmpty()) {
      String word = words.removeFirst();
      switch (word) {
        case "training" -> {
          side.training = next("well or poor");
          if (!List.of("well", "poor").contains(side.training)) {
            throw problem("training is well or poor, found " + side.training);
          }
        }
        case "breaks" -> {
          String[] share = next("a share such as 1/3").split("/");
          if (share.length != 2) {
            throw problem("a break share is written as 1/3");
          }
          side.share = new Army.Share(whole(share[0]), whole(share[1]));
        }
        case "lost" -> {
          side.lost = whole(next("the Break Points it has lost"));
          if (side.lost < 0 || side.lost > MOST_POINTS) {
            throw problem(
                "a side has lost 0 to " + MOST_POINTS + " Break Points, found " + side.lost);
          }
        }
        default -> throw problem("a side has training, breaks and lost, found " + word);
      }
    }
  }

  /** "line Gendarmes Lancer B mp 3*2 sp 6 cb 4 bp 3", as in an army list. */
  private void standLine() throws SituationProblem {
    String name = next("the name of a line");
    String category = next("a category");
    boolean known = book.categories().stream().anyMatch(each -> each.key().equals(category));
    if (!known) {
      throw problem("the rulebook " + book.name() + " has no category " + category);
    }
    String order = next("an order class");
    List<String> classes = book.orderClasses().stream().map(Rulebook.OrderClass::key).toList();
    if (!classes.contains(order)) {
      throw problem("no order class " + order + "; there are " + String.join(" ", classes));
    }
    Map<String, StatValue> stats = new LinkedHashMap<>();
    Map<String, String> traits = new LinkedHashMap<>();
    String weapon = null;
    while (!words.isEmpty()) {
      String word = words.removeFirst();
      Rulebook.Stat stat = stat(word);
      Rulebook.Trait trait = trait(word);
      if (word.equals("weapon")) {
        weapon = next("a weapon");
      } else if (stat != null) {
        stats.put(word, value(stat, next("the value of " + word)));
      } else if (trait != null) {
        traits.put(word, trait.takesValue() ? next("the value of " + word) : "");
      } else {
        throw problem("the rulebook has neither a column nor a trait " + word);
      }
    }
    lines.put(
        name,
        new Army.StandLine(name, name, category, order, weapon, stats, traits, List.of(), here()));
  }

  private Rulebook.@Nullable Stat stat(String key) {
    return book.stats().stream().filter(each -> each.key().equals(key)).findFirst().orElse(null);
  }

  private Rulebook.@Nullable Trait trait(String key) {
    return book.traits().stream().filter(each -> each.key().equals(key)).findFirst().orElse(null);
  }

  private StatValue value(Rulebook.Stat stat, String text) throws SituationProblem {
    return switch (stat.kind()) {
      case WHOLE -> new StatValue.Whole(whole(text));
      case FIRST_THEN -> {
        int star = text.indexOf('*');
        yield star < 0
            ? new StatValue.Whole(whole(text))
            : new StatValue.FirstThen(
                whole(text.substring(0, star)), whole(text.substring(star + 1)));
      }
      case RANKS -> {
        int bracket = text.indexOf('[');
        String bare = bracket < 0 ? text : text.substring(0, bracket);
        List<Integer> ranks = new ArrayList<>();
        for (String rank : bare.split("/")) {
          ranks.add(whole(rank));
        }
        if (bracket >= 0 && (!text.endsWith("]") || text.length() < bracket + 3)) {
          throw problem("a bracket is written as 6[+1], found " + text);
        }
        Integer inside =
            bracket < 0 ? null : (Integer) whole(text.substring(bracket + 1, text.length() - 1));
        yield new StatValue.Ranks(ranks, inside);
      }
      case WORD, WORDS -> new StatValue.Word(text);
    };
  }

  private Group groupNamed(String qualified) throws SituationProblem {
    int dot = qualified.indexOf('.');
    if (dot < 0) {
      throw problem(
          "a group is named by its side and itself, such as Blue.Left; found " + qualified);
    }
    Side side = sides.computeIfAbsent(qualified.substring(0, dot), name -> new Side());
    return side.groups.computeIfAbsent(qualified.substring(dot + 1), name -> new Group());
  }

  /** "group Blue.Left general Conde +1 at 0508 range 4 attached to Horse-1", or "... dead". */
  private void group() throws SituationProblem {
    String qualified = next("a group such as Blue.Left");
    Group group = groupNamed(qualified);
    if (!next("general").equals("general")) {
      throw problem("a group line goes on with general NAME");
    }
    String name = next("the General's name");
    int bonus = 0;
    Integer range = null;
    String attached = null;
    Hex at = null;
    while (!words.isEmpty()) {
      String word = words.removeFirst();
      switch (word) {
        case "at" -> at = hex(next("a hex"));
        case "dead" -> dead.add(qualified);
        case "range" -> range = whole(next("a number of hexes"));
        case "attached" -> {
          next("to");
          attached = next("a stand");
        }
        default -> bonus = whole(word);
      }
    }
    boolean lives = !dead.contains(qualified);
    if (lives && at == null) {
      throw problemOfLine("the General " + name + " needs a hex: at 0508");
    }
    if (!lives && (at != null || attached != null)) {
      throw problemOfLine("the General " + name + " is dead; leave out where he is");
    }
    // the dead are taken off before anything happens
    Hex where = at == null ? new Hex(1, 1) : at;
    group.general =
        new Scenario.General(name, name, bonus, "normal", range, where, attached, null, here());
  }

  /** "stand Horse-1 of Blue.Left is Gendarmes at 0508 facing N lost 1 disordered". */
  private void stand() throws SituationProblem {
    String name = next("the name of a stand");
    String owner = "";
    String line = "";
    Hex at = null;
    Facing facing = null;
    Map<String, String> marks = new LinkedHashMap<>();
    while (!words.isEmpty()) {
      String word = words.removeFirst();
      switch (word) {
        case "of" -> owner = next("a group such as Blue.Left");
        case "is" -> line = next("a line");
        case "at" -> at = hex(next("a hex"));
        case "facing" -> facing = facing(next("a facing"));
        case "lost" -> {
          String lost = next("the SP lost of each rank");
          for (String rank : lost.split("/")) {
            whole(rank);
          }
          marks.put("lost", lost);
        }
        case "disordered", "opportunity" -> marks.put(word, "");
        case "moved" -> moved.add(name);
        default ->
            throw problem(
                "a stand has of, is, at, facing, lost, disordered, opportunity, moved; found "
                    + word);
      }
    }
    if (!lines.containsKey(line) && !unread.contains(line)) {
      throw problemOfLine("stand " + name + " is of no line above; there are " + lines.keySet());
    }
    if (at == null || facing == null) {
      throw problemOfLine("stand " + name + " needs a hex and a facing: at 0508 facing N");
    }
    if (!names.add(name)) {
      throw problemOfLine("there are two stands " + name);
    }
    taken.add(at);
    groupNamed(owner)
        .stands
        .add(
            new Scenario.Deployed(
                name, "", line, at, facing.heading(), null, marks, Map.of(), null, here()));
  }

  private void objective() throws SituationProblem {
    String name = next("the name of an objective");
    int points = whole(next("its points"));
    List<Hex> at = new ArrayList<>();
    while (!words.isEmpty()) {
      at.add(hex(words.removeFirst()));
    }
    objectives.add(new Scenario.Objective(name, name, List.copyOf(at), points, null, here()));
  }

  /** "woods 0505 0506" or "stream 0504-0604". */
  private void ground(String key) throws SituationProblem {
    boolean known = book.terrains().stream().anyMatch(each -> each.key().equals(key));
    if (!known) {
      throw problem(
          "expected situation, rules, rulebook, switch, board, round, side, line, group, stand,"
              + " melee, objective, a terrain, orders or expect; found "
              + key);
    }
    while (!words.isEmpty()) {
      String word = words.removeFirst();
      int dash = word.indexOf('-');
      if (dash < 0) {
        terrain.put(hex(word), key);
      } else {
        hexSides.add(
            new GridBoard.Edge(key, hex(word.substring(0, dash)), hex(word.substring(dash + 1))));
      }
    }
  }

  private Hex hex(String word) throws SituationProblem {
    if (!word.matches("[0-9]{4}")) {
      throw problem("a hex is four digits, column and row, such as 0508; found " + word);
    }
    Hex hex = new Hex(Integer.parseInt(word.substring(0, 2)), Integer.parseInt(word.substring(2)));
    if (hex.column() < 1 || hex.column() > width || hex.row() < 1 || hex.row() > height) {
      throw problem("hex " + word + " is not on the board of " + width + " x " + height + " hexes");
    }
    return hex;
  }

  private Facing facing(String word) throws SituationProblem {
    for (Facing each : Facing.values()) {
      if (each.name().equals(word)) {
        return each;
      }
    }
    throw problem("a facing is one of NE N NW SW S SE, found " + word);
  }

  private SourceRange here() {
    return new SourceRange(file, number, 1, number, 1);
  }

  private Situation finish() throws SituationProblem {
    number = 0;
    if (sides.size() != 2) {
      throw problem("a situation has two sides, found " + sides.keySet());
    }
    List<Army> armies = new ArrayList<>();
    List<Scenario.Side> fielded = new ArrayList<>();
    for (Map.Entry<String, Side> each : sides.entrySet()) {
      Side side = each.getValue();
      armies.add(
          new Army(
              each.getKey(),
              each.getKey(),
              side.training,
              side.share,
              List.copyOf(lines.values()),
              List.of(),
              SourceRange.NOWHERE));
      List<Scenario.Group> groups = new ArrayList<>();
      for (Map.Entry<String, Group> entry : side.groups.entrySet()) {
        groups.add(group(entry.getKey(), entry.getValue()));
      }
      fielded.add(
          new Scenario.Side(
              each.getKey(), each.getKey(), each.getKey(), groups, List.of(), SourceRange.NOWHERE));
    }
    Scenario scenario =
        new Scenario(
            "Situation",
            title,
            "",
            limit,
            switches,
            fielded,
            List.of(),
            List.of(),
            objectives,
            Scenario.Victory.BY_BREAKING,
            List.of(),
            List.of(),
            null,
            List.of(),
            new SourceRange(file, 1, 1, 1, 1));
    BattleProgram program =
        new BattleProgram(BattleProgram.SCHEMA, book, armies, board(), scenario);
    Situation.Before before =
        new Situation.Before(sides.values().stream().map(side -> side.lost).toList(), dead, moved);
    return new Situation(title, rules, program, round, melees, before, orders, dice, expectations);
  }

  private Scenario.Group group(String name, Group group) throws SituationProblem {
    Scenario.General general = group.general;
    if (general == null) {
      if (group.stands.isEmpty()) {
        throw problem("group " + name + " has neither a General nor stands");
      }
      // nobody is said to command: a General apart from all, whose range covers the board
      general =
          new Scenario.General(
              "General" + name,
              "General of " + name,
              0,
              "normal",
              LARGEST_BOARD * 2,
              emptyHex(),
              SourceRange.NOWHERE);
    }
    return new Scenario.Group(name, name, general, group.stands, SourceRange.NOWHERE);
  }

  private Hex emptyHex() {
    for (int row = height; row >= 1; row--) {
      for (int column = width; column >= 1; column--) {
        Hex hex = new Hex(column, row);
        if (taken.add(hex)) {
          return hex;
        }
      }
    }
    return new Hex(1, 1);
  }

  private Board board() {
    List<String> cells = new ArrayList<>();
    for (int row = 1; row <= height; row++) {
      for (int column = 1; column <= width; column++) {
        cells.add(terrain.getOrDefault(new Hex(column, row), "plain"));
      }
    }
    return new HexBoard(
        "Board", "Board", width, height, cells, hexSides, List.of(), SourceRange.NOWHERE);
  }
}
