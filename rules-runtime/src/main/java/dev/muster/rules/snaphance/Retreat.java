package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Retreats of the beaten and bounces of mounted stands (11.1, 12.0 to 12.2). */
final class Retreat {
  private final Table table;

  Retreat(Table table) {
    this.table = table;
  }

  /** How a retreat ended, with the hexes left behind and entered. */
  enum End {
    AWAY,
    DESTROYED,
    STUCK
  }

  /** Hexes the last retreat entered, in order, for the pursuer. */
  List<Integer> lastPath = List.of();

  /**
   * A beaten stand retreats its maximum, twice its normal move, from the stand that beat it (12.0).
   */
  End beaten(int stand, int winnerHex, int winnerFacing) {
    lastPath = List.of();
    if (table.type[stand].artillery) {
      table.destroy(stand, "artillery beaten in melee", "12.0");
      return End.DESTROYED;
    }
    table.disorder(stand, "beaten", "12.0");
    int most = Math.max(1, 2 * table.type[stand].moveFirst);
    return go(stand, most, winnerHex, winnerFacing, "retreat", true);
  }

  /** A mounted stand that did not win goes back up to one normal move (11.1). */
  End bounce(int stand, int enemy) {
    lastPath = List.of();
    End end =
        go(
            stand,
            Math.max(1, table.type[stand].moveFirst),
            table.hex[enemy],
            table.facing[enemy],
            "bounce",
            false);
    if (end == End.AWAY) {
      table.disorder(stand, "bounced", "11.1");
    }
    return end;
  }

  private End go(int stand, int most, int fromHex, int fromFacing, String kind, boolean pays) {
    int towards = table.grid.direction(table.hex[stand], fromHex);
    int[] away = away(table.facing[stand], towards);
    boolean ahead = table.grid.projection(fromFacing, fromHex, table.hex[stand]) >= 1;
    if (pays && surrounded(stand)) {
      table.destroy(stand, "beaten while surrounded", "12.1");
      return End.DESTROYED;
    }
    if (pays && allOffBoard(table.hex[stand], away)) {
      table.tell(new Event.Retreats(table.name[stand], kind, List.of(), 0, true, "12.2"));
      table.destroy(stand, "driven off the board", "12.2");
      return End.DESTROYED;
    }
    List<Integer> path = new ArrayList<>();
    Set<Integer> zonesPaid = new HashSet<>();
    int hex = table.hex[stand];
    int cost = 0;
    List<Integer> upset = new ArrayList<>();
    for (int step = 0;
        step < most || table.occupant[hex] != Table.GONE && table.occupant[hex] != stand;
        step++) {
      Step next = step(stand, hex, away, fromHex, fromFacing, ahead, pays, towards, zonesPaid);
      if (next == null) {
        break;
      }
      // paying to go on, once away, is nobody's wish
      if (step > 0 && next.cost > 0 && free(stand, hex)) {
        break;
      }
      cost += next.cost;
      hex = next.hex;
      path.add(hex);
      int there = table.occupant[hex];
      if (there != Table.GONE && there != stand && disturbs(stand, there)) {
        upset.add(there);
      }
    }
    while (!path.isEmpty() && !free(stand, path.getLast())) {
      path.removeLast();
    }
    if (path.isEmpty()) {
      return End.STUCK;
    }
    table.ongoing.removeIf(pair -> pair[0] == stand || pair[1] == stand);
    table.place(stand, path.getLast());
    lastPath = path;
    table.tell(
        new Event.Retreats(
            table.name[stand],
            kind,
            table.hexes(path),
            cost,
            false,
            kind.equals("bounce") ? "11.1" : "12.0"));
    for (int friend : upset) {
      if (path.contains(table.hex[friend])) {
        table.disorder(friend, "retreated through by " + table.name[stand], "12.0");
      }
    }
    table.loseStrength(stand, cost, "hard retreat", "12.0");
    return table.onBoard(stand) ? End.AWAY : End.DESTROYED;
  }

  private record Step(int hex, int cost) {}

