package dev.muster.rules.snaphance.rules;

import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Generates the single moves of one stand, or of several that move as a group (4.0 to 4.11, 10.0).
 */
public final class MoveGenerator {
  private final SnaphanceState table;

  private final MoveList moves;

  // the running search
  private final PathSearch way;
  private final AdjacentEnemies enemies;

  // of the leading stand of the search
  private boolean shot;
  private int friends;
  private int start;
  private int firstFacing;

  private int points;
  private boolean held;
  private boolean every;
  private int freeTurns;
  private final int[] best;
  private final int[] bestStamp;
  private final int[] endStamp;
  private final int[] backLeft;
  private final int[] backStamp;
  private int stamp;

  /** Collects the illegal moves if their reasons are needed; null otherwise. */
  private @Nullable RefusedMoves refused;

  // ways that end with a further face to the first facing; old ones behind them to be used again
  private final List<PathSearch> facedBack = new ArrayList<>();
  private int backCount;

  /**
   * @param moves receives the moves found
   */
  public MoveGenerator(SnaphanceState table, MoveList moves) {
    this.moves = moves;
    this.table = table;
    way = new PathSearch(table);
    enemies = new AdjacentEnemies(table);
    int states = table.grid.size() * 6;
    best = new int[states * 3];
    bestStamp = new int[states * 3];
    endStamp = new int[states * 2];
    backLeft = new int[table.grid.size()];
    backStamp = new int[table.grid.size()];
  }

  /** Finds every legal single move of a stand; extra moves use the further MP value (15.0). */
  public void find(int stand, boolean extra, boolean everyPath) {
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
  public void findGroup(HexList group, boolean extra, boolean everyPath) {
    way.n = group.size();
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < way.n; i++) {
      way.who[i] = group.get(i);
      StandType type = table.type[way.who[i]];
      least = Math.min(least, extra ? type.moveFurther : type.moveFirst);
    }
    search(least, everyPath, false, 0);
  }

  /** Sets the collector of every illegal step, turn and end; null to collect none. */
  void recording(@Nullable RefusedMoves to) {
    refused = to;
  }

  private void one(int stand) {
    way.n = 1;
    way.who[0] = stand;
  }

  private void search(int mp, boolean everyPath, boolean going, int turned) {
    moves.clear(everyPath);
    stamp++;
    points = mp;
    every = everyPath;
    int lead = way.who[0];
    StandType type = table.type[lead];
    shot = type.shot;
    friends = table.side[lead];
    start = table.hex[lead];
    firstFacing = table.facing[lead];
    way.begin();
    enemies.begin();
    if (type.freeMover) {
      free(mp, 0, going);
      if (!going) {
        pivots();
      }
      return;
    }
    held = false;
    for (int i = 0; i < way.n; i++) {
      held |=
          ZoneOfControl.covers(table, table.side[way.who[i]], table.hex[way.who[i]])
              && !ZoneOfControl.mayLeave(table, way.who[i]);
    }
    freeTurns = (type.shot ? table.rules.freeTurnsOfShot : table.rules.freeTurns) - turned;
    backCount = 0;
    forward(firstFacing, mp, 0, 0, false, going);
    if (going) {
      return;
    }
    if (held) {
      refuseSteps(0, 0, MoveList.Kind.SIDEWAYS, heldBy());
    }
    if (!held && !type.shot) {
      sideways(type.mountedCombat ? Math.min(table.rules.sidewaysMounted, mp) : mp);
    }
    backwards(type, mp);
    turns();
    facedBack();
  }

