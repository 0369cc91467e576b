package dev.muster.rules.situation;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Parses the lines of a situation that describe its position. */
final class PositionParser {
  private final String file;
  private final SituationFormats forms;
  private final List<String> rules = new ArrayList<>();
  private final Map<String, String> switches = new LinkedHashMap<>();
  private final Map<String, Army.StandLine> lines = new LinkedHashMap<>();
  private final List<Scenario.Objective> objectives = new ArrayList<>();

  /** Lines of events, which can name anything that another line puts into the position. */
  private final List<LineReader> events = new ArrayList<>();

  private final List<Situation.Property> said = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private final BoardParser board = new BoardParser();
  private final SidesBuilder sides = new SidesBuilder(board);
  private String title = "";
  private Rulebook book;
  private int round = 1;
  private @Nullable Integer limit;

  /** Army list lines that could not be read; units of these lines get no further messages. */
  private final Set<String> unread = new HashSet<>();

  PositionParser(String file, SituationFormats forms) {
    this.file = file;
    this.forms = forms;
    this.book = forms.rulebook(forms.rulebooks().getFirst());
  }

  /** Ensures that one error is not reported again for every line that depends on it. */
  void goOnAfterProblem(String text) {
    String[] line = text.split("\\s+");
    if (line[0].equals("board")) {
      board.sizeUnknown();
    } else if (line[0].equals("line") && line.length > 1) {
      unread.add(line[1]);
    }
  }

  /**
   * Reads a line.
   *
   * @param first its first word, which has been read
   */
  void line(String first, LineReader line) throws SituationException {
    switch (first) {
      case "situation" -> title = line.text().substring(first.length()).strip().replace("\"", "");
      case "rules" -> rules.addAll(line.rest());
      case "rulebook" -> book = rulebook(line);
      case "switch" -> changeSwitch(line);
      case "board" -> board.size(line);
      case BoardParser.HEIGHT -> board.height(line);
      case "round" -> round = line.nextInt("a round");
      case "limit" -> limit = line.nextInt("a number of rounds");
      case "side" -> side(line);
      case "line" -> {
        Army.StandLine read = new ArmyLineParser(book, line).read();
        lines.put(read.name(), read);
      }
      case "group" -> group(line);
      case "stand" -> stand(line);
      case "objective" -> objective(line);
      case "event" -> events.add(line.apart());
      default -> other(first, line);
    }
  }

  private Rulebook rulebook(LineReader line) throws SituationException {
    String name = line.next("a rulebook such as " + forms.rulebooks().getFirst());
    if (!forms.rulebooks().contains(name)) {
      throw line.problem(
          "no rulebook " + name + "; there are " + String.join(", ", forms.rulebooks()));
    }
    Rulebook named = forms.rulebook(name);
    SituationFormat form = forms.of(named);
    if (form == null) {
      throw line.problem("nobody plays situations of the rulebook " + name + " yet");
    }
    Rulebook.Ground ground = named.ground();
    board.drawnIn(form.boardKind(), form.defaultSize(), ground == null ? null : ground.measure());
    return named;
  }

  private void changeSwitch(LineReader line) throws SituationException {
    String key = line.next("a switch");
    String value = line.next("its value");
    for (Rulebook.Switch each : book.switches()) {
      if (each.key().equals(key) && each.values().contains(value)) {
        switches.put(key, value);
        return;
      }
    }
    throw line.problem(
        "the rulebook " + book.name() + " has no switch " + key + " with value " + value);
  }

  // ---- words of the rule system

  private List<SituationFormat.Keyword> words(SituationFormat.Subject of) {
    SituationFormat form = forms.of(book);
    return form == null
        ? List.of()
        : form.keywords().stream().filter(each -> each.of() == of).toList();
  }

  /** Reads what a word of the rule system says; null if it has no such word. */
  private Situation.@Nullable Property properties(
      SituationFormat.Subject of, String about, String word, LineReader line)
      throws SituationException {
    for (SituationFormat.Keyword each : words(of)) {
      if (each.word().equals(word)) {
        String value = each.wanted().isEmpty() ? "" : line.next(each.wanted());
        Situation.Property found = new Situation.Property(line.number(), of, about, word, value);
        SituationFormat form = forms.of(book);
        String slip = form == null ? "" : form.problem(found);
        if (!slip.isEmpty()) {
          throw line.problem(slip);
        }
        said.add(found);
        if (line.hasNext() && each.outcomes().contains(line.rest().getFirst())) {
          said.add(new Situation.Property(line.number(), of, about, line.next(), value));
        }
        return found;
      }
    }
    return null;
  }