  /**
   * The best next hex by the fixed order of preference: clear, friends, enemy zone, sideways
   * (12.0).
   */
  private @org.jspecify.annotations.Nullable Step step(
      int stand,
      int hex,
      int[] away,
      int winnerHex,
      int winnerFacing,
      boolean ahead,
      boolean pays,
      int towards,
      Set<Integer> paid) {
    int bestClass = 9;
    int best = -1;
    int bestCost = 0;
    for (int d = 0; d < 6; d++) {
      boolean back = contains(away, d);
      boolean sideways = !back && sideways(table.facing[stand], towards, d);
      int next = table.grid.neighbour(hex, d);
      if ((!back && !(sideways && pays)) || next < 0 || table.ground.impassable(hex, d)) {
        continue;
      }
      int there = table.occupant[next];
      boolean enemy = there != Table.GONE && table.side[there] != table.side[stand];
      if (enemy || (table.rules.finalEdition() && crosses(winnerHex, winnerFacing, next, ahead))) {
        continue;
      }
      int zones = zones(stand, next, paid);
      boolean friend = there != Table.GONE && there != stand;
      int rank = sideways ? 4 : zones > 0 ? 3 : friend ? 2 : 1;
      int cost = (sideways ? 1 : 0) + zones;
      if ((!pays && cost > 0) || rank > bestClass || (rank == bestClass && cost >= bestCost)) {
        continue;
      }
      bestClass = rank;
      best = next;
      bestCost = cost;
    }
    if (best < 0) {
      return null;
    }
    payZones(stand, best, paid);
    return new Step(best, bestCost);
  }

  private boolean free(int stand, int hex) {
    return table.occupant[hex] == Table.GONE || table.occupant[hex] == stand;
  }

  private boolean disturbs(int stand, int friend) {
    StandType other = table.type[friend];
    boolean freely = !table.type[stand].combat;
    return !freely
        && (other.pikeBlock || (other.combat && table.facing[friend] != table.facing[stand]));
  }

  private int zones(int stand, int hex, Set<Integer> paid) {
    int count = 0;
    for (int d = 0; d < 6; d++) {
      int owner = table.zoneOwner(table.side[stand], hex, d);
      if (owner != Table.GONE && !paid.contains(owner)) {
        count++;
      }
    }
    return count;
  }

  private void payZones(int stand, int hex, Set<Integer> paid) {
    for (int d = 0; d < 6; d++) {
      int owner = table.zoneOwner(table.side[stand], hex, d);
      if (owner != Table.GONE) {
        paid.add(owner);
      }
    }
  }

  /** The line across the winner's front may not be crossed, from either side (12.1 final). */
  private boolean crosses(int winnerHex, int winnerFacing, int hex, boolean ahead) {
    return (table.grid.projection(winnerFacing, winnerHex, hex) >= 1) != ahead;
  }

  private boolean surrounded(int stand) {
    for (int d = 0; d < 6; d++) {
      int there = table.grid.neighbour(table.hex[stand], d);
      int enemy = there < 0 ? Table.GONE : table.occupant[there];
      if (enemy == Table.GONE
          || table.side[enemy] == table.side[stand]
          || table.type[enemy].skirmisher) {
        return false;
      }
    }
    return true;
  }

  private boolean allOffBoard(int hex, int[] away) {
    for (int d : away) {
      if (table.grid.neighbour(hex, d) >= 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Directions away from the winner: rear two, front two, or three on the far side (ledger
   * SN-12.0-04).
   */
  static int[] away(int facing, int towards) {
    int relative = Math.floorMod(towards - facing, 6);
    if (relative == 0 || relative == 1) {
      return new int[] {(facing + 3) % 6, (facing + 4) % 6};
    }
    if (relative == 3 || relative == 4) {
      return new int[] {facing, (facing + 1) % 6};
    }
    int opposite = (towards + 3) % 6;
    return new int[] {opposite, (opposite + 1) % 6, (opposite + 5) % 6};
  }

  private static boolean sideways(int facing, int towards, int d) {
    int relative = Math.floorMod(towards - facing, 6);
    boolean fromFlank = relative == 2 || relative == 5;
    int step = Math.floorMod(d - facing, 6);
    return !fromFlank && (step == 2 || step == 5);
  }

  private static boolean contains(int[] list, int value) {
    for (int each : list) {
      if (each == value) {
        return true;
      }
    }
    return false;
  }
}
