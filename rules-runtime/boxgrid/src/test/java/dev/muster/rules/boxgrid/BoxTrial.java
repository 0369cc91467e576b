package dev.muster.rules.boxgrid;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Question;
import dev.muster.rules.dice.ScriptedDice;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A position of the box-grid game in a few words, to be played on with orders and dice. Red begins.
 * The lines of the armies are the demonstration profiles of every kind; orders are the words of the
 * options, and who has none does what happens when nobody decides.
 */
final class BoxTrial {
  private static final String LINES =
      """
      Block HeavyFoot close-pike ccv 5 shaken 4 catastrophe 6 rupture 3 depth=deep pike-block
      Pikes HeavyFoot close-pike ccv 4 shaken 3 catastrophe 5 rupture 2 depth=deep
      Foot HeavyFoot close ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium
      Massed HeavyFoot massed ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium
      Warriors HeavyFoot warrior ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium
      Shot HeavyFoot close ccv 4 shaken 3 catastrophe 5 rupture 3 depth=medium weapons=musket
      Loose LightFoot loose ccv 3 shaken 2 catastrophe 4 rupture 2 depth=shallow
      Open LightFoot open ccv 3 shaken 2 catastrophe 4 rupture 2 depth=shallow
      Horse HeavyMounted close ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium
      Reiters HeavyMounted close ccv 4 shaken 3 catastrophe 5 rupture 2 depth=deep weapons=pistol cavalry=reiter
      Lancers HeavyMounted close ccv 4 shaken 3 catastrophe 5 rupture 2 depth=medium shock 2
      LooseHorse LightMounted loose ccv 3 shaken 2 catastrophe 4 rupture 2 depth=shallow
      OpenHorse LightMounted open ccv 3 shaken 2 catastrophe 4 rupture 2 depth=shallow
      Elephants Elephants open ccv 4 shaken 2 catastrophe 4 rupture 2 depth=medium
      Gun Artillery open ccv 2 shaken 2 catastrophe 3 rupture 2 depth=shallow weapons=field-artillery
      Camp Camp open ccv 2 shaken 2 catastrophe 3 rupture 2 depth=shallow
      """;

  private int commanderBonus;
  private String commanderQuality = Scenario.General.NORMAL;
  private final int width;
  private final int height;
  private final Map<String, Army.StandLine> lines = new LinkedHashMap<>();
  private final List<List<Scenario.Group>> groups = List.of(new ArrayList<>(), new ArrayList<>());
  private final Map<String, String> terrains = new HashMap<>();
  private final List<GridBoard.Edge> edges = new ArrayList<>();
  private final Map<String, String> switches = new LinkedHashMap<>();
  private final List<Scenario.Zone> zones = new ArrayList<>();
  private final List<Scenario.Objective> objectives = new ArrayList<>();
  private final Map<String, Scenario.Arrival> arrivals = new HashMap<>();
  private final List<String[]> melees = new ArrayList<>();
  private final Map<String, Plan> plans = new HashMap<>();
  private final Deque<String> orders = new ArrayDeque<>();
  private Scenario.Victory victory = Scenario.Victory.BY_BREAKING;
  private int rounds = 12;
  private Army.@Nullable Share share = new Army.Share(1, 1);
  private int[] dice = {};

  final List<Event> events = new ArrayList<>();
  final List<String> asked = new ArrayList<>();
  private final Set<String> offered = new HashSet<>();
  private boolean everybody;
  private BoxBattle battle;
  private ScriptedDice thrown;

  private BoxTrial(int width, int height) {
    this.width = width;
    this.height = height;
    LINES.lines().forEach(this::line);
  }

  static BoxTrial of(int width, int height) {
    return new BoxTrial(width, height);
  }

  /** A field of 10 x 10 boxes. */
  static BoxTrial field() {
    return of(10, 10);
  }

  /** Adds a line, or writes one anew, as an army list has it; a word with no value is a trait. */
  BoxTrial line(String text) {
    String[] words = text.strip().split("\\s+");
    Map<String, StatValue> stats = new LinkedHashMap<>();
    Map<String, String> traits = new LinkedHashMap<>();
    for (int i = 3; i < words.length; i++) {
      if (words[i].contains("=")) {
        String[] both = words[i].split("=");
        stats.put(
            both[0],
            both[0].equals("weapons")
                ? new StatValue.Words(List.of(both[1].split("/")))
                : new StatValue.Word(both[1]));
      } else if (i + 1 < words.length && words[i + 1].matches("[+-]?[0-9]+")) {
        stats.put(words[i], new StatValue.Whole(Integer.parseInt(words[++i])));
      } else {
        traits.put(words[i], "");
      }
    }
    lines.put(
        words[0],
        new Army.StandLine(
            words[0], "", words[1], words[2], null, stats, traits, List.of(), SourceRange.NOWHERE));
    return this;
  }

