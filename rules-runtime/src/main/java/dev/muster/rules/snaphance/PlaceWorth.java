package dev.muster.rules.snaphance;

import dev.muster.rules.model.Plan;

/** What a place is worth to a stand, and so a move to it. */
final class PlaceWorth {
  private final Prospect seen;
  private final Table table;
  private final Sight sight;
  private final Entries entries;
  private final MeleeWorth melee;

  // what the stand that is asked has where it is
  private double approachHere;
  private int facesHere;
  private int besideHere;
  private int exposedHere;
  private int fireHere;
  private int turnedHere;
  private int dangerHere;
  private int viewHere;
  private int entryHere;

  PlaceWorth(Prospect seen, MeleeWorth melee) {
    this.seen = seen;
    this.melee = melee;
    table = seen.table;
    sight = new Sight(table);
    entries = new Entries(table);
  }

  /** Looks at the place a stand is at. */
  void lookFrom(int stand, int here) {
    approachHere = approach(stand, here);
    facesHere = faces(here, table.facing[stand]);
    dangerHere = seen.foes.danger(here, table.facing[stand]);
    entryHere = entries.wanted(table.side[stand], here);
    viewHere = table.type[stand].artillery && inView(stand, here, table.facing[stand]) ? 1 : 0;
    besideHere = seen.besides(stand, here);
    fireHere = seen.foes.fire(here);
    turnedHere = seen.foes.turned(here);
    exposedHere = seen.foes.reached(here);
  }

  double of(int stand, Moves found, int move) {
    int hex = found.endHex[move];
    int facing = found.endFacing[move];
    double worth = found.disorders[move] ? -seen.w(Weight.DISORDER) : 0;
    if (found.charge[move]) {
      double shyness = table.type[stand].combat ? 0 : seen.w(Weight.SHYNESS);
      worth -= seen.w(Weight.CHARGE_EXPOSED) * seen.foes.danger(hex, facing);
      worth += seen.w(Weight.CHARGE_BESIDE) * seen.besides(stand, hex);
      worth -= seen.w(Weight.SPENT_CHARGE) * seen.spent(stand);
      return worth + melee.charge(stand, hex, facing) - shyness + seen.plans.charging(stand, hex);
    }
    if (hex != table.hex[stand] && seen.plans.strays(stand, table.hex[stand], hex)) {
      return -1;
    }
    worth += approach(stand, hex) - approachHere;
    worth += seen.w(Weight.FACING) * (faces(hex, facing) - facesHere);
    worth -= seen.w(Weight.EXPOSED) * (seen.foes.danger(hex, facing) - dangerHere);
    worth -= seen.w(Weight.ENTRY) * (entries.wanted(table.side[stand], hex) - entryHere);
    if (table.type[stand].artillery) {
      worth += seen.w(Weight.VIEW) * ((inView(stand, hex, facing) ? 1 : 0) - viewHere);
    }
    worth -=
        (seen.w(Weight.REACHED) + seen.w(Weight.SPENT_REACHED) * seen.spent(stand))
            * (seen.foes.reached(hex) - exposedHere);
    worth -= seen.w(Weight.UNDER_FIRE) * (seen.foes.fire(hex) - fireHere);
    worth +=
        table.type[stand].combat
            ? seen.w(Weight.FLANKING) * (seen.foes.turned(hex) - turnedHere)
            : 0;
    worth += seen.w(Weight.BESIDE) * (seen.besides(stand, hex) - besideHere);
    return worth - (table.type[stand].artillery ? seen.w(Weight.LIMBER) : seen.w(Weight.STILL));
  }

  /** Whether a gun in a hex would have an enemy before it. */
  private boolean inView(int stand, int hex, int facing) {
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (table.onBoard(enemy) && table.enemies(enemy, stand) && !table.engaged(enemy)) {
        int range = table.grid.distance(hex, table.hex[enemy]);
        if (range <= Firing.FARTHEST
            && table.type[stand].fire[range] != StandType.BLANK
            && sight.sees(stand, hex, facing, table.hex[enemy])) {
          return true;
        }
      }
    }
    return false;
  }

  /** How good a place is by its distance to where the stand wants to be. */
  private double approach(int stand, int hex) {
    StandType type = table.type[stand];
    if (seen.plans.leads(stand, seen.near(table.hex[stand]))) {
      double back =
          seen.plans.says(Plan.Stance.HOLD)
              ? 0
              : seen.spent(stand) * Math.max(0, seen.w(Weight.SPENT_RANGE) - seen.near(hex));
      return seen.plans.suits(stand, hex, seen.near(hex)) - seen.w(Weight.NEARER) * back;
    }
    double wanted =
        type.artillery
            ? seen.w(Weight.GUN_RANGE)
            : type.shot
                ? seen.w(Weight.SHOT_RANGE)
                : type.combat || type.chargeBonus > 0
                    ? seen.w(Weight.COMBAT_RANGE)
                    : seen.w(Weight.SHOT_RANGE);
    double spent = type.artillery ? 0 : seen.spent(stand);
    wanted += spent * (seen.w(Weight.SPENT_RANGE) - wanted);
    if (!seen.plans.says(Plan.Stance.ATTACK)) {
      wanted += seen.w(Weight.KEEPS_OFF);
    }
    return -seen.w(Weight.NEARER) * Math.abs(seen.near(hex) - wanted);
  }

  double safety(int stand, int hex) {
    return 0.1 * Math.min(10, seen.near(hex))
        - (ZoneOfControl.covers(table, table.side[stand], hex) ? 1 : 0);
  }

  double facing(int stand, int facing) {
    return 0.12 * (faces(table.hex[stand], facing) - facesHere);
  }

  double distanceToMiddle(int hex) {
    int middle = table.grid.height() / 2 * table.grid.width() + table.grid.width() / 2;
    int opposite = table.grid.size() - 1 - middle; // a board of even rows has two
    return 0.05 * (table.grid.distance(hex, middle) + table.grid.distance(hex, opposite));
  }

  /** Whether the nearest enemy is in front of a stand in a hex; -1 where there is none. */
  private int faces(int hex, int facing) {
    int enemy = seen.foes.nearest(hex);
    if (enemy == Table.GONE) {
      return -1;
    }
    return 2 * table.grid.projection(facing, hex, enemy) >= seen.foes.distance(hex) ? 1 : 0;
  }
}
