package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A position on a table of 30 x 20 UD in a few words. A unit is {@code NAME LINE X,Y HEADING} with
 * marks behind, such as {@code hits 2} or {@code arrives 3}; every side is one corps unless another
 * begins.
 */
public final class AdlgTestPosition {
  private static final String LINES =
      """
      LI LightInfantry bow
      Shot Bowmen musket battle-unit
      SmallShot Bowmen musket
      Swords HeavySwordsmen
      MSwords MediumSwordsmen
      Spears HeavySpearmen
      Foot HeavySwordsmen
      Block PikeAndShot musket battle-unit
      Tercio Tercio musket battle-unit
      Keil Keil - battle-unit
      Colunela Colunela - battle-unit
      LaterTercio LaterTercio musket battle-unit
      LaterBlock LaterPikeAndShot flintlock battle-unit
      Levy Levy
      Wagon WarWagons arquebus
      Gun Artillery medium-artillery
      HeavyGun Artillery heavy-artillery
      LH LightCavalry javelin
      Drag Dragoon half-musket
      Cv MediumCavalry
      Carbines HeavyCavalry carbine
      Pistols HeavyCavalry - pistol-charge
      Caracole Caracole caracole-pistols armour
      Kn Gendarme
      El Elephant
      Rash MediumCavalry - headstrong
      Camp Camp
      FortCamp FortifiedCamp
      """;

  private final Map<String, Army.StandLine> lines = new LinkedHashMap<>();
  private final List<List<List<Scenario.DeployedStand>>> corps =
      List.of(new ArrayList<>(), new ArrayList<>());
  private final List<List<Scenario.General>> generals =
      List.of(new ArrayList<>(), new ArrayList<>());
  private final List<TableBoard.Area> areas = new ArrayList<>();
  private final List<Board.Way> ways = new ArrayList<>();
  private final Map<String, String> switches = new LinkedHashMap<>();
  private final Map<String, List<Plan>> plans = new LinkedHashMap<>();
  private @Nullable AdlgState table;
  private @Nullable Integer rounds;

  public AdlgTestPosition() {
    LINES.lines().forEach(this::line);
  }

  /** Adds a line: name, category, weapon or a dash, {@code battle-unit}, quality, traits. */
  public AdlgTestPosition line(String text) {
    String[] words = text.strip().split("\\s+");
    Map<String, StatValue> stats = new LinkedHashMap<>();
    Map<String, String> traits = new LinkedHashMap<>();
    String quality = "ordinary";
    stats.put("formation", new StatValue.Word("unit"));
    for (int i = 3; i < words.length; i++) {
      switch (words[i]) {
        case "battle-unit" -> stats.put("formation", new StatValue.Word("battle-unit"));
        case "elite", "ordinary", "mediocre" -> quality = words[i];
        default -> traits.put(words[i], "");
      }
    }
    String weapon = words.length > 2 && !words[2].equals("-") ? words[2] : null;
    lines.put(
        words[0],
        new Army.StandLine(
            words[0],
            "",
            words[1],
            quality,
            weapon,
            stats,
            traits,
            List.of(),
            SourceRange.NOWHERE));
    return this;
  }

  /** Units of the first side, which begins. */
  public AdlgTestPosition red(String... units) {
    return units(0, units);
  }

  public AdlgTestPosition blue(String... units) {
    return units(1, units);
  }

  /** The next units of a side are another corps. */
  public AdlgTestPosition corps(int side, String general) {
    String[] words = general.split("\\s");
    corps.get(side).add(new ArrayList<>());
    Place at = words[2].contains(",") ? Place.read(words[2]) : new Point(0, 0);
    generals
        .get(side)
        .add(
            new Scenario.General(
                words[0],
                "",
                0,
                words[1],
                null,
                at,
                words[2].contains(",") ? null : words[2],
                null,
                SourceRange.NOWHERE));
    return this;
  }