  /** A line like another with something more. */
  BoxTrial like(String line, String name, String more) {
    String old =
        LINES.lines().filter(each -> each.startsWith(line + " ")).findFirst().orElseThrow();
    return line(name + old.substring(line.length()) + " " + more);
  }

  /**
   * Units of the side that begins, such as {@code Foot-1 Foot D4 N hits 2 unformed}, each a brigade
   * of its own.
   */
  BoxTrial red(String... units) {
    for (String unit : units) {
      reds(unit);
    }
    return this;
  }

  /** A unit that is named later comes in a round, by a throw where {@code roll} is not 0. */
  BoxTrial coming(String unit, int round, int roll, String... entries) {
    arrivals.put(
        unit,
        new Scenario.Arrival(
            round, boxes(entries), roll == 0 ? null : Integer.valueOf(roll), null));
    return this;
  }

  BoxTrial blue(String... units) {
    for (String unit : units) {
      blues(unit);
    }
    return this;
  }

  /** Units of one brigade. */
  BoxTrial reds(String... units) {
    return brigade(0, "Red" + groups.get(0).size(), "", units);
  }

  BoxTrial blues(String... units) {
    return brigade(1, "Blue" + groups.get(1).size(), "", units);
  }

  /** What commanders named from here on are worth. */
  BoxTrial worth(int bonus, String quality) {
    commanderBonus = bonus;
    commanderQuality = quality;
    return this;
  }

  /** A brigade with a commander in a box. */
  BoxTrial led(int side, String box, String... units) {
    return brigade(side, "Led" + groups.get(side).size(), box, units);
  }

  private BoxTrial brigade(int side, String name, String commander, String... units) {
    List<Scenario.Deployed> stands = new ArrayList<>();
    for (String unit : units) {
      String[] words = unit.split(" ");
      Map<String, String> marks = new LinkedHashMap<>();
      for (int i = 4; i < words.length; i++) {
        boolean valued = words[i].equals("hits");
        marks.put(words[i], valued ? words[i + 1] : "");
        i += valued ? 1 : 0;
      }
      stands.add(
          new Scenario.Deployed(
              words[0],
              "",
              words[1],
              box(words[2]),
              heading(words[3]),
              null,
              marks,
              Map.of(),
              arrivals.get(words[0]),
              SourceRange.NOWHERE));
    }
    Place at = commander.isEmpty() ? new Box(1, 1) : box(commander);
    groups
        .get(side)
        .add(
            new Scenario.Group(
                name,
                "",
                new Scenario.General(
                    commander.isEmpty() ? "" : "Captain" + name,
                    "",
                    commanderBonus,
                    commanderQuality,
                    null,
                    at,
                    SourceRange.NOWHERE),
                stands,
                SourceRange.NOWHERE));
    return this;
  }

  private static Heading heading(String word) {
    return new Heading("NESW".indexOf(word) * 90.0);
  }

  static Box box(String text) {
    return new Box(text.charAt(0) - 'A' + 1, Integer.parseInt(text.substring(1)));
  }

  BoxTrial terrain(String key, String... boxes) {
    for (String each : boxes) {
      terrains.put(each, key);
    }
    return this;
  }

  /** A wall on the side between two boxes, such as {@code D4-D5}. */
  BoxTrial wall(String... between) {
    for (String each : between) {
      String[] both = each.split("-");
      edges.add(new GridBoard.Edge("wall", box(both[0]), box(both[1])));
    }
    return this;
  }

  BoxTrial with(String key, String value) {
    switches.put(key, value);
    return this;
  }

  /** Deployment zones of Red and Blue as rows; without them all of the field is both's. */
  BoxTrial zones(int redRows, int blueRows) {
    zones.clear();
    zones.add(zone("Red", 1, redRows));
    zones.add(zone("Blue", height + 1 - blueRows, height));
    return this;
  }

  private Scenario.Zone zone(String name, int from, int to) {
    List<Place> places = new ArrayList<>();
    for (int row = from; row <= to; row++) {
      for (int column = 1; column <= width; column++) {
        places.add(new Box(column, row));
      }
    }
    return new Scenario.Zone(name, "", places, SourceRange.NOWHERE);
  }

