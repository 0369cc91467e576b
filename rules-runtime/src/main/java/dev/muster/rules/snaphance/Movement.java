package dev.muster.rules.snaphance;

import java.util.Arrays;

/**
 * What one stand, or several that move as a group, may do with a single move (4.0 to 4.11, 10.0).
 */
final class Movement {
  private static final int DEEPEST = 40;

  private final Table table;

  private final Moves moves;

  // the running search
  private final int[] who;
  private int n;
  private int points;
  private boolean held;
  private boolean every;
  private int freeTurns;
  private final int[] path = new int[DEEPEST];
  private final int[][] position;
  private final int[] best;
  private final int[] bestStamp;
  private final int[] endStamp;
  private final int[] backLeft;
  private final int[] backStamp;
  private final int[] zone;
  private final int[] zoneStamp;

  // for each side, directions in which an enemy is beside a hex, and when that was found
  private final int[][] near;
  private final int[][] nearSeen;

  private int stamp;

  Movement(Table table) {
    this.table = table;
    moves = new Moves();
    int largest = 1;
    for (int[] members : table.members) {
      largest = Math.max(largest, members.length);
    }
    who = new int[largest];
    position = new int[DEEPEST][largest];
    int states = table.grid.size() * 6;
    best = new int[states * 3];
    bestStamp = new int[states * 3];
    endStamp = new int[states * 2];
    backLeft = new int[table.grid.size()];
    backStamp = new int[table.grid.size()];
    zone = new int[table.grid.size()];
    zoneStamp = new int[table.grid.size()];
    near = new int[2][table.grid.size()];
    nearSeen = new int[2][table.grid.size()];
    Arrays.fill(nearSeen[0], -1);
    Arrays.fill(nearSeen[1], -1);
  }

  /** What the last search found. */
  Moves found() {
    return moves;
  }

  /** Finds every legal single move of a stand; extra moves use the further MP value (15.0). */
  void find(int stand, boolean extra, boolean everyPath) {
    StandType type = table.type[stand];
    one(stand);
    search(extra ? type.moveFurther : type.moveFirst, everyPath, false, 0);
  }

  /** Finds how a charger may go on with the MP it has left (5.0, 10.5). */
  void findContinuation(int stand, int left, int turned, boolean everyPath) {
    one(stand);
    search(left, everyPath, true, turned);
  }

