package dev.muster.rules.fogr.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.fogr.check.FogChecks;
import dev.muster.rules.fogr.situation.FogQueries;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.query.Ruling;
import dev.muster.rules.query.UnknownQueryException;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A table in a few words, to be asked. A battle group is written as {@code Name Category 20,20 0
 * bases 8 files 2 capabilities=pike close-combat}: where it stands, the degrees it faces, then
 * columns, traits and marks.
 */
public final class FogTestTable {
  private static final Rulebook BOOK = Rulebooks.named("fogr");

  private final List<List<Scenario.Group>> groups = List.of(new ArrayList<>(), new ArrayList<>());
  private final List<List<Army.StandLine>> lines = List.of(new ArrayList<>(), new ArrayList<>());
  private final List<TableBoard.Area> areas = new ArrayList<>();
  private final List<Board.Way> ways = new ArrayList<>();
  private final Map<String, String> switches = new LinkedHashMap<>();
  private String date = "";
  private double width = 72;
  private double height = 48;

  public static FogTestTable table() {
    return new FogTestTable();
  }

  FogTestTable size(double east, double north) {
    width = east;
    height = north;
    return this;
  }

  FogTestTable dated(String when) {
    date = when;
    return this;
  }

  public FogTestTable red(String... units) {
    return group(0, null, units);
  }

  FogTestTable blue(String... units) {
    return group(1, null, units);
  }

  /** A commander such as {@code Spinola 20,20 field}, or {@code Spinola with Walloons 8}. */
  public FogTestTable led(String commander, String... units) {
    return group(0, commander, units);
  }

  private FogTestTable group(int side, String commander, String... units) {
    String name = "Group" + groups.get(side).size();
    List<Scenario.DeployedStand> stands = new ArrayList<>();
    for (String unit : units) {
      stands.add(stand(side, unit.strip().split("\\s+")));
    }
    groups
        .get(side)
        .add(
            new Scenario.Group(
                name, name, general(commander, stands), stands, SourceRange.NOWHERE));
    return this;
  }

  private static Scenario.General general(String commander, List<Scenario.DeployedStand> stands) {
    if (commander == null) {
      return new Scenario.General("", "", 0, "", null, new Point(0, 0), SourceRange.NOWHERE);
    }
    String[] words = commander.split(" ");
    boolean attached = words[1].equals("with");
    int rest = attached ? 3 : 2;
    String rank = words.length > rest ? words[rest] : "normal";
    boolean range = rank.matches("[0-9]+");
    return new Scenario.General(
        words[0],
        "",
        0,
        range ? "normal" : rank,
        range ? Integer.valueOf(rank) : null,
        attached ? stands.getFirst().at() : point(words[1]),
        attached ? words[2] : null,
        null,
        SourceRange.NOWHERE);
  }

  private Scenario.DeployedStand stand(int side, String[] words) {
    Map<String, StatValue> stats = new LinkedHashMap<>();
    Map<String, String> traits = new LinkedHashMap<>();
    Map<String, String> given = new LinkedHashMap<>();
    Map<String, String> marks = new LinkedHashMap<>();
    stats.put("armour", new StatValue.Word("armoured"));
    for (int i = 4; i < words.length; i++) {
      String[] both = words[i].split("=");
      String key = both[0];
      Rulebook.Stat stat =
          BOOK.stats().stream().filter(each -> each.key().equals(key)).findFirst().orElse(null);
      if (stat != null) {
        stats.put(key, value(stat, both.length > 1 ? both[1] : words[++i]));
      } else if (BOOK.mark(key) != null) {
        marks.put(key, both.length > 1 ? both[1] : "");
      } else {
        assertTrue(BOOK.traits().stream().anyMatch(each -> each.key().equals(key)), key);
        (both.length > 1 ? given : traits).put(key, both.length > 1 ? both[1] : "");
      }
    }
    lines
        .get(side)
        .add(
            new Army.StandLine(
                words[0],
                "",
                words[1],
                "average",
                null,
                stats,
                traits,
                List.of(),
                SourceRange.NOWHERE));
    return new Scenario.DeployedStand(
        words[0],
        "",
        words[0],
        point(words[2]),
        new Heading(Double.parseDouble(words[3])),
        null,
        marks,
        given,
        null,
        SourceRange.NOWHERE);
  }

