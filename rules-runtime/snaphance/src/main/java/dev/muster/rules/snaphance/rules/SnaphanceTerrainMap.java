package dev.muster.rules.snaphance.rules;

import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The map with the rulebook's terrain laid on it. Costs are in MP; 0 means no entry. */
public final class SnaphanceTerrainMap {
  private static final String ROAD = "road";

  private static final Rulebook.Terrain PLAIN =
      new Rulebook.Terrain(
          "plain",
          "Plain",
          Map.of("*", 1),
          0,
          0,
          java.util.List.of(),
          dev.muster.rules.model.Citation.NONE);

  final HexGrid grid;
  private final Rulebook.Terrain[] terrain;
  private final boolean[] blocksSight;
  private final boolean[] removesCharge;
  private final boolean[] cover;
  private final boolean[] close;
  private final boolean[] impassable;
  private final boolean[] closed;
  private final Rulebook.Terrain[] sides;

  /** Roads from hex to hex, as {@code sides}; null for no road. */
  private final Rulebook.Terrain[] roads;

  /** Other linear terrain through a hex, such as a stream; null if there is none. */
  private final Rulebook.Terrain[] through;

  private final int[] levels;
  private final Map<String, int[]> stepCosts = new HashMap<>();

  SnaphanceTerrainMap(BattleProgram program) {
    if (!(program.board() instanceof HexBoard board)) {
      throw new IllegalArgumentException(
          "Snaphance is played on hexes, and map "
              + program.board().name()
              + " is "
              + program.board().kind().described());
    }
    grid = new HexGrid(board.width(), board.height());
    Map<String, Rulebook.Terrain> known = new HashMap<>();
    program.rulebook().terrains().forEach(each -> known.put(each.key(), each));
    int size = grid.size();
    terrain = new Rulebook.Terrain[size];
    blocksSight = new boolean[size];
    removesCharge = new boolean[size];
    cover = new boolean[size];
    close = new boolean[size];
    impassable = new boolean[size];
    levels = new int[size];
    sides = new Rulebook.Terrain[size * 6];
    roads = new Rulebook.Terrain[size * 6];
    through = new Rulebook.Terrain[size];
    for (int hex = 0; hex < size; hex++) {
      Rulebook.Terrain here = known.getOrDefault(board.cells().get(hex), PLAIN);
      terrain[hex] = here;
      Integer drawn = board.heightAt(board.place(hex));
      levels[hex] = drawn == null ? here.height() : drawn;
      blocksSight[hex] = here.properties().contains("blocks-sight");
      removesCharge[hex] = here.properties().contains("removes-charge");
      cover[hex] = here.properties().contains("cover");
      close[hex] = here.properties().contains("close");
      impassable[hex] = here.properties().contains("impassable");
    }
    for (GridBoard.Edge side : board.sides()) {
      Rulebook.Terrain kind = known.get(side.terrain());
      int a = grid.index(side.a());
      int b = grid.index(side.b());
      if (kind != null && a >= 0 && b >= 0 && grid.direction(a, b) >= 0) {
        sides[a * 6 + grid.direction(a, b)] = kind;
        sides[b * 6 + grid.direction(b, a)] = kind;
      }
    }
    for (Board.Way way : board.ways()) {
      lay(way, known.get(way.terrain()));
    }
    closed = new boolean[size * 6];
    for (int step = 0; step < closed.length; step++) {
      closed[step] = closed(step / 6, step % 6);
    }
  }

  private void lay(Board.Way way, Rulebook.@Nullable Terrain kind) {
    boolean road = kind != null && kind.properties().contains(ROAD);
    for (int i = 0; kind != null && i < way.points().size(); i++) {
      int here = grid.index(way.points().get(i));
      if (!road) {
        through[here] = kind;
      } else if (i > 0) {
        int before = grid.index(way.points().get(i - 1));
        roads[before * 6 + grid.direction(before, here)] = kind;
        roads[here * 6 + grid.direction(here, before)] = kind;
      }
    }
  }

  /** Returns the MP to step from a hex in a direction; 0 if the step is not possible. */
  public int cost(int from, int direction, StandType type) {
    return type.stepCosts[from * 6 + direction];
  }

  /** Whether a stand cannot step from a hex in a direction, regardless of its movement points. */
  boolean closed(int from, int direction, StandType type) {
    return cost(from, direction, type) == 0;
  }

  /** The cost of every step of a category, hex by hex and direction by direction. */
  int[] stepCosts(String category) {
    return stepCosts.computeIfAbsent(
        category,
        code -> {
          int[] costs = new int[grid.size() * 6];
          for (int i = 0; i < costs.length; i++) {
            costs[i] = stepCost(i / 6, i % 6, code);
          }
          return costs;
        });
  }

