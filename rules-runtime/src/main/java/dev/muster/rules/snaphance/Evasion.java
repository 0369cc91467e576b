package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Question;
import java.util.ArrayList;
import java.util.List;

/** Evading a charge (5.0). */
final class Evasion {
  private final Table table;
  private final Minds minds;
  private final OrderTest orderTest;

  Evasion(Table table, Minds minds, OrderTest orderTest) {
    this.table = table;
    this.minds = minds;
    this.orderTest = orderTest;
  }

  /**
   * Asks a charged stand whether it evades, and moves it.
   *
   * @param seenInFront whether any hex of the charger's path lay in front of the target's front
   *     face line
   * @return whether it is gone from the contact
   */
  boolean offered(int target, int charger, boolean seenInFront) {
    StandType type = table.type[target];
    if (!type.evades || !seenInFront || table.engaged(target)) {
      return false;
    }
    int before = table.evades[target];
    boolean spent = before > 0 && (table.disordered[target] || (type.skirmisher && type.musket));
    List<Integer> path = spent ? List.of() : path(target);
    if (path.isEmpty()) {
      return false;
    }
    List<Question.Option> options =
        List.of(
            new Question.Option("evade", type.skirmisher ? 2 : 1), new Question.Option("stand", 0));
    if (minds.ask(before > 0 ? "D-20" : "D-18", target, options) == 1) {
      return false;
    }
    table.place(target, path.getLast());
    table.opportunity[target] = false;
    table.evades[target]++;
    table.tell(new Event.Evades(table.name[target], table.name[charger], table.hexes(path), "5.0"));
    if (before > 0 && !orderTest.take(target, "evading again", before, "5.0")) {
      table.disorder(target, "failed Order Test", "5.0");
    }
    return true;
  }

  /** Up to a full move into the rear hexes, the farthest empty one (ledger SN-5.0-06). */
  private List<Integer> path(int target) {
    StandType type = table.type[target];
    List<Integer> path = new ArrayList<>();
    int hex = table.hex[target];
    int left = type.moveFirst;
    int lastEmpty = 0;
    while (left > 0) {
      int next = next(target, hex, left);
      if (next < 0) {
        break;
      }
      left -= table.ground.cost(hex, table.grid.direction(hex, next), type);
      hex = next;
      path.add(hex);
      if (table.occupant[hex] == Table.GONE) {
        lastEmpty = path.size();
      }
      if (table.inEnemyZone(table.side[target], hex)) {
        break;
      }
    }
    return path.subList(0, lastEmpty);
  }

  private int next(int target, int hex, int left) {
    int best = -1;
    for (int relative = 3; relative <= 4; relative++) {
      int d = (table.facing[target] + relative) % 6;
      int cost = table.ground.cost(hex, d, table.type[target]);
      int next = table.grid.neighbour(hex, d);
      if (cost == 0 || cost > left) {
        continue;
      }
      int there = table.occupant[next];
      if (there != Table.GONE && table.side[there] != table.side[target]) {
        continue;
      }
      if (best < 0 || (table.occupant[best] != Table.GONE && there == Table.GONE)) {
        best = next;
      }
    }
    return best;
  }
}