  /** Forward steps and turns; Shot may mix in sideways steps (4.0, 4.2, 4.8). */
  private void forward(int facing, int left, int depth, int turned, boolean aside, boolean going) {
    int hex = way.position[depth][0];
    if (!every && worse(hex, facing, turned, left)) {
      return;
    }
    MoveList.Kind how =
        depth == 0
            ? MoveList.Kind.STAY
            : hex == start
                ? MoveList.Kind.TURN
                : aside ? MoveList.Kind.SIDEWAYS : MoveList.Kind.FORWARD;
    end(how, facing, depth, false);
    boolean halted = depth > 0 && hex != start && halts(depth);
    if (halted || depth >= PathSearch.DEEPEST - 3) {
      refuseHalted(depth, how(aside));
      return;
    }
    boolean whole = whole(left, points) && !going;
    for (int relative = 0; relative < (shot ? 4 : 2) && !held; relative++) {
      int d = HexGrid.turned(facing, relative < 3 ? relative : 5);
      int cost = way.stepCost(depth, d);
      if (steps(depth, d, facing, left, whole, how(aside || relative > 1))
          && !way.visited(depth + 1)) {
        way.path[depth] = d;
        int rest = Math.max(0, left - cost);
        forward(facing, rest, depth + 1, turned, aside || relative > 1, going);
      }
    }
    refuseOtherSteps(depth, facing, shot);
    if (way.keepsFacing(depth)) {
      return;
    }
    refuseTurns(depth, facing, turned, left);
    if (turned < freeTurns && left >= 1) {
      for (int by = 1; by < 6; by += 4) {
        int next = HexGrid.turned(facing, by);
        way.turn(depth, next);
        forward(next, left - 1, depth + 1, turned + 1, aside, going);
      }
    } else if (turned == 1 && !shot && !going) {
      // one further face disorders and ends the move, with or without MP left; after a step it may
      // be the one the move began with (4.2)
      for (int by = 1; by < 6; by += 4) {
        int next = HexGrid.turned(facing, by);
        way.turn(depth, next);
        if (next != firstFacing) {
          end(hex == start ? MoveList.Kind.TURN : MoveList.Kind.FORWARD, next, depth + 1, true);
        } else if (hex != start) {
          keepFacedBack(depth + 1);
        }
      }
    }
  }

  private static MoveList.Kind how(boolean aside) {
    return aside ? MoveList.Kind.SIDEWAYS : MoveList.Kind.FORWARD;
  }

  /** Whether all stands may make the step; the reason for one that may not is recorded. */
  private boolean steps(int depth, int d, int facing, int left, boolean whole, MoveList.Kind how) {
    int cost = way.stepCost(depth, d);
    boolean affordable = cost > 0 && (cost <= left || whole);
    if (affordable && way.step(depth, d, facing)) {
      return true;
    }
    if (refused != null) {
      int next = table.grid.neighbour(way.position[depth][0], d);
      Because why =
          affordable
              ? way.blocked(depth, d, facing)
              : cost > 0
                  ? new Because(SnaphanceRefusal.TOO_FAR, SnaphanceState.GONE, next, cost, left)
                  : SnaphanceRefusal.CLOSED.at(next);
      refused.step(way, depth, next, how, why);
    }
    return false;
  }

  // ---- illegal moves, recorded if their reasons are needed

  /** Records the refusal of all steps from a hex, except those in some directions. */
  private void refuseSteps(int depth, int allowed, MoveList.Kind how, SnaphanceRefusal why) {
    for (int d = 0; d < 6 && refused != null; d++) {
      int next = table.grid.neighbour(way.position[depth][0], d);
      if (next >= 0 && (allowed & 1 << d) == 0) {
        refused.step(way, depth, next, how, why.at(next));
      }
    }
  }

  private void refuseSteps(int depth, int allowed, MoveList.Kind how, @Nullable Because why) {
    for (int d = 0; d < 6 && refused != null && why != null; d++) {
      if ((allowed & 1 << d) == 0) {
        refused.step(way, depth, table.grid.neighbour(way.position[depth][0], d), how, why);
      }
    }
  }

  /**
   * Records the refusal of the other steps: forward there are two, for Shot four; none if a zone
   * holds the stand.
   */
  private void refuseOtherSteps(int depth, int facing, boolean shot) {
    if (refused == null) {
      return;
    }
    if (held) {
      refuseSteps(depth, 0, MoveList.Kind.FORWARD, heldBy());
      return;
    }
    int ahead = ZoneOfControl.ahead(facing);
    int beside = 1 << (facing + 2) % 6 | 1 << (facing + 5) % 6;
    refuseSteps(
        depth, shot ? ahead | beside : ahead, MoveList.Kind.FORWARD, SnaphanceRefusal.NOT_AHEAD);
    if (shot) {
      refuseSteps(depth, ahead | beside, MoveList.Kind.SIDEWAYS, SnaphanceRefusal.NOT_BESIDE);
    }
  }