  private AdlgTestPosition units(int side, String... units) {
    if (corps.get(side).isEmpty()) {
      corps(side, (side == 0 ? "Rupert" : "Essex") + " competent 1," + (side == 0 ? 1 : 19));
    }
    for (String unit : units) {
      String[] words = unit.split("\\s+");
      Map<String, String> marks = new LinkedHashMap<>();
      for (int i = 4; i < words.length; i++) {
        boolean valued = i + 1 < words.length && words[i + 1].matches("[0-9]+");
        marks.put(words[i], valued ? words[i + 1] : "");
        i += valued ? 1 : 0;
      }
      Place at = Place.read(words[2]);
      String round = marks.remove("arrives");
      if (at == null || !lines.containsKey(words[1])) {
        throw new IllegalArgumentException(unit);
      }
      corps
          .get(side)
          .getLast()
          .add(
              new Scenario.DeployedStand(
                  words[0],
                  "",
                  words[1],
                  at,
                  new Heading(Double.parseDouble(words[3])),
                  null,
                  marks,
                  Map.of(),
                  round == null
                      ? null
                      : new Scenario.Arrival(Integer.parseInt(round), List.of(at), null, null),
                  SourceRange.NOWHERE));
    }
    return this;
  }

  /** Ground within corners, such as {@code wood 1,1 5,1 5,5}. */
  public AdlgTestPosition area(String text) {
    String[] words = text.split("\\s+");
    List<Point> corners = new ArrayList<>();
    for (int i = 1; i < words.length; i++) {
      corners.add((Point) Place.read(words[i]));
    }
    areas.add(new TableBoard.Area(words[0], "", corners, SourceRange.NOWHERE));
    return this;
  }

  /** A way along points, such as {@code road 1,1 5,1}. */
  public AdlgTestPosition way(String text) {
    String[] words = text.split("\\s+");
    List<Place> points = Arrays.stream(words).skip(1).<Place>map(Place::read).toList();
    ways.add(new Board.Way(words[0], "", points, 0, SourceRange.NOWHERE));
    return this;
  }

  /** One more plan of a corps, such as RedCorps1. */
  public AdlgTestPosition plan(String group, Plan plan) {
    plans.computeIfAbsent(group, key -> new ArrayList<>()).add(plan);
    return this;
  }

  /** Each side has so many turns. */
  public AdlgTestPosition rounds(int most) {
    rounds = most;
    return this;
  }

  public AdlgTestPosition with(String key, String value) {
    switches.put(key, value);
    return this;
  }

