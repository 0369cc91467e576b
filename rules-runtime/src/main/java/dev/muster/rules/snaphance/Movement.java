package dev.muster.rules.snaphance;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What a stand may do with one single move (4.0 to 4.11, 10.0). */
final class Movement {
  private final Table table;

  Movement(Table table) {
    this.table = table;
  }

  /** How a stand goes. */
  enum Kind {
    FORWARD,
    SIDEWAYS,
    BACKWARDS,
    TURN,
    FREE
  }

  /**
   * One legal single move.
   *
   * @param steps hex * 6 + facing after each step or turn, in order; empty for charging from where
   *     the stand stands
   * @param disorders whether the manner of moving disorders (4.2, 4.3, 4.7, 4.8)
   * @param charge whether it ends in contact with an enemy the stand may charge
   */
  record Move(Kind kind, int[] steps, boolean disorders, boolean charge) {
    int endHex(int start) {
      return steps.length == 0 ? start : steps[steps.length - 1] / 6;
    }

    int endFacing(int facing) {
      return steps.length == 0 ? facing : steps[steps.length - 1] % 6;
    }
  }

  /** Every legal single move of a stand, extra moves with the further MP value (15.0). */
  List<Move> legal(int stand, boolean extra) {
    List<Move> found = new ArrayList<>();
    StandType type = table.type[stand];
    int points = extra ? type.moveFurther : type.moveFirst;
    int start = table.hex[stand];
    boolean[] seen = new boolean[table.grid.size() * 6];
    int[] path = new int[Math.max(16, points * 2 + 4)];
    if (type.freeMover) {
      int[] best = new int[table.grid.size()];
      Arrays.fill(best, -1);
      free(stand, start, points, points, path, 0, best, seen, found);
      pivots(stand, found);
      return found;
    }
    boolean held = table.inEnemyZone(table.side[stand], start);
    int[] best = new int[table.grid.size() * 6];
    Arrays.fill(best, -1);
    forward(
        new Walk(stand, points, held, path, best, seen, found),
        start,
        table.facing[stand],
        points,
        0,
        0);
    if (!held) {
      straight(stand, Kind.SIDEWAYS, 2, sideways(type, points), found);
      straight(stand, Kind.SIDEWAYS, 5, sideways(type, points), found);
    }
    straight(stand, Kind.BACKWARDS, 3, backwards(type, points), found);
    straight(stand, Kind.BACKWARDS, 4, backwards(type, points), found);
    turns(stand, found);
    return found;
  }

  private record Walk(
      int stand,
      int points,
      boolean held,
      int[] path,
      int[] best,
      boolean[] seen,
      List<Move> found) {}

  private void forward(Walk walk, int hex, int facing, int left, int length, int turned) {
    int stand = walk.stand;
    StandType type = table.type[stand];
    int state = hex * 6 + facing;
    if (walk.best[state] >= left) {
      return;
    }
    walk.best[state] = left;
    int start = table.hex[stand];
    end(
        stand,
        turned > 0 && hex == start ? Kind.TURN : Kind.FORWARD,
        hex,
        facing,
        walk.path,
        length,
        false,
        walk.seen,
        walk.found);
    boolean halted = hex != start && table.inEnemyZone(table.side[stand], hex);
    if (halted) {
      return;
    }
    for (int side = 0; side < 2 && !walk.held; side++) {
      int d = (facing + side) % 6;
      int cost = table.ground.cost(hex, d, type);
      int next = table.grid.neighbour(hex, d);
      // a whole move always buys one passable hex, however dear (U-01, ours)
      boolean affordable = cost > 0 && (cost <= left || left == walk.points);
      if (affordable && passable(stand, next, d)) {
        walk.path[length] = next * 6 + facing;
        forward(walk, next, facing, Math.max(0, left - cost), length + 1, turned);
      }
    }
    int mostTurns = type.shot ? 2 : 1;
    if (turned < mostTurns && left >= 1) {
      for (int by : new int[] {1, 5}) {
        int to = (facing + by) % 6;
        walk.path[length] = hex * 6 + to;
        forward(walk, hex, to, left - 1, length + 1, turned + 1);
      }
    }
  }