  /**
   * Returns the words that are possible at a place, for a message: those of all systems and of this
   * one.
   */
  private String can(String common, SituationFormat.Subject of) {
    return Stream.concat(Stream.of(common), words(of).stream().map(SituationFormat.Keyword::word))
        .collect(Collectors.joining(", "));
  }

  // ---- sides and groups

  private void side(LineReader line) throws SituationException {
    String name = line.next("the name of a side");
    SidesBuilder.Side side = sides.begin(name);
    while (line.hasNext()) {
      String word = line.next();
      switch (word) {
        case "training" -> {
          side.training = line.next("well or poor");
          if (!List.of("well", "poor").contains(side.training)) {
            throw line.problem("training is well or poor, found " + side.training);
          }
        }
        case "breaks" -> {
          String[] share = line.next("a share such as 1/3").split("/");
          if (share.length != 2) {
            throw line.problem("a break share is written as 1/3");
          }
          side.share = new Army.Share(line.parseInt(share[0]), line.parseInt(share[1]));
        }
        default -> {
          if (properties(SituationFormat.Subject.SIDE, name, word, line) == null) {
            throw line.problem(
                "a side has "
                    + can("training, breaks", SituationFormat.Subject.SIDE)
                    + "; found "
                    + word);
          }
        }
      }
    }
  }

  /** "group Blue.Left general Conde +1 at 0508 range 4 attached to Horse-1", or "... dead". */
  private void group(LineReader line) throws SituationException {
    String qualified = line.next("a group such as Blue.Left");
    SidesBuilder.Group group = sides.group(qualified, line);
    if (!line.next("general").equals("general")) {
      throw line.problem("a group line goes on with general NAME");
    }
    String name = line.next("the General's name");
    int bonus = 0;
    String quality = Scenario.General.NORMAL;
    Integer range = null;
    String attached = null;
    Place at = null;
    boolean gone = false;
    while (line.hasNext()) {
      String word = line.next();
      switch (word) {
        case "at" -> at = board.place(line.next("a place"), line);
        case "range" -> range = line.nextInt("how far the General commands");
        case "quality" -> quality = line.next("the quality of a General");
        case "attached" -> {
          line.next("to");
          attached = line.next("a stand");
        }
        default -> {
          if (properties(SituationFormat.Subject.GENERAL, qualified, word, line) == null) {
            bonus = line.parseInt(word);
          } else {
            gone = true;
          }
        }
      }
    }
    if (!gone && at == null) {
      throw line.problemOfLine(
          "the General "
              + name
              + " needs a "
              + board.kind().place()
              + ": at "
              + board.kind().example());
    }
    if (gone && (at != null || attached != null)) {
      throw line.problemOfLine("the General " + name + " is dead; leave out where he is");
    }
    // the dead are taken off before anything happens
    Place where = at == null ? board.first() : at;
    group.general =
        new Scenario.General(name, name, bonus, quality, range, where, attached, null, line.at());
  }

  // ---- stands

  /** "stand Horse-1 of Blue.Left is Gendarmes at 0508 facing N lost 1 disordered". */
  private void stand(LineReader line) throws SituationException {
    String name = line.next("the name of a stand");
    String owner = "";
    String unit = "";
    Place at = null;
    Heading facing = null;
    Map<String, String> marks = new LinkedHashMap<>();
    while (line.hasNext()) {
      String word = line.next();
      switch (word) {
        case "of" -> owner = line.next("a group such as Blue.Left");
        case "is" -> unit = line.next("a line");
        case "at" -> at = board.place(line.next("a place"), line);
        case "facing" -> facing = board.facing(line.next("a facing"), line);
        default -> {
          Rulebook.Mark mark = mark(word);
          if (mark != null) {
            marks.put(word, value(mark, line));
          } else if (properties(SituationFormat.Subject.STAND, name, word, line) == null) {
            String words =
                marks().stream().map(each -> ", " + each.key()).collect(Collectors.joining());
            throw line.problem(
                "a stand has "
                    + can("of, is, at, facing" + words, SituationFormat.Subject.STAND)
                    + "; found "
                    + word);
          }
        }
      }
    }
    if (!lines.containsKey(unit) && !unread.contains(unit)) {
      throw line.problemOfLine(
          "stand " + name + " is of no line above; there are " + lines.keySet());
    }
    if (at == null || facing == null) {
      throw line.problemOfLine(
          "stand "
              + name
              + " needs a "
              + board.kind().place()
              + " and a facing: at "
              + board.kind().example()
              + " facing N");
    }
    if (!names.add(name)) {
      throw line.problemOfLine("there are two stands " + name);
    }
    board.take(at);
    sides
        .group(owner, line)
        .stands
        .add(
            new Scenario.DeployedStand(
                name, "", unit, at, facing, null, marks, Map.of(), null, line.at()));
  }

