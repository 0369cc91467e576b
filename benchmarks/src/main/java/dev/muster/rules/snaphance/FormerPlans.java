package dev.muster.rules.snaphance;

import dev.muster.rules.model.Place;
import dev.muster.rules.model.Plan;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What the plans of the scenario ask of the groups the machine leads: where a stand should be, and
 * what it should rather leave.
 */
final class FormerPlans {
  /** Worth of being a hex nearer to where the plan wants a stand, in expected SP. */
  private static final double HEX = 0.25;

  /** Hexes from which a group fights as it likes, whatever ground or friend it makes for. */
  private static final int CLOSE = 4;

  /** How far a supporting stand stays behind the nearest stand it supports. */
  private static final int BEHIND = 2;

  /** Farthest from its ground a holding group charges. */
  private static final int SALLY = 2;

  private static final double NEVER = 100;

  private final Table table;
  private final List<Scenario.Group> groups = new ArrayList<>();

  private @Nullable Plan plan;
  private int group = Table.GONE;
  private final Steps ground = new Steps();
  private final Steps friends = new Steps();

  FormerPlans(Table table) {
    this.table = table;
    table.program.scenario().sides().forEach(side -> groups.addAll(side.groups()));
  }

  /** Turns to the plan of a group in this round; GONE for a question no group is asked. */
  void turnTo(int g) {
    Plan now = g == Table.GONE ? null : groups.get(g).planIn(table.round);
    if (now != plan || g != group) {
      plan = now;
      group = g;
      ground.clear();
      for (int i = 0; now != null && i < now.places().size(); i++) {
        Place hex = now.places().get(i);
        if (table.grid.index(hex) >= 0) {
          ground.add(table.grid.index(hex));
        }
      }
    }
    if (now != null && now.stance() == Plan.Stance.SUPPORT) {
      findFriends(now);
    }
  }

  private void findFriends(Plan now) {
    friends.clear();
    for (int g = 0; g < table.groups; g++) {
      boolean meant =
          g != group
              && table.groupSide[g] == table.groupSide[group]
              && table.groupName[g].equals(now.supports());
      for (int i = 0; meant && i < table.members[g].length; i++) {
        if (table.onBoard(table.members[g][i])) {
          friends.add(table.hex[table.members[g][i]]);
        }
      }
    }
  }

  boolean says(Plan.Stance stance) {
    return plan != null && plan.stance() == stance;
  }

  /** Whether the group rather stays where it is than goes for the enemy. */
  boolean stays() {
    return says(Plan.Stance.HOLD) || says(Plan.Stance.DELAY);
  }

  /** Whether the plan says where the stand should be, the nearest enemy being so far away. */
  boolean leads(int stand, int enemy) {
    if (plan == null) {
      return false;
    }
    return switch (plan.stance()) {
      case HOLD, RESERVE -> !ground.isEmpty() || table.post[stand] != Table.GONE;
      case ATTACK -> !ground.isEmpty() && enemy > CLOSE;
      case SUPPORT -> !friends.isEmpty() && enemy > CLOSE - 1;
      case DELAY -> true;
    };
  }

  /**
   * How well a hex suits the plan, 0 or less.
   *
   * @param enemy distance of the nearest enemy from that hex
   */
  double suits(int stand, int hex, int enemy) {
    if (plan == null) {
      return 0;
    }
    return switch (plan.stance()) {
      case HOLD, RESERVE, ATTACK -> -HEX * away(stand, hex);
      case SUPPORT -> -HEX * Math.max(0, nearest(friends, hex) - BEHIND);
      case DELAY -> -HEX * Math.max(0, keptOff(stand) - enemy);
    };
  }

  /** Distance of a hex from the ground to hold or to take, or from the post of the stand. */
  private int away(int stand, int hex) {
    if (ground.isEmpty()) {
      int post = table.post[stand];
      return post == Table.GONE ? 0 : table.grid.distance(hex, post);
    }
    return nearest(ground, hex);
  }

  private int nearest(Steps hexes, int hex) {
    int least = Integer.MAX_VALUE;
    for (int i = 0; i < hexes.size(); i++) {
      least = Math.min(least, table.grid.distance(hex, hexes.get(i)));
    }
    return least;
  }

  /** How far a delaying stand keeps the enemy off: as far as it shoots, or out of his charge. */
  private int keptOff(int stand) {
    int farthest = 0;
    for (int range = 1; range <= Firing.FARTHEST; range++) {
      farthest = table.type[stand].fire[range] != StandType.BLANK ? range : farthest;
    }
    return farthest == 0 ? CLOSE : Math.max(BEHIND, farthest);
  }

  /** What the plan adds to the worth of a charge that ends in a hex. */
  double charging(int stand, int hex) {
    return plan == null ? 0 : charging(leads(stand, 0) ? away(stand, hex) : 0);
  }

  /** What the plan adds to the worth of a charge on opportunity at an enemy in a hex. */
  double reacting(int stand, int enemy) {
    return plan == null ? 0 : charging(leads(stand, 0) ? away(stand, enemy) - 1 : 0);
  }

  private double charging(int away) {
    if (says(Plan.Stance.HOLD)) {
      return away > SALLY ? -NEVER : -HEX * away;
    }
    return says(Plan.Stance.ATTACK) ? 0.3 : says(Plan.Stance.DELAY) ? -2.5 : 0;
  }

  /** What the plan adds to the worth of riding after a beaten enemy. */
  double pursuing() {
    return stays() ? -0.9 : 0;
  }
}
