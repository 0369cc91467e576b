package dev.muster.rules.snaphance.rules;

import java.util.ArrayList;
import java.util.List;

/**
 * The path of an opportunity charge or counter charge: forward steps within one single move,
 * without turns or sideways steps, into contact with one enemy (6.0, 6.2).
 */
public final class ReactionPath {
  private final SnaphanceState table;

  /** Hexes in which the paths of the last search end in contact, in the order found. */
  final HexList ends = new HexList();

  /** MP of the cheapest way to each of {@link #ends}. */
  final HexList costs = new HexList();

  /** Ways to {@link #ends}, and old ones behind them to be used again. */
  private final List<HexList> ways = new ArrayList<>();

  private final HexList trail = new HexList();
  private int most;

  // the least MP a hex was reached with in the search of that number
  private final int[] least;
  private final int[] searched;
  private int search;

  public ReactionPath(SnaphanceState table) {
    this.table = table;
    least = new int[table.grid.size()];
    searched = new int[table.grid.size()];
  }

  /**
   * Finds every hex in which a stand can contact an enemy at its present position.
   *
   * @param mp MP it may spend; never more than a single move
   * @return whether there is any such hex
   */
  public boolean find(int stand, int enemy, int mp) {
    ends.clear();
    costs.clear();
    trail.clear();
    search++;
    most = Math.min(mp, table.type[stand].moveFirst);
    walk(stand, enemy, table.hex[stand], 0);
    return !ends.isEmpty();
  }

  /**
   * Returns the hexes of the path to one of {@link #ends}; empty if the stand is already in
   * contact.
   */
  HexList way(int end) {
    return ways.get(end);
  }

  private void walk(int stand, int enemy, int hex, int spent) {
    if (spent > most || (searched[hex] == search && least[hex] <= spent)) {
      return;
    }
    searched[hex] = search;
    least[hex] = spent;
    int facing = table.facing[stand];
    boolean contact = table.grid.isFront(hex, facing, table.hex[enemy]) && mayEnd(stand, hex);
    if (contact
        && SnaphancePassage.mayCharge(table, stand, enemy, hex)
        && mayMeetAll(stand, hex)
        && !ZoneOfControl.exposesFlank(table, table.side[stand], hex, facing)) {
      keep(hex, spent);
      return;
    }
    if (hex != table.hex[stand] && ZoneOfControl.covers(table, table.side[stand], hex)) {
      return;
    }
    for (int which = 0; which < 2; which++) {
      int d = (facing + which) % 6;
      int cost = table.ground.cost(hex, d, table.type[stand]);
      int next = table.grid.neighbour(hex, d);
      if (cost > 0 && open(stand, next, d)) {
        trail.add(next);
        walk(stand, enemy, next, spent + cost);
        trail.removeLast();
      }
    }
  }

  private void keep(int hex, int cost) {
    for (int i = 0; i < ends.size(); i++) {
      if (ends.get(i) == hex) {
        if (cost < costs.get(i)) {
          costs.set(i, cost);
          keepWay(i);
        }
        return;
      }
    }
    if (ways.size() == ends.size()) {
      ways.add(new HexList());
    }
    keepWay(ends.size());
    ends.add(hex);
    costs.add(cost);
  }

  private void keepWay(int end) {
    ways.get(end).clear();
    ways.get(end).addAll(trail);
  }

  /**
   * Whether it may end in a hex: a free one, or that of Skirmishers that no melee holds (4.11,
   * 6.2).
   */
  private boolean mayEnd(int stand, int hex) {
    int there = table.occupant[hex];
    return there == SnaphanceState.GONE
        || there == stand
        || SnaphancePassage.givesWay(table, stand, there);
  }

  /**
   * Whether a stand may not charge an enemy on opportunity in this turn: foot may not charge a
   * Mounted Combat Stand (6.0), and no stand may charge one that was already charged on opportunity
   * (6.2).
   */
  static boolean never(SnaphanceState table, int stand, int enemy) {
    return (table.type[stand].infantry && table.type[enemy].mountedCombat)
        || table.chargedOnOpportunity.contains(enemy);
  }

  /** Whether it may charge every enemy that it would contact in a hex. */
  private boolean mayMeetAll(int stand, int hex) {
    for (int which = 0; which < 2; which++) {
      int ahead = table.grid.neighbour(hex, (table.facing[stand] + which) % 6);
      int enemy = table.enemyIn(ahead, table.side[stand]);
      if (enemy != SnaphanceState.GONE
          && !SnaphancePassage.openSkirmishers(table, enemy)
          && (never(table, stand, enemy)
              || !SnaphancePassage.mayCharge(table, stand, enemy, hex))) {
        return false;
      }
    }
    return true;
  }

  /** Through friendly Skirmishers, or stands it may pass that share its facing (6.2). */
  private boolean open(int stand, int hex, int d) {
    int there = table.occupant[hex];
    if (there == SnaphanceState.GONE || there == stand) {
      return true;
    }
    if (table.enemies(there, stand)) {
      return false;
    }
    return table.type[there].skirmisher
        || (table.facing[there] == table.facing[stand]
            && SnaphancePassage.mayPass(table, stand, there, d));
  }
}