  private void refuseHalted(int depth, MoveList.Kind how) {
    if (refused != null) {
      int hex = way.position[depth][0];
      refuseSteps(depth, 0, how, SnaphanceRefusal.HALTS_IN_ZONE.at(hex, zoneOwner(depth)));
    }
  }

  private @Nullable Because heldBy() {
    return refused == null ? null : SnaphanceRefusal.HELD_BY_ZONE.by(zoneOwner(0));
  }

  private int zoneOwner(int depth) {
    for (int i = 0; i < way.n; i++) {
      for (int d = 0; d < 6; d++) {
        int owner = ZoneOfControl.owner(table, table.side[way.who[i]], way.position[depth][i], d);
        if (owner != SnaphanceState.GONE) {
          return owner;
        }
      }
    }
    return SnaphanceState.GONE;
  }

  private void refuseTurns(int depth, int facing, int turned, int left) {
    if (refused == null || (turned < freeTurns && left >= 1)) {
      return;
    }
    boolean there = way.position[depth][0] == way.position[0][0];
    MoveList.Kind how = there ? MoveList.Kind.TURN : MoveList.Kind.FORWARD;
    Because why =
        turned < freeTurns
            ? new Because(
                SnaphanceRefusal.TOO_FAR_TO_TURN, SnaphanceState.GONE, SnaphanceState.GONE, 1, left)
            : new Because(
                SnaphanceRefusal.ONE_FACE, SnaphanceState.GONE, SnaphanceState.GONE, freeTurns, 0);
    for (int by = 1; by < 6; by += 4) {
      refused.turn(way, depth, (facing + by) % 6, how, why);
    }
  }

