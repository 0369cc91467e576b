package dev.muster.rules.snaphance;

/**
 * What an order promises, judged from what every player at the table can see. Expected hits after
 * ledger SN-7.0-11.
 */
final class Outlook {
  private static final double[] HITS = {
    0, 0.167, 0.361, 0.574, 0.799, 1.033, 1.272, 1.515, 1.760, 2.007, 2.254
  };

  private final Table table;
  private final Firing firing;

  Outlook(Table table, Firing firing) {
    this.table = table;
    this.firing = firing;
  }

  static double hits(int dice) {
    return dice < HITS.length ? HITS[Math.max(0, dice)] : 2.254 + (dice - 10) * 0.25;
  }

  double urgency(int stand) {
    return -nearest(stand, table.hex[stand]) + (table.type[stand].mounted ? 0.5 : 0);
  }

  double fire(int stand, int target) {
    return hits(firing.dice(stand, target, 0).dice()) * (table.disordered[target] ? 1.6 : 1.0)
        + 0.2;
  }

  double opportunity(int stand) {
    return nearest(stand, table.hex[stand]) <= 3 ? 0.15 : -1;
  }

  double safety(int stand, int hex) {
    return nearest(stand, hex);
  }

  double move(int stand, Movement.Move move) {
    int hex = move.endHex(table.hex[stand]);
    int facing = move.endFacing(table.facing[stand]);
    double worth = move.disorders() ? -1.2 : 0;
    if (move.charge()) {
      return worth + charge(stand, hex, facing, hex != table.hex[stand]);
    }
    StandType type = table.type[stand];
    int now = nearest(stand, table.hex[stand]);
    int then = nearest(stand, hex);
    int wanted = type.combat ? 1 : type.artillery ? 4 : 2;
    worth += 0.25 * (Math.abs(now - wanted) - Math.abs(then - wanted));
    worth +=
        0.12 * (faces(stand, hex, facing) - faces(stand, table.hex[stand], table.facing[stand]));
    return worth - (type.artillery ? 0.4 : 0.05);
  }

  private double charge(int stand, int hex, int facing, boolean moved) {
    double best = -2;
    for (int side = 0; side < 2; side++) {
      int there = table.grid.neighbour(hex, (facing + side) % 6);
      int enemy = there < 0 ? Table.GONE : table.occupant[there];
      if (enemy == Table.GONE || table.side[enemy] == table.side[stand]) {
        continue;
      }
      boolean front = table.grid.isFront(there, table.facing[enemy], hex);
      StandType type = table.type[stand];
      StandType other = table.type[enemy];
      boolean noBonus = !moved || (type.mounted ? other.pikes && front : other.mounted);
      int bonus =
          noBonus
              ? 0
              : table.front(stand) < type.strength[0] ? type.bonusAfterLoss : type.chargeBonus;
      int mine = table.front(stand) + bonus + (front ? 0 : 1) - (table.disordered[stand] ? 1 : 0);
      int his = table.front(enemy) - (table.disordered[enemy] ? 1 : 0);
      int shot =
          front && other.fire[1] != StandType.BLANK
              ? Math.max(0, table.front(enemy) + other.fire[1])
              : 0;
      double exchange =
          hits(mine)
              - hits(his)
              - 0.5 * hits(shot)
              + 0.25 * (table.front(stand) - table.front(enemy)) / 2.0;
      best = Math.max(best, 0.5 + exchange);
    }
    return best;
  }

  private int nearest(int stand, int hex) {
    int nearest = 99;
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (table.onBoard(enemy) && table.side[enemy] != table.side[stand]) {
        nearest = Math.min(nearest, table.grid.distance(hex, table.hex[enemy]));
      }
    }
    return nearest;
  }

  private int faces(int stand, int hex, int facing) {
    int best = -9;
    int range = 99;
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (table.onBoard(enemy) && table.side[enemy] != table.side[stand]) {
        int d = table.grid.distance(hex, table.hex[enemy]);
        if (d < range) {
          range = d;
          best = 2 * table.grid.projection(facing, hex, table.hex[enemy]) >= d ? 1 : 0;
        }
      }
    }
    return best;
  }
}
