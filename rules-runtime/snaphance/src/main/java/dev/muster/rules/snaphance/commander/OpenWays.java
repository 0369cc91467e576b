package dev.muster.rules.snaphance.commander;

import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Plan;
import dev.muster.rules.snaphance.rules.HexList;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;
import java.util.Arrays;

/**
 * The ways of a stand whose plan is to attack towards a place, around friends, enemies and ground
 * that is closed to it: to that place, or to a free hex beside an enemy. So a stand behind a full
 * front goes on past its end. Facing and zones of control do not count.
 */
final class OpenWays {
  /** Steps that a friend on the way costs: it may move on, or the stand may pass it. */
  private static final int FRIEND = 2;

  /** Steps that difficult ground costs, however many MP it takes. */
  private static final int MOST = 2;

  /** Steps beyond the way of the stand itself up to which ways from other hexes are found. */
  private static final int BEYOND = 3;

  /** The longest way that is found, and the length of a way that was not found. */
  private static final int LONGEST = 63;

  private static final int NOT_FOUND = 99;

  private final EvaluationContext seen;
  private final SnaphanceState table;

  /** By hex: steps to the nearest goal, as far as found yet. */
  private final int[] steps;

  /** By number of steps: the hexes with a way of this length. */
  private final HexList[] rings = new HexList[LONGEST + 1];

  private boolean known;

  OpenWays(EvaluationContext seen) {
    this.seen = seen;
    table = seen.table;
    steps = new int[table.grid.size()];
    for (int i = 0; i < rings.length; i++) {
      rings[i] = new HexList();
    }
  }

  /**
   * Finds the ways of a stand, if its plan is to attack towards a place and a way exists.
   *
   * @param led whether the plan sets its place; otherwise it goes for the enemy
   */
  void look(int stand, boolean led) {
    known = false;
    HexList ground = seen.plans.ground();
    if (!seen.plans.hasStance(Plan.Stance.ATTACK)
        || ground.isEmpty()
        || seen.enemyDistance(table.hex[stand]) <= 1
        || StandCondition.spent(table, stand)) {
      return;
    }
    Arrays.fill(steps, NOT_FOUND);
    for (HexList ring : rings) {
      ring.clear();
    }
    if (led) {
      for (int i = 0; i < ground.size(); i++) {
        addGround(stand, ground.get(i));
      }
    } else {
      for (int i = 0; i < seen.foes.count(); i++) {
        addBeside(stand, table.hex[seen.foes.enemy(i)]);
      }
    }
    find(stand);
    known = from(table.hex[stand]) != NOT_FOUND;
  }

  /** Whether the stand looked at has a way to count with. */
  boolean known() {
    return known;
  }

  /** Returns the steps from a hex to the goal; for a goal beside an enemy, to that enemy. */
  int from(int hex) {
    return steps[hex];
  }

  private void addGround(int stand, int hex) {
    if (table.enemyIn(hex, table.side[stand]) == SnaphanceState.GONE) {
      reach(hex, 0);
    } else {
      addBeside(stand, hex);
    }
  }

  private void addBeside(int stand, int hex) {
    for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
      int there = table.grid.neighbour(hex, d);
      if (there >= 0 && free(stand, there)) {
        reach(there, 1);
      }
    }
  }

  private boolean free(int stand, int hex) {
    return table.occupant[hex] == SnaphanceState.GONE || table.occupant[hex] == stand;
  }

  private void reach(int hex, int way) {
    if (way < steps[hex] && way <= LONGEST) {
      steps[hex] = way;
      rings[way].add(hex);
    }
  }

  private void find(int stand) {
    int last = LONGEST;
    for (int way = 0; way <= last; way++) {
      HexList ring = rings[way];
      for (int i = 0; i < ring.size(); i++) {
        int hex = ring.get(i);
        if (hex == table.hex[stand]) {
          last = Math.min(last, way + BEYOND);
        }
        if (steps[hex] == way) {
          stepBack(stand, hex, way);
        }
      }
    }
  }

  private void stepBack(int stand, int hex, int way) {
    StandType type = table.type[stand];
    for (int d = 0; d < HexGrid.DIRECTIONS; d++) {
      int from = table.grid.neighbour(hex, d);
      if (from >= 0
          && steps[from] > way + 1
          && table.enemyIn(from, table.side[stand]) == SnaphanceState.GONE) {
        int cost = table.ground.cost(from, (d + 3) % HexGrid.DIRECTIONS, type);
        if (cost > 0) {
          reach(from, way + Math.min(cost, MOST) + (free(stand, from) ? 0 : FRIEND));
        }
      }
    }
  }
}
