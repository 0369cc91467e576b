package dev.muster.rules.boxgrid.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.Event;
import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.report.BoxEventFormatter;
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
public final class BoxTestPosition {
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

  public final List<Event> events = new ArrayList<>();
  final List<String> asked = new ArrayList<>();
  private final Set<String> offered = new HashSet<>();
  private boolean everybody;
  private BoxBattle battle;
  private ScriptedDice thrown;

  private BoxTestPosition(int width, int height) {
    this.width = width;
    this.height = height;
    LINES.lines().forEach(this::line);
  }

  public static BoxTestPosition of(int width, int height) {
    return new BoxTestPosition(width, height);
  }

  /** A field of 10 x 10 boxes. */
  public static BoxTestPosition field() {
    return of(10, 10);
  }

  /** Adds a line, or writes one anew, as an army list has it; a word with no value is a trait. */
  public BoxTestPosition line(String text) {
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
  public BoxTestPosition like(String line, String name, String more) {
    String old =
        LINES.lines().filter(each -> each.startsWith(line + " ")).findFirst().orElseThrow();
    return line(name + old.substring(line.length()) + " " + more);
  }

  /**
   * Units of the side that begins, such as {@code Foot-1 Foot D4 N hits 2 unformed}, each a brigade
   * of its own.
   */
  public BoxTestPosition red(String... units) {
    for (String unit : units) {
      reds(unit);
    }
    return this;
  }

  /** A unit that is named later comes in a round, by a throw where {@code roll} is not 0. */
  BoxTestPosition coming(String unit, int round, int roll, String... entries) {
    arrivals.put(
        unit,
        new Scenario.Arrival(
            round, boxes(entries), roll == 0 ? null : Integer.valueOf(roll), null));
    return this;
  }

  public BoxTestPosition blue(String... units) {
    for (String unit : units) {
      blues(unit);
    }
    return this;
  }

  /** Units of one brigade. */
  public BoxTestPosition reds(String... units) {
    return brigade(0, "Red" + groups.get(0).size(), "", units);
  }

  public BoxTestPosition blues(String... units) {
    return brigade(1, "Blue" + groups.get(1).size(), "", units);
  }

  /** What commanders named from here on are worth. */
  public BoxTestPosition worth(int bonus, String quality) {
    commanderBonus = bonus;
    commanderQuality = quality;
    return this;
  }

  /** A brigade with a commander in a box. */
  public BoxTestPosition led(int side, String box, String... units) {
    return brigade(side, "Led" + groups.get(side).size(), box, units);
  }

  private BoxTestPosition brigade(int side, String name, String commander, String... units) {
    List<Scenario.DeployedStand> stands = new ArrayList<>();
    for (String unit : units) {
      String[] words = unit.split(" ");
      Map<String, String> marks = new LinkedHashMap<>();
      for (int i = 4; i < words.length; i++) {
        boolean valued = words[i].equals("hits");
        marks.put(words[i], valued ? words[i + 1] : "");
        i += valued ? 1 : 0;
      }
      stands.add(
          new Scenario.DeployedStand(
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

  public static Box box(String text) {
    return new Box(text.charAt(0) - 'A' + 1, Integer.parseInt(text.substring(1)));
  }

  public BoxTestPosition terrain(String key, String... boxes) {
    for (String each : boxes) {
      terrains.put(each, key);
    }
    return this;
  }

  /** A wall on the side between two boxes, such as {@code D4-D5}. */
  public BoxTestPosition wall(String... between) {
    for (String each : between) {
      String[] both = each.split("-");
      edges.add(new GridBoard.Edge("wall", box(both[0]), box(both[1])));
    }
    return this;
  }

  public BoxTestPosition with(String key, String value) {
    switches.put(key, value);
    return this;
  }

  /** Deployment zones of Red and Blue as rows; without them all of the field is both's. */
  public BoxTestPosition zones(int redRows, int blueRows) {
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
  BoxTestPosition melee(String attacker, String target) {
    melees.add(new String[] {attacker, target});
    return this;
  }

  /** What the brigade of a unit is told to do, towards boxes or on them. */
  public BoxTestPosition plan(String unit, Plan.Stance stance, String... boxes) {
    return plan(unit, new Plan(stance, boxes(boxes), null, 1, SourceRange.NOWHERE));
  }

  public BoxTestPosition plan(String unit, Plan plan) {
    plans.put(unit, plan);
    return this;
  }

  private static List<Place> boxes(String... names) {
    return Arrays.stream(names).<Place>map(BoxTestPosition::box).toList();
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
                        .map(Scenario.DeployedStand::name)
                        .filter(plans::containsKey)
                        .map(plans::get)
                        .toList(),
                    each.notes(),
                    each.source()))
        .toList();
  }

  public BoxTestPosition objective(String name, String... boxes) {
    objectives.add(new Scenario.Objective(name, "", boxes(boxes), 1, null, SourceRange.NOWHERE));
    return this;
  }

  BoxTestPosition victory(Scenario.Victory how) {
    victory = how;
    return this;
  }

  public BoxTestPosition rounds(int last) {
    rounds = last;
    return this;
  }

  /** Armies break as the rules say, and not with their last unit. */
  public BoxTestPosition breaking() {
    share = null;
    return this;
  }

  public BoxTestPosition dice(int... script) {
    dice = script;
    return this;
  }

  /** What the players order, in the words of the options. */
  public BoxTestPosition orders(String... script) {
    orders.addAll(List.of(script));
    return this;
  }

  /** The program, with no zones drawn. */
  BattleProgram withoutZones() {
    zones.clear();
    return compiled();
  }

  public BattleProgram program() {
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

  private BoxTestPosition begin() {
    if (battle == null) {
      thrown = new ScriptedDice(dice);
      battle =
          new BoxBattle.Opening(program())
              .newBattle(List.of(commander(), commander()), thrown, events::add)
              .withInvariantChecks();
      BoxState field = battle.state();
      for (String[] each : melees) {
        int attacker = number(each[0]);
        int target = number(each[1]);
        new BoxEngagements(field).join(attacker, target);
        for (int unit : new int[] {attacker, target}) {
          field.put(UnitAttribute.SINCE, unit, -1);
          field.put(UnitAttribute.ENGAGED, unit, -1);
        }
        if (!new BoxEngagements(field).frontal(target, attacker)) {
          field.put(UnitAttribute.UNFORMED, target, 1);
        }
      }
      assertTrue(battle.step());
    }
    return this;
  }

  /** Orders what is in the script, and else does what happens when nobody decides. */
  public Commander commander() {
    return new Commander() {
      @Override
      public int choose(Decision question) {
        offered.addAll(labels(question));
        asked.add(question.id() + " " + question.about() + ": " + labels(question));
        String next = orders.isEmpty() ? "" : orders.peek();
        for (int i = 0; i < question.size(); i++) {
          if (question.label(i).equals(next)) {
            orders.poll();
            return i;
          }
        }
        for (int i = 0; i < question.size(); i++) {
          String label = question.label(i);
          if (question.id().equals("BG-P-01")
              && label.endsWith(" moves")
              && next.startsWith(label.replace(" moves", " "))) {
            return i;
          }
        }
        return everybody && question.id().equals("BG-P-01") ? 0 : question.defaultOption();
      }

      @Override
      public void onForcedDecision(Decision question) {
        offered.addAll(labels(question));
        if (!orders.isEmpty() && question.label(0).equals(orders.peek())) {
          orders.poll();
        }
      }
    };
  }

  /** Every unit that can has its turn to move, ordered or not. */
  public BoxTestPosition everybody() {
    everybody = true;
    return this;
  }

  /** Whether an option has been offered, whoever was asked. */
  boolean offered(String label) {
    return offered.contains(label);
  }

  private static List<String> labels(Decision question) {
    List<String> labels = new ArrayList<>();
    for (int i = 0; i < question.size(); i++) {
      labels.add(question.label(i));
    }
    return labels;
  }

  /** Plays to the end of the player turn, and sees that all orders and dice were used. */
  public BoxTestPosition turn() {
    play();
    assertEquals(List.of(), List.copyOf(orders), () -> "not ordered: " + asked + "\n" + report());
    assertEquals(0, thrown.left(), () -> "dice left\n" + report());
    return this;
  }

  /** Plays several player turns. */
  BoxTestPosition turns(int count) {
    for (int i = 1; i < count; i++) {
      play();
    }
    return turn();
  }

  private void play() {
    begin();
    boolean more = battle.state().phase() != BoxState.BETWEEN || battle.step();
    while (more && battle.state().phase() != BoxState.BETWEEN) {
      more = battle.step();
    }
  }

  /** Plays until a phase begins; all orders and dice before it need not be used. */
  BoxTestPosition until(BoxState.Phase phase) {
    begin();
    return until(phase.ordinal());
  }

  /** Plays to the end of a turn; orders and dice need not all be used. */
  BoxTestPosition untilTurnEnds() {
    begin();
    return until(BoxState.BETWEEN);
  }

  private BoxTestPosition until(int phase) {
    while (battle.state().phase() != phase && battle.step()) {
      // on
    }
    return this;
  }

  BoxBattle battle() {
    begin();
    return battle;
  }

  BoxState state() {
    return battle().state();
  }

  int number(String unit) {
    BoxState field = battle.state();
    for (int i = 0; i < field.units; i++) {
      if (field.name(i).equals(unit)) {
        return i;
      }
    }
    throw new IllegalArgumentException("no unit " + unit);
  }

  int get(UnitAttribute mark, String unit) {
    begin();
    return battle.state().get(mark, number(unit));
  }

  boolean is(UnitAttribute mark, String unit) {
    return get(mark, unit) != 0;
  }

  boolean unformed(String unit) {
    return is(UnitAttribute.UNFORMED, unit);
  }

  /** Box and facing, such as {@code D4 N}; what became of it where it is gone. */
  String at(String unit) {
    begin();
    BoxState field = battle.state();
    int number = number(unit);
    return field.present(number)
        ? field.boxName(number) + " " + BoxState.facingName(field.facing(number))
        : List.of("present", "broken", "dispersed", "taken", "fled", "waiting")
            .get(field.get(UnitAttribute.FATE, number));
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
    BoxEventFormatter telling = new BoxEventFormatter(battle.state().forces().program.scenario());
    StringBuilder text = new StringBuilder();
    events.forEach(event -> text.append(telling.format(event)).append("\n"));
    return text.toString();
  }
}
