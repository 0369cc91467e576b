package dev.muster.rules.snaphance.rules;

import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;

/**
 * The path under test: the moving stands, each step, and whether it is legal (4.9 to 4.11). The
 * state before an action is stored at its depth, so that the search can backtrack.
 */
final class PathSearch {
  static final int DEEPEST = 40;

  private final SnaphanceState table;

  /** The moving stands, the leading one first; the first {@link #n} entries are valid. */
  final int[] who;

  int n;

  /** Actions of a way that is kept. */
  private int length;

  /** The actions so far, as in {@link MoveList#action}. */
  final int[] path = new int[DEEPEST];

  /** The position of each stand after a number of actions. */
  final int[][] position;

  PathSearch(SnaphanceState table) {
    this.table = table;
    int largest = 1;
    for (int[] members : table.members) {
      largest = Math.max(largest, members.length);
    }
    who = new int[largest];
    position = new int[DEEPEST][largest];
  }

  /** Starts each stand at its present hex. */
  void begin() {
    for (int i = 0; i < n; i++) {
      position[0][i] = table.hex[who[i]];
    }
  }

  /**
   * Copies the first {@code depth} actions of another search.
   *
   * @param moving the number of its stands
   */
  void copy(PathSearch other, int depth, int moving) {
    length = depth;
    System.arraycopy(other.path, 0, path, 0, depth);
    for (int i = 0; i <= depth; i++) {
      for (int k = 0; k < moving; k++) {
        position[i][k] = other.position[i][k];
      }
    }
  }

  /**
   * Restores a path that was kept.
   *
   * @return its number of actions
   */
  int restore(PathSearch kept) {
    copy(kept, kept.length, n);
    return kept.length;
  }

  void turn(int depth, int to) {
    path[depth] = MoveList.TURN_TO + to;
    if (n == 1) {
      position[depth + 1][0] = position[depth][0];
    } else {
      System.arraycopy(position[depth], 0, position[depth + 1], 0, n);
    }
  }

  /**
   * Whether a stand may not turn at its place: a Combat Stand within another keeps the facing they
   * share until it is through (4.10).
   */
  boolean keepsFacing(int depth) {
    for (int i = 0; i < n; i++) {
      int there = table.occupant[position[depth][i]];
      if (there != SnaphanceState.GONE
          && !member(there)
          && table.type[there].combat
          && table.type[who[i]].combat) {
        return true;
      }
    }
    return false;
  }

  /** Cost of a step for the whole group: that of the dearest; 0 if one cannot enter. */
  int stepCost(int depth, int d) {
    if (n == 1) {
      return table.ground.cost(position[depth][0], d, table.type[who[0]]);
    }
    int most = 0;
    for (int i = 0; i < n; i++) {
      int cost = table.ground.cost(position[depth][i], d, table.type[who[i]]);
      if (cost == 0) {
        return 0;
      }
      most = Math.max(most, cost);
    }
    return most;
  }

  /**
   * Moves all stands one step; returns false if one would enter an enemy, or a friend it may not
   * pass.
   */
  boolean step(int depth, int d, int facing) {
    for (int i = 0; i < n; i++) {
      int next = table.grid.neighbour(position[depth][i], d);
      int there = table.occupant[next];
      position[depth + 1][i] = next;
      if (there != SnaphanceState.GONE && !member(there)) {
        boolean friend = !table.enemies(there, who[i]);
        if (!friend
            || !(SnaphancePassage.mayPass(table, who[i], there, d, facing)
                || SnaphancePassage.mayDisplace(table, who[i], there, d, facing))) {
          return false;
        }
      }
    }
    return true;
  }

  /** Why one of the stands may not make the step, if one may not. */
  Because blocked(int depth, int d, int facing) {
    for (int i = 0; i < n; i++) {
      int next = table.grid.neighbour(position[depth][i], d);
      int there = table.occupant[next];
      if (there == SnaphanceState.GONE || member(there)) {
        continue;
      }
      if (table.enemies(there, who[i])) {
        return SnaphanceRefusal.ENEMY_THERE.at(next, there);
      }
      if (!SnaphancePassage.mayPass(table, who[i], there, d, facing)
          && !SnaphancePassage.mayDisplace(table, who[i], there, d, facing)) {
        return SnaphanceRefusal.NO_PASSAGE.at(next, there);
      }
    }
    throw new IllegalStateException("nobody is in the way");
  }

  private boolean member(int stand) {
    if (n == 1) {
      return who[0] == stand;
    }
    for (int i = 0; i < n; i++) {
      if (who[i] == stand) {
        return true;
      }
    }
    return false;
  }

  /** Whether the way comes back to a hex it has been in. */
  boolean visited(int depth) {
    for (int i = 0; i < depth; i++) {
      if (position[i][0] == position[depth][0]) {
        return true;
      }
    }
    return false;
  }

  /** Whether a stand may end in a hex: empty, its own, a comrade's, or one to displace (4.11). */
  boolean mayEnd(int i, int hex, int depth) {
    int there = table.occupant[hex];
    if (there == SnaphanceState.GONE || member(there)) {
      return true;
    }
    int last = depth - 1;
    while (last >= 0 && path[last] >= MoveList.TURN_TO) {
      last--;
    }
    if (last < 0 || table.enemies(there, who[i])) {
      return false;
    }
    int left = position[last][i];
    int stood = table.occupant[left];
    boolean room =
        (stood == SnaphanceState.GONE || member(stood))
            && !endsIn(left, depth)
            && !table.ground.closed(hex, (path[last] + 3) % 6, table.type[there]);
    return room
        && SnaphancePassage.mayDisplace(table, who[i], there, path[last], facingBefore(last));
  }

  /** Whether a stand ends in a hex. */
  private boolean endsIn(int hex, int depth) {
    for (int i = 0; i < n; i++) {
      if (position[depth][i] == hex) {
        return true;
      }
    }
    return false;
  }

  /** The facing a step of the way is made with. */
  private int facingBefore(int step) {
    for (int i = step - 1; i >= 0; i--) {
      if (path[i] >= MoveList.TURN_TO) {
        return path[i] - MoveList.TURN_TO;
      }
    }
    return table.facing[who[0]];
  }
}