  private void free(
      int stand,
      int hex,
      int left,
      int points,
      int[] path,
      int length,
      int[] best,
      boolean[] seen,
      List<Move> found) {
    if (best[hex] >= left) {
      return;
    }
    best[hex] = left;
    int start = table.hex[stand];
    if (hex != start) {
      for (int facing = 0; facing < 6; facing++) {
        int[] turned = Arrays.copyOf(path, path.length);
        turned[length - 1] = hex * 6 + facing;
        end(stand, Kind.FREE, hex, facing, turned, length, false, seen, found);
      }
      if (table.inEnemyZone(table.side[stand], hex)) {
        return;
      }
    }
    for (int d = 0; d < 6; d++) {
      int cost = table.ground.cost(hex, d, table.type[stand]);
      int next = table.grid.neighbour(hex, d);
      boolean affordable = cost > 0 && (cost <= left || left == points);
      if (affordable && passable(stand, next, d)) {
        path[length] = next * 6 + table.facing[stand];
        free(stand, next, Math.max(0, left - cost), points, path, length + 1, best, seen, found);
      }
    }
  }

  private void pivots(int stand, List<Move> found) {
    for (int facing = 0; facing < 6; facing++) {
      if (facing != table.facing[stand]) {
        addIfLegal(stand, Kind.TURN, new int[] {table.hex[stand] * 6 + facing}, false, found);
      }
    }
    addIfLegal(stand, Kind.TURN, new int[0], false, found);
  }

  private int sideways(StandType type, int points) {
    return type.mountedCombat ? Math.min(2, points) : points;
  }

  private int backwards(StandType type, int points) {
    if (table.rules.finalEdition()) {
      return points == 1 ? 2 : points;
    }
    return type.mountedCombat ? Math.min(4, 2 * points) : 2 * points;
  }

  /**
   * Steps of one relative direction: sideways and backwards keep the facing and mix with nothing
   * (4.7, 4.8).
   */
  private void straight(int stand, Kind kind, int relative, int most, List<Move> found) {
    StandType type = table.type[stand];
    int facing = table.facing[stand];
    int hex = table.hex[stand];
    int[] steps = new int[most];
    int left = kind == Kind.BACKWARDS ? most : type.moveFirst;
    for (int i = 0; i < most; i++) {
      int d = (facing + relative) % 6;
      int cost = table.ground.cost(hex, d, type);
      int next = table.grid.neighbour(hex, d);
      if (cost == 0 || (cost > left && i > 0) || !passable(stand, next, d)) {
        return;
      }
      left -= cost;
      hex = next;
      steps[i] = hex * 6 + facing;
      addIfLegal(stand, kind, Arrays.copyOf(steps, i + 1), !type.shot, found);
      if (table.inEnemyZone(table.side[stand], hex)) {
        return;
      }
    }
  }

  /**
   * A further face, or a turn to the rear, as the whole move; both disorder all but Shot (4.2,
   * 4.3).
   */
  private void turns(int stand, List<Move> found) {
    int facing = table.facing[stand];
    int hex = table.hex[stand];
    boolean shot = table.type[stand].shot;
    if (!shot) {
      for (int by : new int[] {2, 4}) {
        addIfLegal(stand, Kind.TURN, new int[] {hex * 6 + (facing + by) % 6}, true, found);
      }
    }
    if (!table.disordered[stand]) {
      addIfLegal(stand, Kind.TURN, new int[] {hex * 6 + (facing + 3) % 6}, !shot, found);
    }
  }

  private void end(
      int stand,
      Kind kind,
      int hex,
      int facing,
      int[] path,
      int length,
      boolean disorders,
      boolean[] seen,
      List<Move> found) {
    if (seen[hex * 6 + facing]) {
      return;
    }
    int before = found.size();
    addIfLegal(stand, kind, Arrays.copyOf(path, length), disorders, found);
    seen[hex * 6 + facing] = found.size() > before;
  }

