package dev.muster.rules.snaphance.battle;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Condition;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.systems.Rulebooks;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.jspecify.annotations.Nullable;

/**
 * Battles nobody would write: every category, trait, terrain and switch value of a rulebook, armies
 * and maps within the checks or just within them, drawn from a seed. The same seed always gives the
 * same battle.
 */
public final class GeneratedSnaphanceBattles {
  private static final List<String> FIRE = List.of("pb", "2h", "3h", "4h", "6h");
  private static final List<Facing> FACINGS = List.of(Facing.values());

  private final RandomGenerator random;
  private final Rulebook book;
  private final int width;
  private final int height;
  private final int most;
  private final HexBoard board;
  private final List<Hex> open = new ArrayList<>();
  private final List<Scenario.Zone> zones = new ArrayList<>();
  private final List<Scenario.Objective> objectives = new ArrayList<>();
  private final List<List<String>> generals = List.of(new ArrayList<>(), new ArrayList<>());
  private final List<List<String>> stands = List.of(new ArrayList<>(), new ArrayList<>());

  private GeneratedSnaphanceBattles(long seed) {
    random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
    book = chance(70) ? Rulebooks.named("snaphance.final") : Rulebooks.named("snaphance.draft");
    switch (upTo(100)) {
      case 0, 1 -> {
        width = 1 + upTo(100);
        height = 1 + upTo(100);
        most = chance(30) ? 300 : 60;
      }
      case 2, 3, 4, 5 -> {
        width = 1 + upTo(2);
        height = 1 + upTo(3);
        most = 3;
      }
      case 6 -> {
        // two armies shoulder to shoulder
        width = 10 + upTo(10);
        height = 6 + upTo(20);
        most = width * height / 2;
      }
      case 7, 8, 9, 10, 11, 12, 13, 14 -> {
        width = 15 + upTo(15);
        height = 10 + upTo(15);
        most = 25;
      }
      default -> {
        width = 3 + upTo(10);
        height = 3 + upTo(8);
        most = 10;
      }
    }
    board = board();
    for (int i = 0; i < board.cells().size(); i++) {
      Rulebook.Terrain here = book.terrain(board.cells().get(i));
      if (here != null && !here.properties().contains("impassable")) {
        open.add(new Hex(i % width + 1, i / width + 1));
      }
    }
  }

  /** The battle of a seed. */
  public static BattleProgram of(long seed) {
    return new GeneratedSnaphanceBattles(seed).program();
  }

  private BattleProgram program() {
    for (int i = upTo(3); i > 0 && !open.isEmpty(); i--) {
      zones.add(new Scenario.Zone("Zone-" + i, "", hexes(1 + upTo(6)), SourceRange.NOWHERE));
    }
    for (int i = upTo(3); i > 0 && !open.isEmpty(); i--) {
      objectives.add(
          new Scenario.Objective(
              "Ground-" + i,
              "",
              hexes(1 + upTo(3)),
              upTo(5),
              chance(50) ? null : sideName(upTo(2)),
              SourceRange.NOWHERE));
    }
    List<Hex> free = new ArrayList<>(open);
    List<Army> armies = new ArrayList<>();
    List<Scenario.Side> sides = new ArrayList<>();
    for (int s = 0; s < 2; s++) {
      Army army = army(s);
      armies.add(army);
      sides.add(side(s, army, free));
    }
    return new BattleProgram(BattleProgram.SCHEMA, book, armies, board, scenario(sides));
  }

  private Scenario scenario(List<Scenario.Side> sides) {
    List<Scenario.Win> wins = new ArrayList<>();
    for (int i = chance(40) ? 1 + upTo(2) : 0; i > 0; i--) {
      wins.add(new Scenario.Win(sideName(upTo(2)), condition(2), chance(50), SourceRange.NOWHERE));
    }
    Scenario.Points points =
        chance(25) ? new Scenario.Points(upTo(10), upTo(3), upTo(3), upTo(3), 1 + upTo(4)) : null;
    return new Scenario(
        "Generated",
        "A generated battle",
        "",
        chance(10) ? null : Integer.valueOf(1 + upTo(9)),
        switches(),
        sides,
        List.of(),
        zones,
        objectives,
        new Scenario.Victory(wins, points),
        List.of(),
        List.of(),
        null,
        List.of(),
        SourceRange.NOWHERE);
  }