  public BattleProgram program() {
    Rulebook book = Rulebooks.named("adlgr");
    List<Army> armies = new ArrayList<>();
    List<Scenario.Side> sides = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      String name = side == 0 ? "Red" : "Blue";
      armies.add(
          new Army(
              name,
              name,
              null,
              null,
              List.copyOf(lines.values()),
              List.of(),
              null,
              List.of(),
              SourceRange.NOWHERE));
      List<Scenario.Group> groups = new ArrayList<>();
      for (int i = 0; i < corps.get(side).size(); i++) {
        groups.add(
            new Scenario.Group(
                name + "Corps" + (i + 1),
                "",
                generals.get(side).get(i),
                corps.get(side).get(i),
                null,
                plans.getOrDefault(name + "Corps" + (i + 1), List.of()),
                List.of(),
                SourceRange.NOWHERE));
      }
      sides.add(new Scenario.Side(name, name, name, groups, List.of(), SourceRange.NOWHERE));
    }
    return new BattleProgram(
        BattleProgram.SCHEMA,
        book,
        armies,
        new TableBoard(
            "Plain", "", 30, 20, "UD", areas, ways, List.of(), List.of(), SourceRange.NOWHERE),
        new Scenario("Position", "", "", rounds, switches, sides, List.of(), SourceRange.NOWHERE));
  }

  AdlgState table() {
    AdlgState found = table;
    if (found == null) {
      found = AdlgDeployment.table(new AdlgForces(program()), AdlgState.NO_DICE, EventSink.SILENT);
      found.beginTurn(0);
      table = found;
    }
    return found;
  }

  int unit(String name) {
    int found = Arrays.asList(table().forces().name).indexOf(name);
    if (found < 0) {
      throw new IllegalArgumentException(name);
    }
    return found;
  }

  ZonesOfControl zones() {
    return new ZonesOfControl(table());
  }

  SupportRules supports() {
    return new SupportRules(table(), zones());
  }

  AdlgPassage passage() {
    return new AdlgPassage(table(), supports());
  }

  MovementGroups groups() {
    return new MovementGroups(table());
  }

  MoveAllowance allowance() {
    return new MoveAllowance(table());
  }

  ManoeuvreRules manoeuvres() {
    return new ManoeuvreRules(table(), zones(), allowance(), passage(), groups());
  }

  GroupCharge groupCharge() {
    AdlgDecision choice = new AdlgDecision(table(), List.of(), () -> PlayedStep.evaluator(table()));
    CorpsCommand command = new CorpsCommand(table());
    ChargeExecution.Rules chapters =
        new ChargeExecution.Rules(
            assault(),
            evasion(),
            new StraightAdvance(table(), passage()),
            new ContactMove(table(), assault(), conforming()),
            new CommanderMoves(table(), command));
    GroupChargeOptions together =
        new GroupChargeOptions(table(), groups(), chapters.assault(), chapters.onward());
    return new GroupCharge(
        table(), choice, together, new ChargeExecution(table(), choice, chapters), chapters);
  }

  FrontageRules reforming() {
    return new FrontageRules(table(), zones(), allowance(), groups(), manoeuvres());
  }

  /** What forbids the group of a unit an extension or a contraction, "legal" where nothing does. */
  String reform(String unit, FrontageChange reform) {
    String refused = reforming().refusal(groups().of(unit(unit)), reform);
    return refused == null ? "legal" : refused;
  }

  /** What forbids a unit a move, "legal" where nothing does. */
  String move(String unit, Manoeuvre course) {
    String refused = manoeuvres().refusal(new int[] {unit(unit)}, course);
    return refused == null ? "legal" : refused;
  }

  /** Carries a legal move of a unit out. */
  AdlgTestPosition moved(String unit, Manoeuvre course) {
    int[] group = {unit(unit)};
    String refused = manoeuvres().refusal(group, course);
    if (refused != null) {
      throw new IllegalStateException(refused);
    }
    manoeuvres().carryOut(group, course);
    return this;
  }

  Pose pose(String unit) {
    return table().pose(unit(unit));
  }

  ChargeOptions assault() {
    return new ChargeOptions(table(), zones(), allowance(), passage());
  }

  AdlgEvasion evasion() {
    return new AdlgEvasion(table(), zones(), allowance(), passage());
  }

  AdlgWithdrawal withdrawal() {
    return new AdlgWithdrawal(table(), zones(), allowance(), passage(), evasion());
  }

  SquareFormation squares() {
    return new SquareFormation(table(), allowance());
  }

  Conforming conforming() {
    return new Conforming(table());
  }

  /** Whom a unit may charge, each with the edge, such as {@code "E front"}. */
  List<String> charges(String unit) {
    return assault().of(unit(unit)).stream()
        .map(each -> table().name(each.target()) + " " + each.edge().words())
        .toList();
  }

  /** The charge that begins so; null where it is none. */
  @Nullable ChargePath charge(String unit, Manoeuvre start) {
    return assault().along(unit(unit), start);
  }

  /** Where a unit stands after a charge that begins so and conforms. */
  Pose conformed(String unit, Manoeuvre start) {
    ChargePath way = charge(unit, start);
    if (way == null) {
      throw new IllegalStateException("no charge");
    }
    Footprint own = table().footprint(unit(unit));
    Footprint contact = own.to(way.course().bends(own, own).getLast());
    return conforming().to(unit(unit), contact, way.target(), way.edge());
  }
}