  /** Units that have been fighting since an earlier turn: the first has charged the second. */
  BoxTrial melee(String attacker, String target) {
    melees.add(new String[] {attacker, target});
    return this;
  }

  /** What the brigade of a unit is told to do, towards boxes or on them. */
  BoxTrial plan(String unit, Plan.Stance stance, String... boxes) {
    return plan(unit, new Plan(stance, boxes(boxes), null, 1, SourceRange.NOWHERE));
  }

  BoxTrial plan(String unit, Plan plan) {
    plans.put(unit, plan);
    return this;
  }

  private static List<Place> boxes(String... names) {
    return Arrays.stream(names).<Place>map(BoxTrial::box).toList();
  }

  private List<Scenario.Group> planned(List<Scenario.Group> groups) {
    return groups.stream()
        .map(
            each ->
                new Scenario.Group(
                    each.name(),
                    each.label(),
                    each.general(),
                    each.stands(),
                    each.commander(),
                    each.stands().stream()
                        .map(Scenario.Deployed::name)
                        .filter(plans::containsKey)
                        .map(plans::get)
                        .toList(),
                    each.notes(),
                    each.source()))
        .toList();
  }

  BoxTrial objective(String name, String... boxes) {
    objectives.add(new Scenario.Objective(name, "", boxes(boxes), 1, null, SourceRange.NOWHERE));
    return this;
  }

  BoxTrial victory(Scenario.Victory how) {
    victory = how;
    return this;
  }

  BoxTrial rounds(int last) {
    rounds = last;
    return this;
  }

  /** Armies break as the rules say, and not with their last unit. */
  BoxTrial breaking() {
    share = null;
    return this;
  }

  BoxTrial dice(int... script) {
    dice = script;
    return this;
  }

  /** What the players order, in the words of the options. */
  BoxTrial orders(String... script) {
    orders.addAll(List.of(script));
    return this;
  }

  /** The program, with no zones drawn. */
  BattleProgram withoutZones() {
    zones.clear();
    return compiled();
  }

  BattleProgram program() {
    if (zones.isEmpty()) {
      zones(height, height);
    }
    return compiled();
  }