  private static StatValue value(Rulebook.Stat stat, String text) {
    return switch (stat.kind()) {
      case WORDS -> new StatValue.Words(List.of(text.split("/")));
      case WORD -> new StatValue.Word(text);
      default -> new StatValue.Whole(Integer.parseInt(text));
    };
  }

  static Point point(String text) {
    String[] both = text.split(",");
    return new Point(Double.parseDouble(both[0]), Double.parseDouble(both[1]));
  }

  private static List<Point> points(String text) {
    return Arrays.stream(text.split(" ")).map(FogTestTable::point).toList();
  }

  /** Ground about corners, or between two of them. */
  public FogTestTable area(String terrain, String corners) {
    List<Point> all = points(corners);
    if (all.size() == 2) {
      Point a = all.getFirst();
      Point b = all.getLast();
      all = List.of(a, new Point(a.x(), b.y()), b, new Point(b.x(), a.y()));
    }
    areas.add(new TableBoard.Area(terrain, "", all, SourceRange.NOWHERE));
    return this;
  }

  FogTestTable way(String terrain, String along, double breadth) {
    ways.add(new Board.Way(terrain, "", List.copyOf(points(along)), breadth, SourceRange.NOWHERE));
    return this;
  }

  FogTestTable with(String key, String value) {
    assertTrue(
        BOOK.switches().stream()
            .anyMatch(each -> each.key().equals(key) && each.values().contains(value)),
        key + " " + value);
    switches.put(key, value);
    return this;
  }

  public BattleProgram program() {
    List<Army> armies = new ArrayList<>();
    List<Scenario.Side> sides = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      String name = side == 0 ? "Red" : "Blue";
      armies.add(new Army(name, name, null, null, lines.get(side), List.of(), SourceRange.NOWHERE));
      sides.add(
          new Scenario.Side(name, name, name, groups.get(side), List.of(), SourceRange.NOWHERE));
    }
    return new BattleProgram(
        BattleProgram.SCHEMA,
        BOOK,
        armies,
        new TableBoard(
            "Table",
            "Table",
            width,
            height,
            "MU",
            areas,
            ways,
            List.of(),
            List.of(),
            SourceRange.NOWHERE),
        new Scenario(
            "Position", "A position", date, 12, switches, sides, List.of(), SourceRange.NOWHERE));
  }

  FogState field() {
    return FogState.of(program());
  }

  public Ruling ask(String question) {
    try {
      return new FogQueries().answer(program(), question);
    } catch (UnknownQueryException e) {
      throw new AssertionError(e.getMessage(), e);
    }
  }

  /** Asks, and sees that it is so by these rows. */
  public Ruling yes(String question, String... rows) {
    return told(true, question, rows);
  }

  /** Asks, and sees that it is not so by these rows. */
  Ruling no(String question, String... rows) {
    return told(false, question, rows);
  }

  private Ruling told(boolean holds, String question, String... rows) {
    Ruling verdict = ask(question);
    assertEquals(holds, verdict.holds(), () -> question + ": " + verdict.text());
    for (String row : rows) {
      assertTrue(verdict.rows().contains(row), () -> row + " not in " + verdict.text());
    }
    return verdict;
  }

  /** What the checks say, as {@code FR-V-03 Pikes ...}. */
  public List<String> findings() {
    var found = new FindingCollector();
    FogChecks checks = new FogChecks();
    BattleProgram program = program();
    program.armies().forEach(army -> checks.checkArmy(army, BOOK, found));
    checks.checkScenario(program, null, found);
    return found.all().stream().map(each -> each.code().id() + " " + each.message()).toList();
  }

  /** Their codes but for threatened flanks, which most have who are alone. */
  public List<String> codes() {
    return findings().stream()
        .map(each -> each.substring(0, 7))
        .filter(each -> !each.equals("FR-V-25"))
        .toList();
  }
}