  private Rulebook.@Nullable Mark mark(String key) {
    return marks().stream().filter(each -> each.key().equals(key)).findFirst().orElse(null);
  }

  /** Returns the marks of the rulebook; those of its rule system if it declares none. */
  private List<Rulebook.Mark> marks() {
    SituationFormat form = forms.of(book);
    return book.marks().isEmpty() && form != null ? form.marks() : book.marks();
  }

  /** Returns the value after a mark; empty for a mark without a value. */
  private static String value(Rulebook.Mark mark, LineReader line) throws SituationException {
    String wanted = "the value of " + mark.key();
    return switch (mark.kind()) {
      case PLAIN -> "";
      case VALUED -> Integer.toString(line.nextInt(wanted));
      case RANKS -> {
        String value = line.next(wanted);
        for (String rank : value.split("/")) {
          line.parseInt(rank);
        }
        yield value;
      }
    };
  }

  // ---- the ground, and lines of the rule system

  private void objective(LineReader line) throws SituationException {
    String name = line.next("the name of an objective");
    int points = line.nextInt("its points");
    List<Place> at = new ArrayList<>();
    while (line.hasNext()) {
      at.add(board.place(line.next(), line));
    }
    objectives.add(new Scenario.Objective(name, name, at, points, null, line.at()));
  }

  /** Terrain, or a line of the rule system such as "melee Foot-1 Foot-2". */
  private void other(String first, LineReader line) throws SituationException {
    boolean terrain = book.terrains().stream().anyMatch(each -> each.key().equals(first));
    if (terrain) {
      board.ground(first, line);
      return;
    }
    boolean ofTheSystem =
        words(SituationFormat.Subject.LINE).stream().anyMatch(each -> each.word().equals(first));
    if (!ofTheSystem) {
      throw line.problem(
          "expected situation, rules, rulebook, switch, board, round, "
              + can("limit, side, line, group, stand, objective", SituationFormat.Subject.LINE)
              + ", a terrain, dice, orders or expect; found "
              + first);
    }
    properties(SituationFormat.Subject.LINE, line.next("a stand"), first, line);
    if (line.hasNext()) {
      List<String> outcomes =
          words(SituationFormat.Subject.LINE).stream()
              .filter(each -> each.word().equals(first))
              .flatMap(each -> each.outcomes().stream())
              .toList();
      String can = outcomes.isEmpty() ? "the end of the line" : String.join(", ", outcomes);
      throw line.problem("expected " + can + "; found " + line.next());
    }
  }

  // ---- what was read

  String title() {
    return title;
  }

  List<String> rules() {
    return rules;
  }

  int round() {
    return round;
  }

  List<Situation.Property> properties() {
    return said;
  }

  /** The position as a scenario. */
  BattleProgram program() throws SituationException {
    SituationFormat form = forms.of(book);
    SidesBuilder.Fielded fielded =
        sides.fielded(List.copyOf(lines.values()), form == null || form.suppliesMissingGenerals());
    Scenario scenario =
        new Scenario(
            "Situation",
            title,
            "",
            limit,
            switches,
            fielded.sides(),
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
        new BattleProgram(BattleProgram.SCHEMA, book, fielded.armies(), board.board(), scenario);
    return events.isEmpty() ? program : program.withScenario(scenario.withEvents(events(program)));
  }

  private List<HouseEvent> events(BattleProgram program) throws SituationException {
    List<HouseEvent> found = new ArrayList<>();
    for (LineReader line : events) {
      found.add(EventLineParser.read(program, line));
    }
    return found;
  }
}