  private Map<String, String> switches() {
    Map<String, String> changed = new LinkedHashMap<>();
    int often = chance(50) ? 0 : 10 + upTo(60);
    for (Rulebook.Switch each : book.switches()) {
      if (chance(often)) {
        changed.put(each.key(), any(each.values()));
      }
    }
    return changed;
  }

  // ---- the map

  private HexBoard board() {
    int rough = chance(40) ? 0 : upTo(60);
    int shut = chance(80) ? 0 : upTo(60);
    List<String> kinds =
        book.terrains().stream()
            .filter(each -> !each.properties().contains("linear"))
            .filter(each -> !each.properties().contains("impassable"))
            .map(Rulebook.Terrain::key)
            .toList();
    List<String> cells = new ArrayList<>();
    List<Integer> heights = new ArrayList<>();
    for (int i = 0; i < width * height; i++) {
      cells.add(chance(shut) ? "impassable" : chance(rough) ? any(kinds) : "plain");
      heights.add(upTo(3));
    }
    List<GridBoard.Edge> sides = new ArrayList<>();
    List<String> linear = List.of("works", "stream", "road");
    for (int i = chance(50) ? upTo(width * height) : 0; i > 0; i--) {
      Hex from = new Hex(1 + upTo(width), 1 + upTo(height));
      Hex to = from.neighbour(upTo(6));
      if (to.column() >= 1 && to.column() <= width && to.row() >= 1 && to.row() <= height) {
        sides.add(new GridBoard.Edge(any(linear), from, to));
      }
    }
    return new HexBoard(
        "Field",
        "",
        width,
        height,
        cells,
        sides,
        List.of(),
        List.of(),
        chance(20) ? heights : List.of(),
        List.of(),
        SourceRange.NOWHERE);
  }

  // ---- armies

  private Army army(int s) {
    List<Army.StandLine> lines = new ArrayList<>();
    for (int i = 1 + upTo(6); i > 0; i--) {
      lines.add(line("Line" + i));
    }
    return new Army(
        "Army-" + s,
        "",
        switch (upTo(3)) {
          case 0 -> "well";
          case 1 -> "poor";
          default -> null;
        },
        switch (upTo(4)) {
          case 0 -> null;
          case 1 -> new Army.Share(1, 2);
          case 2 -> new Army.Share(upTo(5), 4);
          default -> new Army.Share(3, 4);
        },
        lines,
        List.of(),
        SourceRange.NOWHERE);
  }

  private Army.StandLine line(String name) {
    boolean odd = chance(10);
    Rulebook.Category category = any(book.categories());
    boolean deep = chance(odd ? 60 : category.is("foot") || category.is("pistols") ? 40 : 0);
    List<Integer> ranks = new ArrayList<>();
    for (int i = deep ? 2 + upTo(2) : 1; i > 0; i--) {
      ranks.add(odd ? 1 + upTo(15) : 1 + upTo(6));
    }
    Map<String, StatValue> stats = new LinkedHashMap<>();
    int fast = odd ? 8 : chance(1) ? 40 : 4;
    int first = category.is("artillery") ? upTo(3) : 1 + upTo(fast);
    stats.put(
        "mp",
        chance(50)
            ? new StatValue.Whole(first)
            : new StatValue.FirstThen(first, upTo(odd ? 8 : first + 1)));
    stats.put("sp", new StatValue.Ranks(ranks, chance(10) ? Integer.valueOf(upTo(3)) : null));
    if (chance(category.standClass().equals("CS") ? 90 : 30)) {
      stats.put("cb", new StatValue.Whole(upTo(odd ? 9 : 5)));
    }
    for (String range : FIRE) {
      if (chance(category.is("lancers") || category.is("pike-block") ? 5 : 60)) {
        stats.put(range, new StatValue.Whole(odd ? upTo(12) - 9 : -upTo(4)));
      }
    }
    stats.put("bp", new StatValue.Whole(1 + upTo(3)));
    return new Army.StandLine(
        name,
        "",
        category.key(),
        any(book.orderClasses()).key(),
        chance(50) ? null : any(book.weapons()).key(),
        stats,
        traits(15, category),
        List.of(),
        SourceRange.NOWHERE);
  }