  /**
   * Whether a move that has points is still unspent: a whole move always buys one passable hex,
   * whatever its cost (U-01, ours).
   */
  private static boolean whole(int left, int all) {
    return left == all && all > 0;
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

  private boolean halts(int depth) {
    for (int i = 0; i < way.n; i++) {
      if (enemies.zone(friends, way.position[depth][i]) != 0) {
        return true;
      }
    }
    return false;
  }

  /** Sk, Dr, LC and Art go into any hex and end with any facing (4.1). */
  private void free(int left, int depth, boolean going) {
    int hex = way.position[depth][0];
    if (every ? way.visited(depth) : worse(hex, 0, 0, left)) {
      return;
    }
    if (depth > 0) {
      int before = way.position[depth + 1][0];
      for (int by = 0; by < 6; by++) {
        int facing = HexGrid.turned(firstFacing, by);
        way.turn(depth, facing);
        end(MoveList.Kind.FREE, facing, by == 0 ? depth : depth + 1, false);
      }
      way.position[depth + 1][0] = before;
      if (halts(depth)) {
        refuseHalted(depth, MoveList.Kind.FREE);
        return;
      }
    }
    if (depth >= PathSearch.DEEPEST - 3) {
      return;
    }
    boolean whole = whole(left, points) && !going;
    for (int relative = 0; relative < 6; relative++) {
      int d = HexGrid.turned(firstFacing, relative);
      int cost = way.stepCost(depth, d);
      if (steps(depth, d, firstFacing, left, whole, MoveList.Kind.FREE)) {
        way.path[depth] = d;
        free(Math.max(0, left - cost), depth + 1, going);
      }
    }
  }

  private void pivots() {
    end(MoveList.Kind.STAY, firstFacing, 0, false);
    for (int by = 1; by < 6; by++) {
      int facing = HexGrid.turned(firstFacing, by);
      way.turn(0, facing);
      end(MoveList.Kind.TURN, facing, 1, false);
    }
  }

  private void backwards(StandType type, int mp) {
    SnaphanceRules rules = table.rules;
    int most = type.moveFirst == 1 && mp > 0 ? rules.backwardsOfOne : rules.backwardsTimes * mp;
    most = type.mountedCombat ? Math.min(rules.backwardsMounted, most) : most;
    back(0, most, most);
  }

  private void back(int depth, int left, int most) {
    int facing = firstFacing;
    if (!every && depth > 0 && reachedBack(way.position[depth][0], left)) {
      return;
    }
    if (depth > 0) {
      end(MoveList.Kind.BACKWARDS, facing, depth, !shot);
      if (halts(depth)) {
        refuseHalted(depth, MoveList.Kind.BACKWARDS);
        return;
      }
    }
    for (int relative = 3; relative <= 4 && depth < PathSearch.DEEPEST - 3; relative++) {
      int d = HexGrid.turned(facing, relative);
      int cost = way.stepCost(depth, d);
      if (steps(depth, d, facing, left, whole(left, most), MoveList.Kind.BACKWARDS)) {
        way.path[depth] = d;
        back(depth + 1, Math.max(0, left - cost), most);
      }
    }
    int behind = 1 << (facing + 3) % 6 | 1 << (facing + 4) % 6;
    SnaphanceRefusal other =
        depth == 0 ? SnaphanceRefusal.NOT_BEHIND : SnaphanceRefusal.NO_MIX_BACKWARDS;
    refuseSteps(depth, behind, MoveList.Kind.BACKWARDS, other);
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

  /** Generates sideways steps to one side, with a turn before or after if a point is left (4.8). */
  private void sideways(int most) {
    int facing = firstFacing;
    int beside = 1 << (facing + 2) % 6 | 1 << (facing + 5) % 6;
    refuseSteps(0, beside, MoveList.Kind.SIDEWAYS, SnaphanceRefusal.NOT_BESIDE);
    for (int side = 2; side <= 5; side += 3) {
      aside(facing, side, 0, most, points, true);
      for (int by = 1; by < 6 && points > 1; by += 4) {
        way.turn(0, (facing + by) % 6);
        aside((facing + by) % 6, side, 1, most, points - 1, false);
      }
    }
  }

  private void aside(int facing, int side, int from, int most, int mp, boolean mayTurn) {
    int d = (facing + side) % 6;
    int left = mp;
    for (int depth = from; depth < from + most && depth < PathSearch.DEEPEST - 3; depth++) {
      int cost = way.stepCost(depth, d);
      if (!steps(depth, d, facing, left, whole(left, points), MoveList.Kind.SIDEWAYS)) {
        return;
      }
      way.path[depth] = d;
      left = Math.max(0, left - cost);
      end(MoveList.Kind.SIDEWAYS, facing, depth + 1, true);
      refuseSteps(depth + 1, 1 << d, MoveList.Kind.SIDEWAYS, SnaphanceRefusal.NO_MIXED_STEPS);
      if (halts(depth + 1)) {
        refuseHalted(depth + 1, MoveList.Kind.SIDEWAYS);
        return;
      }
      for (int by = 1; by < 6 && mayTurn && left > 0; by += 4) {
        way.turn(depth + 1, (facing + by) % 6);
        end(MoveList.Kind.SIDEWAYS, (facing + by) % 6, depth + 2, true);
      }
    }
    refuseMounted(from + most);
  }

  private void refuseMounted(int depth) {
    if (refused != null && table.type[way.who[0]].mountedCombat) {
      int most = table.rules.sidewaysMounted;
      Because why =
          new Because(
              SnaphanceRefusal.SIDEWAYS_MOUNTED, SnaphanceState.GONE, SnaphanceState.GONE, most, 0);
      refuseSteps(depth, 0, MoveList.Kind.SIDEWAYS, why);
    }
  }

  /** A further face, or a turn to the rear, as the whole move (4.2, 4.3). */
  private void turns() {
    int facing = firstFacing;
    if (points == 1) {
      // one MP turns one face; the further face or Shot's second is the rest of the move
      for (int by = 2; by < 6; by += 2) {
        way.turn(0, (facing + by) % 6);
        end(MoveList.Kind.TURN, (facing + by) % 6, 1, !shot);
      }
    }
    boolean ordered = points > 0;
    for (int i = 0; i < way.n; i++) {
      ordered &= !table.disordered[way.who[i]];
    }
    if (!ordered && refused != null) {
      way.turn(0, (facing + 3) % 6);
      refused.turn(
          way,
          1,
          (facing + 3) % 6,
          MoveList.Kind.ABOUT,
          SnaphanceRefusal.ABOUT_DISORDERED.because());
    }
    if (ordered) {
      way.turn(0, (facing + 3) % 6);
      end(MoveList.Kind.ABOUT, (facing + 3) % 6, 1, !shot);
    }
  }

  /** Records a path that turns back to its first facing, for {@link #facedBack}. */
  private void keepFacedBack(int depth) {
    if (backCount == facedBack.size()) {
      facedBack.add(new PathSearch(table));
    }
    facedBack.get(backCount++).copy(way, depth, way.n);
  }

  /**
   * Adds the paths recorded by {@link #keepFacedBack} last, so that an end that sideways steps also
   * reach is reported as such and not as two turns.
   */
  private void facedBack() {
    for (int i = 0; i < backCount; i++) {
      int depth = way.restore(facedBack.get(i));
      end(MoveList.Kind.FORWARD, firstFacing, depth, true);
    }
  }

  /** Keeps a move if all stands may end it in this way. */
  private void end(MoveList.Kind how, int facing, int depth, boolean disorder) {
    int key = (way.position[depth][0] * 6 + facing) * 2 + (disorder ? 1 : 0);
    if (!every && endStamp[key] == stamp) {
      return;
    }
    boolean contact = false;
    int metFirst = SnaphanceState.GONE;
    for (int i = 0; i < way.n; i++) {
      int hex = way.position[depth][i];
      int beside = enemies.beside(friends, hex);
      if (!way.mayEnd(i, hex, depth)
          || (beside != 0 && ZoneOfControl.exposesFlank(enemies.zone(friends, hex), facing))) {
        refuseEnd(how, facing, depth, i);
        return;
      }
      boolean met = beside != 0 && (beside & ZoneOfControl.ahead(facing)) != 0;
      for (int which = 0; met && which < 2; which++) {
        int enemy =
            table.enemyIn(table.grid.neighbour(hex, HexGrid.turned(facing, which)), friends);
        if (enemy != SnaphanceState.GONE) {
          if (SnaphancePassage.mayCharge(table, way.who[i], enemy, hex)) {
            contact = true;
            metFirst = enemy;
          } else if (!SnaphancePassage.openSkirmishers(table, enemy)) {
            refuseContact(how, facing, depth, i, enemy);
            return; // contact with an enemy the stand may not charge (10.0)
          }
        }
      }
    }
    boolean known = every && moves.knows(way.path, depth, way.position[depth][0], facing, disorder);
    boolean asItWas = way.position[depth][0] == start && facing == firstFacing;
    boolean none = (contact && how == MoveList.Kind.BACKWARDS) || (!contact && asItWas);
    if (refused != null && !none) {
      refused.found(way, depth, facing, how, disorder, metFirst);
    }
    if (none || known) {
      return;
    }
    endStamp[key] = stamp;
    moves.add(how, way.path, depth, way.position[depth][0], facing, disorder, contact);
  }

  private void refuseEnd(MoveList.Kind how, int facing, int depth, int which) {
    if (refused == null) {
      return;
    }
    int hex = way.position[depth][which];
    for (int d = 0; d < 6 && way.mayEnd(which, hex, depth); d++) {
      int owner = ZoneOfControl.owner(table, friends, hex, d);
      if (owner != SnaphanceState.GONE && !ZoneOfControl.ahead(facing, d)) {
        refused.end(way, depth, facing, how, SnaphanceRefusal.EXPOSES_FLANK.at(hex, owner));
        return;
      }
    }
    refused.end(
        way, depth, facing, how, SnaphanceRefusal.FRIEND_THERE.at(hex, table.occupant[hex]));
  }

  private void refuseContact(MoveList.Kind how, int facing, int depth, int which, int enemy) {
    int hex = way.position[depth][which];
    SnaphanceRefusal why = SnaphancePassage.contactRefusal(table, way.who[which], enemy, hex);
    if (refused != null && why != null) {
      refused.end(way, depth, facing, how, why.by(enemy));
    }
  }
}