  private int stepCost(int from, int direction, String code) {
    int to = grid.neighbour(from, direction);
    if (to < 0 || impassable[to]) {
      return 0;
    }
    int cost = hexCost(from, direction, to, code);
    Rulebook.Terrain side = sides[from * 6 + direction];
    if (side == null || cost == 0) {
      return cost;
    }
    if (side.properties().contains("impassable")) {
      return 0;
    }
    int crossing = cost(side, code);
    if (crossing == 0) {
      return 0;
    }
    boolean road = side.properties().contains(ROAD);
    return road ? Math.min(cost, crossing) : Math.max(cost, crossing);
  }

  /** MP to enter a hex: a road may reduce them, a stream through it may increase them. */
  private int hexCost(int from, int direction, int to, String code) {
    int cost = cost(terrain[to], code);
    Rulebook.Terrain road = roads[from * 6 + direction];
    if (cost == 0 || road != null) {
      return road == null ? 0 : lesser(cost, cost(road, code));
    }
    Rulebook.Terrain water = through[to];
    if (water == null) {
      return cost;
    }
    int wading = cost(water, code);
    return wading == 0 ? 0 : Math.max(cost, wading);
  }

  /** Returns the lower of two costs; 0 means no entry. */
  private static int lesser(int cost, int other) {
    return cost == 0 || other == 0 ? 0 : Math.min(cost, other);
  }

  /** Whether a category may be in a hex at all. */
  boolean open(int hex, String code) {
    return !impassable[hex] && cost(terrain[hex], code) > 0;
  }

  private static int cost(Rulebook.Terrain terrain, String code) {
    Integer own = terrain.costs().get(code);
    return own != null ? own : terrain.costs().getOrDefault("*", 0);
  }

  /**
   * Whether no stand can step from a hex in a direction, because of the edge, the hex or its side.
   */
  boolean impassable(int from, int direction) {
    return closed[from * 6 + direction];
  }

  private boolean closed(int from, int direction) {
    int to = grid.neighbour(from, direction);
    Rulebook.Terrain side = sides[from * 6 + direction];
    return to < 0 || impassable[to] || (side != null && side.properties().contains("impassable"));
  }

  boolean blocksSight(int hex) {
    return blocksSight[hex];
  }

  int level(int hex) {
    return levels[hex];
  }

  /** Whether all hexes that stands can be in have one level. */
  boolean isFlat() {
    int only = 0;
    boolean found = false;
    for (int hex = 0; hex < levels.length; hex++) {
      if (!impassable[hex]) {
        if (found && levels[hex] != only) {
          return false;
        }
        only = levels[hex];
        found = true;
      }
    }
    return true;
  }

  /** Key of the terrain of a hex. */
  String name(int hex) {
    return terrain[hex].key();
  }

  /**
   * Returns the fire dice lost at a target in cover, or behind a work on the side from which the
   * fire comes.
   *
   * @param far whether a work gives cover at any range, or only against an adjacent hex
   */
  int coverDice(int from, int target, boolean far) {
    int dice = terrain[target].fireDice();
    if (!far && grid.distance(from, target) > 1) {
      return dice;
    }
    int nearest = Integer.MIN_VALUE;
    int behind = 0;
    for (int d = 0; d < 6; d++) {
      int towards = grid.towards(d, target, from);
      Rulebook.Terrain side = sides[target * 6 + d];
      int work = side == null ? 0 : side.fireDice();
      if (towards > nearest) {
        nearest = towards;
        behind = work;
      } else if (towards == nearest) {
        // fire along a corner is hindered only when both sides are covered
        behind = Math.max(behind, work);
      }
    }
    return Math.min(dice, behind);
  }

  /** Whether fire or a charge from a hex at an adjacent one meets cover: in the hex or between. */
  boolean coverBetween(int from, int to) {
    int direction = grid.direction(from, to);
    Rulebook.Terrain side = direction < 0 ? null : sides[from * 6 + direction];
    return cover[to] || (side != null && side.properties().contains("cover"));
  }

  public boolean cover(int hex) {
    return cover[hex];
  }

  boolean close(int hex) {
    return close[hex];
  }

  /**
   * Whether a charge from one hex into contact with an adjacent one is robbed of its bonus by the
   * ground (10.3).
   */
  boolean removesCharge(int from, int to) {
    int direction = grid.direction(from, to);
    Rulebook.Terrain side = direction < 0 ? null : sides[from * 6 + direction];
    return removesCharge[to]
        || removesCharge[from]
        || (side != null && side.properties().contains("removes-charge"));
  }
}