  private Map<String, String> traits(int often, Rulebook.Category category) {
    Map<String, String> traits = new LinkedHashMap<>();
    for (Rulebook.Trait each : book.traits()) {
      if (chance(often)) {
        traits.put(each.key(), each.takesValue() ? Integer.toString(upTo(4)) : "");
      }
    }
    // V-044: slow is for Horse
    if (!category.is("horse")) {
      traits.remove("slow");
    }
    return traits;
  }

  // ---- sides

  private Scenario.Side side(int s, Army army, List<Hex> free) {
    int left = chance(20) ? most : 1 + upTo(most);
    int groups = 1 + upTo(Math.min(6, left));
    boolean mixed = chance(30);
    List<Scenario.Group> list = new ArrayList<>();
    for (int g = 0; g < groups; g++) {
      int size = g == groups - 1 ? left : Math.min(left, upTo(2 * left / (groups - g) + 1));
      left -= size;
      list.add(group(s, g, size, army, free, mixed, groups));
    }
    return new Scenario.Side(
        sideName(s),
        "",
        army.name(),
        list,
        List.of(),
        chance(50) ? null : any(CommanderProfile.WITHOUT_SEARCH),
        "",
        SourceRange.NOWHERE);
  }

  private Scenario.Group group(
      int s, int g, int size, Army army, List<Hex> free, boolean mixed, int groups) {
    String name = sideName(s) + "-Group-" + g;
    List<Scenario.DeployedStand> list = new ArrayList<>();
    for (int i = 0; i < size && !open.isEmpty(); i++) {
      Scenario.DeployedStand stand = stand(s, army, free, mixed);
      if (stand != null) {
        list.add(stand);
      }
    }
    return new Scenario.Group(
        name,
        "",
        general(s, "General-" + s + "-" + g, list),
        list,
        chance(80) ? null : any(CommanderProfile.WITHOUT_SEARCH),
        plans(s, groups),
        List.of(),
        SourceRange.NOWHERE);
  }

  private Scenario.@Nullable DeployedStand stand(int s, Army army, List<Hex> free, boolean mixed) {
    Scenario.Zone zone = zones.isEmpty() || chance(85) ? null : any(zones);
    Scenario.Arrival arrival = zone == null && chance(15) ? arrival() : null;
    Place at = arrival != null ? arrival.entries().getFirst() : place(s, free, zone, mixed);
    if (at == null) {
      return null;
    }
    Army.StandLine line = any(army.stands());
    String name = line.name() + "-" + s + "-" + (stands.get(s).size() + 1);
    stands.get(s).add(name);
    boolean disordered = chance(15);
    Facing facing = any(FACINGS);
    Map<String, String> marks = new LinkedHashMap<>();
    if (chance(20)) {
      marks.put("lost", String.join("/", lost(line).stream().map(String::valueOf).toList()));
    }
    if (disordered) {
      marks.put("disordered", "");
    } else if (chance(20)) {
      marks.put("opportunity", "");
    }
    return new Scenario.DeployedStand(
        name,
        "",
        line.name(),
        at,
        facing.heading(),
        zone == null ? null : zone.name(),
        marks,
        chance(10) ? traits(30, book.category(line.category())) : Map.of(),
        arrival,
        SourceRange.NOWHERE);
  }

  /** A free hex: of the zone, or of the side's half of the map, in the middle rows most of all. */
  private @Nullable Hex place(int s, List<Hex> free, Scenario.@Nullable Zone zone, boolean mixed) {
    List<Hex> choices = new ArrayList<>();
    for (Hex each : free) {
      boolean half = s == 0 ? each.row() <= (height + 1) / 2 : each.row() > (height + 1) / 2;
      boolean near = Math.abs(2 * each.row() - height - 1) <= 8;
      if (zone != null ? zone.places().contains(each) : mixed || height < 2 || half && near) {
        choices.add(each);
      }
    }
    List<Hex> from = choices.isEmpty() && zone == null ? free : choices;
    if (from.isEmpty()) {
      return null;
    }
    Hex at = any(from);
    free.remove(at);
    return at;
  }