  /** Finds the moves that all the stands can make in step (4.9). */
  void findGroup(Steps group, boolean extra, boolean everyPath) {
    n = group.size();
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < n; i++) {
      who[i] = group.get(i);
      StandType type = table.type[who[i]];
      least = Math.min(least, extra ? type.moveFurther : type.moveFirst);
    }
    search(least, everyPath, false, 0);
  }

  private void one(int stand) {
    n = 1;
    who[0] = stand;
  }

  private void search(int mp, boolean everyPath, boolean going, int turned) {
    moves.clear(everyPath);
    stamp++;
    points = mp;
    every = everyPath;
    int lead = who[0];
    StandType type = table.type[lead];
    for (int i = 0; i < n; i++) {
      position[0][i] = table.hex[who[i]];
    }
    if (type.freeMover) {
      free(mp, 0, going);
      if (!going) {
        pivots();
      }
      return;
    }
    held = false;
    for (int i = 0; i < n; i++) {
      held |=
          ZoneOfControl.covers(table, table.side[who[i]], table.hex[who[i]])
              && !ZoneOfControl.mayLeave(table, who[i]);
    }
    freeTurns = (type.shot ? table.rules.freeTurnsOfShot : table.rules.freeTurns) - turned;
    forward(table.facing[lead], mp, 0, 0, false, going);
    if (going) {
      return;
    }
    if (!held && !type.shot) {
      sideways(type.mountedCombat ? Math.min(table.rules.sidewaysMounted, mp) : mp);
    }
    backwards(type, mp);
    turns();
  }

  /** Forward steps and turns; Shot may mix in sideways steps (4.0, 4.2, 4.8). */
  private void forward(int facing, int left, int depth, int turned, boolean aside, boolean going) {
    int hex = position[depth][0];
    if (!every && worse(hex, facing, turned, left)) {
      return;
    }
    int start = table.hex[who[0]];
    Moves.Kind how =
        depth == 0
            ? Moves.Kind.STAY
            : hex == start ? Moves.Kind.TURN : aside ? Moves.Kind.SIDEWAYS : Moves.Kind.FORWARD;
    end(how, facing, depth, false);
    if ((depth > 0 && hex != start && halts(depth)) || depth >= DEEPEST - 3) {
      return;
    }
    boolean shot = table.type[who[0]].shot;
    boolean whole = left == points && !going;
    for (int relative = 0; relative < (shot ? 4 : 2) && !held; relative++) {
      int d = (facing + (relative < 2 ? relative : relative == 2 ? 2 : 5)) % 6;
      int cost = stepCost(depth, d);
      // a whole move always buys one passable hex, however dear (U-01, ours)
      if (cost > 0 && (cost <= left || whole) && step(depth, d, facing) && !visited(depth + 1)) {
        path[depth] = d;
        int rest = Math.max(0, left - cost);
        forward(facing, rest, depth + 1, turned, aside || relative > 1, going);
      }
    }
    if (turned < freeTurns && left >= 1) {
      turn(depth, (facing + 1) % 6);
      forward((facing + 1) % 6, left - 1, depth + 1, turned + 1, aside, going);
      turn(depth, (facing + 5) % 6);
      forward((facing + 5) % 6, left - 1, depth + 1, turned + 1, aside, going);
    } else if (turned == 1 && !shot && !going) {
      // one further face disorders and ends the move, with or without MP left (4.2)
      for (int by = 1; by < 6; by += 4) {
        turn(depth, (facing + by) % 6);
        if ((facing + by) % 6 != table.facing[who[0]]) {
          end(
              hex == start ? Moves.Kind.TURN : Moves.Kind.FORWARD,
              (facing + by) % 6,
              depth + 1,
              true);
        }
      }
    }
  }

  private boolean worse(int hex, int facing, int turned, int left) {
    int state = (hex * 6 + facing) * 3 + Math.min(turned, 2);
    if (bestStamp[state] == stamp && best[state] >= left) {
      return true;
    }
    bestStamp[state] = stamp;
    best[state] = left;
    return false;
  }

  private void turn(int depth, int to) {
    path[depth] = Moves.TURN_TO + to;
    System.arraycopy(position[depth], 0, position[depth + 1], 0, n);
  }

  /** Cost of a step for the whole group: that of the dearest; 0 where one cannot enter. */
  private int stepCost(int depth, int d) {
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

  /** Steps everybody; false when one would enter an enemy or a friend he may not pass. */
  private boolean step(int depth, int d, int facing) {
    for (int i = 0; i < n; i++) {
      int next = table.grid.neighbour(position[depth][i], d);
      int there = table.occupant[next];
      position[depth + 1][i] = next;
      if (there != Table.GONE && !member(there)) {
        boolean friend = !table.enemies(there, who[i]);
        if (!friend
            || !(Passage.mayPass(table, who[i], there, d, facing)
                || Passage.mayDisplace(table, who[i], there, d, facing))) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean member(int stand) {
    for (int i = 0; i < n; i++) {
      if (who[i] == stand) {
        return true;
      }
    }
    return false;
  }

  private boolean halts(int depth) {
    for (int i = 0; i < n; i++) {
      if (zone(position[depth][i]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Directions from which an enemy covers a hex with his zone, a bit each; once for a search. */
  private int zone(int hex) {
    if (zoneStamp[hex] != stamp) {
      zoneStamp[hex] = stamp;
      int side = table.side[who[0]];
      zone[hex] = near(side, hex) == 0 ? 0 : ZoneOfControl.directions(table, side, hex);
    }
    return zone[hex];
  }

  /** Directions in which an enemy of the side is beside a hex, a bit each; until one has moved. */
  private int near(int side, int hex) {
    int now = table.placed[1 - side];
    if (nearSeen[side][hex] != now) {
      nearSeen[side][hex] = now;
      near[side][hex] = ZoneOfControl.enemies(table, side, hex);
    }
    return near[side][hex];
  }

  /** Sk, Dr, LC and Art go into any hex and end with any facing (4.1). */
  private void free(int left, int depth, boolean going) {
    int hex = position[depth][0];
    if (every ? visited(depth) : worse(hex, 0, 0, left)) {
      return;
    }
    if (depth > 0) {
      int before = position[depth + 1][0];
      for (int by = 0; by < 6; by++) {
        int facing = (table.facing[who[0]] + by) % 6;
        turn(depth, facing);
        end(Moves.Kind.FREE, facing, by == 0 ? depth : depth + 1, false);
      }
      position[depth + 1][0] = before;
      if (halts(depth)) {
        return;
      }
    }
    if (depth >= DEEPEST - 3) {
      return;
    }
    boolean whole = left == points && !going;
    for (int relative = 0; relative < 6; relative++) {
      int d = (table.facing[who[0]] + relative) % 6;
      int cost = stepCost(depth, d);
      if (cost > 0 && (cost <= left || whole) && step(depth, d, table.facing[who[0]])) {
        path[depth] = d;
        free(Math.max(0, left - cost), depth + 1, going);
      }
    }
  }

  /** Whether the way comes back to a hex it has been in. */
  private boolean visited(int depth) {
    for (int i = 0; i < depth; i++) {
      if (position[i][0] == position[depth][0]) {
        return true;
      }
    }
    return false;
  }

  private void pivots() {
    end(Moves.Kind.STAY, table.facing[who[0]], 0, false);
    for (int by = 1; by < 6; by++) {
      int facing = (table.facing[who[0]] + by) % 6;
      turn(0, facing);
      end(Moves.Kind.TURN, facing, 1, false);
    }
  }

  private void backwards(StandType type, int mp) {
    Rules rules = table.rules;
    int most = type.moveFirst == 1 ? rules.backwardsOfOne : rules.backwardsTimes * mp;
    most = type.mountedCombat ? Math.min(rules.backwardsMounted, most) : most;
    back(0, most, most);
  }

  private void back(int depth, int left, int most) {
    int facing = table.facing[who[0]];
    if (!every && depth > 0 && reachedBack(position[depth][0], left)) {
      return;
    }
    if (depth > 0) {
      end(Moves.Kind.BACKWARDS, facing, depth, !table.type[who[0]].shot);
      if (halts(depth)) {
        return;
      }
    }
    for (int relative = 3; relative <= 4 && depth < DEEPEST - 3; relative++) {
      int d = (facing + relative) % 6;
      int cost = stepCost(depth, d);
      if (cost > 0 && (cost <= left || left == most) && step(depth, d, facing)) {
        path[depth] = d;
        back(depth + 1, Math.max(0, left - cost), most);
      }
    }
  }

  /** Whether the hex was reached backwards with as much left; wide ways back meet again often. */
  private boolean reachedBack(int hex, int left) {
    if (backStamp[hex] == stamp && backLeft[hex] >= left) {
      return true;
    }
    backStamp[hex] = stamp;
    backLeft[hex] = left;
    return false;
  }

  /** Sideways steps to one side, with a turn before or after where a point is left (4.8). */
  private void sideways(int most) {
    int facing = table.facing[who[0]];
    for (int side = 2; side <= 5; side += 3) {
      aside(facing, side, 0, most, points, true);
      for (int by = 1; by < 6 && points > 1; by += 4) {
        turn(0, (facing + by) % 6);
        aside((facing + by) % 6, side, 1, most, points - 1, false);
      }
    }
  }

  private void aside(int facing, int side, int from, int most, int mp, boolean mayTurn) {
    int d = (facing + side) % 6;
    int left = mp;
    for (int depth = from; depth < from + most && depth < DEEPEST - 3; depth++) {
      int cost = stepCost(depth, d);
      boolean affordable = cost > 0 && (cost <= left || left == points);
      if (!affordable || !step(depth, d, facing)) {
        return;
      }
      path[depth] = d;
      left = Math.max(0, left - cost);
      end(Moves.Kind.SIDEWAYS, facing, depth + 1, true);
      if (halts(depth + 1)) {
        return;
      }
      for (int by = 1; by < 6 && mayTurn && left > 0; by += 4) {
        turn(depth + 1, (facing + by) % 6);
        end(Moves.Kind.SIDEWAYS, (facing + by) % 6, depth + 2, true);
      }
    }
  }

  /** A further face, or a turn to the rear, as the whole move (4.2, 4.3). */
  private void turns() {
    int facing = table.facing[who[0]];
    boolean shot = table.type[who[0]].shot;
    if (points == 1) {
      // one MP turns one face; the further face or Shot's second is the rest of the move
      for (int by = 2; by < 6; by += 2) {
        turn(0, (facing + by) % 6);
        end(Moves.Kind.TURN, (facing + by) % 6, 1, !shot);
      }
    }
    boolean ordered = true;
    for (int i = 0; i < n; i++) {
      ordered &= !table.disordered[who[i]];
    }
    if (ordered) {
      turn(0, (facing + 3) % 6);
      end(Moves.Kind.ABOUT, (facing + 3) % 6, 1, !shot);
    }
  }

  /** Keeps a move if everybody may end it so. */
  private void end(Moves.Kind how, int facing, int depth, boolean disorder) {
    int key = (position[depth][0] * 6 + facing) * 2 + (disorder ? 1 : 0);
    if (!every && endStamp[key] == stamp) {
      return;
    }
    boolean contact = false;
    for (int i = 0; i < n; i++) {
      int hex = position[depth][i];
      if (!mayEnd(i, hex, depth) || ZoneOfControl.exposesFlank(zone(hex), facing)) {
        return;
      }
      boolean met = (near(table.side[who[0]], hex) & ZoneOfControl.ahead(facing)) != 0;
      for (int which = 0; met && which < 2; which++) {
        int enemy =
            table.enemyIn(table.grid.neighbour(hex, (facing + which) % 6), table.side[who[i]]);
        if (enemy != Table.GONE) {
          if (Passage.mayCharge(table, who[i], enemy, hex)) {
            contact = true;
          } else if (!table.type[enemy].skirmisher || table.ground.cover(table.hex[enemy])) {
            return; // contact with an enemy the stand may not charge (10.0)
          }
        }
      }
    }
    boolean known = every && moves.knows(path, depth, position[depth][0], facing, disorder);
    boolean asItWas = position[depth][0] == table.hex[who[0]] && facing == table.facing[who[0]];
    if ((contact && how == Moves.Kind.BACKWARDS) || (!contact && asItWas) || known) {
      return;
    }
    endStamp[key] = stamp;
    moves.add(how, path, depth, position[depth][0], facing, disorder, contact);
  }

  /** Whether a stand may end in a hex: empty, its own, a comrade's, or one to displace (4.11). */
  private boolean mayEnd(int i, int hex, int depth) {
    int there = table.occupant[hex];
    if (there == Table.GONE || member(there)) {
      return true;
    }
    int last = depth - 1;
    while (last >= 0 && path[last] >= Moves.TURN_TO) {
      last--;
    }
    if (last < 0 || table.enemies(there, who[i])) {
      return false;
    }
    int left = position[last][i];
    int stood = table.occupant[left];
    boolean emptied = (stood == Table.GONE || member(stood)) && !endsIn(left, depth);
    return emptied && Passage.mayDisplace(table, who[i], there, path[last], facingBefore(last));
  }

  /** Whether somebody ends in a hex. */
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
      if (path[i] >= Moves.TURN_TO) {
        return path[i] - Moves.TURN_TO;
      }
    }
    return table.facing[who[0]];
  }
}