  private BattleProgram compiled() {
    List<String> cells = new ArrayList<>();
    for (int row = height; row >= 1; row--) {
      for (int column = 1; column <= width; column++) {
        cells.add(terrains.getOrDefault(new Box(column, row).toString(), "plain"));
      }
    }
    Rulebook book = Rulebooks.named("boxgrid");
    List<Army> armies = new ArrayList<>();
    List<Scenario.Side> sides = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      String name = side == 0 ? "Red" : "Blue";
      armies.add(
          new Army(
              name,
              name,
              null,
              share,
              List.copyOf(lines.values()),
              List.of(),
              SourceRange.NOWHERE));
      sides.add(
          new Scenario.Side(
              name, name, name, planned(groups.get(side)), List.of(), SourceRange.NOWHERE));
    }
    return new BattleProgram(
        BattleProgram.SCHEMA,
        book,
        armies,
        new BoxBoard("Field", "Field", width, height, cells, edges, List.of(), SourceRange.NOWHERE),
        new Scenario(
            "Position",
            "A position",
            "",
            rounds == 0 ? null : Integer.valueOf(rounds),
            switches,
            sides,
            List.of(),
            zones,
            objectives,
            victory,
            List.of(),
            List.of(),
            null,
            List.of(),
            SourceRange.NOWHERE));
  }

  // ---- playing

  private BoxTrial begin() {
    if (battle == null) {
      thrown = new ScriptedDice(dice);
      battle =
          new BoxBattle.Opening(program())
              .battle(List.of(commander(), commander()), thrown, events::add)
              .checked();
      Field field = battle.field();
      for (String[] each : melees) {
        int attacker = number(each[0]);
        int target = number(each[1]);
        new Engagements(field).join(attacker, target);
        for (int unit : new int[] {attacker, target}) {
          field.put(Mark.SINCE, unit, -1);
          field.put(Mark.ENGAGED, unit, -1);
        }
        if (!new Engagements(field).frontal(target, attacker)) {
          field.put(Mark.UNFORMED, target, 1);
        }
      }
      assertTrue(battle.step());
    }
    return this;
  }

  /** Orders what is in the script, and else does what happens when nobody decides. */
  Commander commander() {
    return new Commander() {
      @Override
      public int choose(Question question) {
        offered.addAll(labels(question));
        asked.add(question.point() + " " + question.about() + ": " + labels(question));
        String next = orders.isEmpty() ? "" : orders.peek();
        for (int i = 0; i < question.size(); i++) {
          if (question.label(i).equals(next)) {
            orders.poll();
            return i;
          }
        }
        for (int i = 0; i < question.size(); i++) {
          String label = question.label(i);
          if (question.point().equals("BG-P-01")
              && label.endsWith(" moves")
              && next.startsWith(label.replace(" moves", " "))) {
            return i;
          }
        }
        return everybody && question.point().equals("BG-P-01") ? 0 : question.usual();
      }

      @Override
      public void hasNoChoice(Question question) {
        offered.addAll(labels(question));
        if (!orders.isEmpty() && question.label(0).equals(orders.peek())) {
          orders.poll();
        }
      }
    };
  }

  /** Every unit that can has its turn to move, ordered or not. */
  BoxTrial everybody() {
    everybody = true;
    return this;
  }

  /** Whether an option has been offered, whoever was asked. */
  boolean offered(String label) {
    return offered.contains(label);
  }

  private static List<String> labels(Question question) {
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < question.size(); i++) {
      labels.add(question.label(i));
    }
    return labels;
  }

  /** Plays to the end of the player turn, and sees that all orders and dice were used. */
  BoxTrial turn() {
    play();
    assertEquals(List.of(), List.copyOf(orders), () -> "not ordered: " + asked + "\n" + report());
    assertEquals(0, thrown.left(), () -> "dice left\n" + report());
    return this;
  }

  /** Plays several player turns. */
  BoxTrial turns(int count) {
    for (int i = 1; i < count; i++) {
      play();
    }
    return turn();
  }

  private void play() {
    begin();
    boolean more = battle.field().phase() != Field.Phase.BETWEEN || battle.step();
    while (more && battle.field().phase() != Field.Phase.BETWEEN) {
      more = battle.step();
    }
  }

  /** Plays until a phase begins; all orders and dice before it need not be used. */
  BoxTrial until(Field.Phase phase) {
    begin();
    while (battle.field().phase() != phase && battle.step()) {
      // on
    }
    return this;
  }

  BoxBattle battle() {
    begin();
    return battle;
  }

  Field state() {
    return battle().field();
  }

  int number(String unit) {
    Field field = battle.field();
    for (int i = 0; i < field.units; i++) {
      if (field.name(i).equals(unit)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no unit " + unit);
  }

  int get(Mark mark, String unit) {
    begin();
    return battle.field().get(mark, number(unit));
  }

  boolean is(Mark mark, String unit) {
    return get(mark, unit) != 0;
  }

  boolean unformed(String unit) {
    return is(Mark.UNFORMED, unit);
  }

  /** Box and facing, such as {@code D4 N}; what became of it where it is gone. */
  String at(String unit) {
    begin();
    Field field = battle.field();
    int number = number(unit);
    return field.present(number)
        ? field.at(number) + " " + Field.facingName(field.facing(number))
        : List.of("present", "broken", "dispersed", "taken", "fled", "waiting")
            .get(field.get(Mark.FATE, number));
  }

  /** Options of the last question of a decision, in words. */
  String options(String point) {
    String found = "never asked";
    for (String each : asked) {
      if (each.startsWith(point + " ")) {
        found = each;
      }
    }
    return found;
  }

  /** Dice thrown in melee by a unit. */
  int meleeDice(String unit) {
    for (Event event : events) {
      if (event instanceof BoxEvent.MeleeThrow thrownBy && thrownBy.unit().equals(unit)) {
        return thrownBy.dice().size();
      }
    }
    return 0;
  }

  /** Dice of the last shot of a unit. */
  int shotDice(String unit) {
    int count = 0;
    for (Event event : events) {
      if (event instanceof BoxEvent.Shoots shot && shot.unit().equals(unit)) {
        count = shot.dice().size();
      }
    }
    return count;
  }

  /** The values tests had to stay below, with purpose, in their order. */
  List<String> tests() {
    List<String> found = new ArrayList<>();
    for (Event event : events) {
      if (event instanceof BoxEvent.ControlTest test) {
        found.add(test.unit() + " " + test.purpose() + " <" + test.below());
      } else if (event instanceof BoxEvent.CatastropheTest test) {
        found.add(test.unit() + " " + test.cause() + " <" + test.below());
      }
    }
    return found;
  }

  String report() {
    BoxTelling telling = new BoxTelling(battle.field().forces().program.scenario());
    StringBuilder text = new StringBuilder();
    events.forEach(event -> text.append(telling.line(event)).append("\n"));
    return text.toString();
  }
}