  /** Strength lost before the battle: some of it, from the rear as the rules take it. */
  private List<Integer> lost(Army.StandLine line) {
    List<Integer> ranks = ((StatValue.Ranks) line.stats().get("sp")).ranks();
    int left = upTo(ranks.stream().mapToInt(Integer::intValue).sum());
    Integer[] lost = new Integer[ranks.size()];
    for (int rank = ranks.size() - 1; rank >= 0; rank--) {
      lost[rank] = Math.min(left, ranks.get(rank));
      left -= lost[rank];
    }
    return List.of(lost);
  }

  private Scenario.General general(int s, String name, List<Scenario.DeployedStand> list) {
    generals.get(s).add(name);
    Scenario.DeployedStand with = list.isEmpty() || chance(50) ? null : any(list);
    Scenario.Arrival arrival =
        (with == null || with.arrival() != null) && chance(25) ? arrival() : null;
    Place at =
        arrival != null
            ? arrival.entries().getFirst()
            : with != null ? with.at() : open.isEmpty() ? new Hex(1, 1) : any(open);
    return new Scenario.General(
        name,
        name,
        chance(90) ? upTo(6) - 2 : upTo(40) - 20,
        any(List.of("good", "normal", "poor")),
        chance(60) ? null : Integer.valueOf(1 + upTo(8)),
        at,
        with != null && chance(60) ? with.name() : null,
        arrival,
        SourceRange.NOWHERE);
  }

  private Scenario.Arrival arrival() {
    return new Scenario.Arrival(
        1 + upTo(4),
        hexes(1 + upTo(3)),
        chance(60) ? null : Integer.valueOf(1 + upTo(6)),
        chance(70) ? null : condition(2));
  }

  private List<Plan> plans(int s, int groups) {
    List<Plan> plans = new ArrayList<>();
    for (int i = chance(40) ? 1 + upTo(2) : 0; i > 0; i--) {
      Plan.Stance stance = any(List.of(Plan.Stance.values()));
      plans.add(
          new Plan(
              stance,
              chance(50) || open.isEmpty() ? List.of() : hexes(1 + upTo(2)),
              stance == Plan.Stance.SUPPORT ? sideName(s) + "-Group-" + upTo(groups) : null,
              1 + upTo(3),
              SourceRange.NOWHERE));
    }
    return plans;
  }

  private Condition condition(int deep) {
    return switch (upTo(deep > 0 ? 10 : 7)) {
      case 0 ->
          objectives.isEmpty()
              ? new Condition.FromRound(1 + upTo(4))
              : new Condition.Holds(sideName(upTo(2)), any(objectives).name());
      case 1 -> new Condition.UnitsLost(sideName(upTo(2)), 1 + upTo(4));
      case 2 -> new Condition.BreakPointsLost(sideName(upTo(2)), 1 + upTo(100));
      case 3 -> new Condition.FromRound(1 + upTo(4));
      case 4 -> new Condition.Broken(sideName(upTo(2)));
      case 5 -> named(stands, Condition.StandLost::new);
      case 6 -> named(generals, Condition.GeneralLost::new);
      case 7 -> new Condition.AllOf(List.of(condition(deep - 1), condition(deep - 1)));
      case 8 -> new Condition.AnyOf(List.of(condition(deep - 1), condition(deep - 1)));
      default -> new Condition.Not(condition(deep - 1));
    };
  }

  private Condition named(
      List<List<String>> names, java.util.function.BiFunction<String, String, Condition> make) {
    int s = upTo(2);
    return names.get(s).isEmpty()
        ? new Condition.FromRound(2)
        : make.apply(sideName(s), any(names.get(s)));
  }

  // ---- draws

  private static String sideName(int s) {
    return s == 0 ? "Blue" : "Red";
  }

  private List<Place> hexes(int count) {
    List<Hex> list = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Hex hex = any(open.isEmpty() ? List.of(new Hex(1, 1)) : open);
      if (!list.contains(hex)) {
        list.add(hex);
      }
    }
    return List.copyOf(list);
  }

  private int upTo(int bound) {
    return random.nextInt(bound);
  }

  private boolean chance(int percent) {
    return random.nextInt(100) < percent;
  }

  private <T> T any(List<T> list) {
    return list.get(random.nextInt(list.size()));
  }
}