  private void addIfLegal(int stand, Kind kind, int[] steps, boolean disorders, List<Move> found) {
    Move move = new Move(kind, steps, disorders, false);
    int hex = move.endHex(table.hex[stand]);
    int facing = move.endFacing(table.facing[stand]);
    if (!mayEnd(stand, hex, steps) || flankInZone(stand, hex, facing)) {
      return;
    }
    boolean contact = false;
    for (int side = 0; side < 2; side++) {
      int there = table.grid.neighbour(hex, (facing + side) % 6);
      int enemy = there < 0 ? Table.GONE : table.occupant[there];
      if (enemy == Table.GONE || table.side[enemy] == table.side[stand]) {
        continue;
      }
      if (mayCharge(stand, enemy)) {
        contact = true;
      } else if (!openSkirmishers(enemy)) {
        return; // contact with an enemy the stand may not charge (10.0)
      }
    }
    if (contact && kind == Kind.BACKWARDS) {
      return;
    }
    if (steps.length > 0 || contact) {
      found.add(contact ? new Move(kind, steps, disorders, true) : move);
    }
  }

  private boolean openSkirmishers(int stand) {
    return table.type[stand].skirmisher && !table.ground.cover(table.hex[stand]);
  }

  /**
   * Whether a stand may end a move in a hex: empty, its own, or held by a friend it may displace
   * (4.11).
   */
  private boolean mayEnd(int stand, int hex, int[] steps) {
    int there = table.occupant[hex];
    if (there == Table.GONE || there == stand) {
      return true;
    }
    if (steps.length != 1 || table.side[there] != table.side[stand] || table.engaged(there)) {
      return false;
    }
    StandType mover = table.type[stand];
    StandType other = table.type[there];
    boolean forward = table.grid.isFront(table.hex[stand], table.facing[stand], hex);
    if (other.combat || (mover.combat && !forward) || mover.artillery) {
      return false;
    }
    return !mover.skirmisher || other.skirmisher;
  }

  /** Whether a stand may step into a hex, at least to pass through it (4.10). */
  private boolean passable(int stand, int hex, int direction) {
    int there = table.occupant[hex];
    if (there == Table.GONE || there == stand) {
      return true;
    }
    return table.side[there] == table.side[stand] && mayPass(stand, there, direction);
  }

  /**
   * Interpenetration: Support Stands pass and are passed; Combat Stands only along a shared facing
   * (4.10).
   */
  boolean mayPass(int mover, int friend, int direction) {
    StandType one = table.type[mover];
    StandType other = table.type[friend];
    if (!one.combat || !other.combat) {
      return true;
    }
    if (one.pikeBlock || other.pikeBlock || table.facing[mover] != table.facing[friend]) {
      return false;
    }
    int relative = Math.floorMod(direction - table.facing[mover], 6);
    return !table.rules.finalEdition() || (relative != 2 && relative != 5);
  }

  /**
   * Whether a move would end with flank or rear towards the owner of a Zone of Control over that
   * hex (4.6).
   */
  boolean flankInZone(int stand, int hex, int facing) {
    for (int d = 0; d < 6; d++) {
      boolean front = d == facing || d == (facing + 1) % 6;
      if (!front && table.zoneOwner(table.side[stand], hex, d) != Table.GONE) {
        return true;
      }
    }
    return false;
  }

  /** The right to move into contact with an enemy (10.0). */
  boolean mayCharge(int stand, int enemy) {
    StandType type = table.type[stand];
    StandType other = table.type[enemy];
    if (type.chargeBonus <= 0) {
      boolean behind =
          table.grid.projection(table.facing[enemy], table.hex[enemy], table.startHex[stand]) <= 0;
      return type.lightCavalry && (other.skirmisher || (other.shot && behind));
    }
    if (type.infantry && other.mountedCombat) {
      boolean inClose =
          table.rules.finalEdition() && type.pikes && table.ground.close(table.hex[enemy]);
      return (type.mayChargeMounted && type.pikeBlock) || inClose;
    }
    return true;
  }
}
