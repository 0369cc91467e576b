package dev.muster.rules.snaphance.rules;

import org.jspecify.annotations.Nullable;

/**
 * Passage of friends, displacement and contact: which stands may pass, push aside or contact which
 * (4.10, 4.11, 10.0).
 */
final class SnaphancePassage {
  private SnaphancePassage() {}

  /** Displacement: whether a stand may push a friend when stepping in a direction (4.11). */
  static boolean mayDisplace(SnaphanceState table, int stand, int friend, int d, int facing) {
    StandType mover = table.type[stand];
    StandType other = table.type[friend];
    if (other.combat || mover.artillery || table.engaged(friend)) {
      return false;
    }
    if (mover.combat) {
      return Math.floorMod(d - facing, 6) < 2;
    }
    return !mover.skirmisher || other.skirmisher;
  }

  /**
   * Returns whether a stand that ends in a hex displaces its occupant: friendly Skirmishers in no
   * melee (6.2, 12.0).
   */
  static boolean givesWay(SnaphanceState table, int stand, int there) {
    return table.type[there].skirmisher && !table.enemies(there, stand) && !table.engaged(there);
  }

  /**
   * Returns the hex of a displaced friend: the hex stepped from, or, if that is occupied or closed
   * to him, the last free hex of the path (4.11, 6.2, 12.0).
   *
   * @param way hexes of the path of the displacing stand; the last one is its end
   * @param start hex where the path began
   */
  static int behind(SnaphanceState table, int stand, int friend, HexList way, int start) {
    for (int i = way.size() - 2; i >= 0; i--) {
      int there = table.occupant[way.get(i)];
      boolean free = there == SnaphanceState.GONE || there == stand;
      if (free && table.ground.open(way.get(i), table.type[friend].code)) {
        return way.get(i);
      }
    }
    return start;
  }

  /** Interpenetration: Support Stands pass and are passed; Combat Stands only in line (4.10). */
  static boolean mayPass(SnaphanceState table, int mover, int friend, int direction) {
    return mayPass(table, mover, friend, direction, table.facing[mover]);
  }

  /** Returns the same for a mover whose facing will be {@code facing}. */
  static boolean mayPass(SnaphanceState table, int mover, int friend, int direction, int facing) {
    StandType one = table.type[mover];
    StandType other = table.type[friend];
    if (!one.combat || !other.combat) {
      return true;
    }
    if (one.pikeBlock || other.pikeBlock || facing != table.facing[friend]) {
      return false;
    }
    int relative = Math.floorMod(direction - facing, 6);
    return !table.rules.finalEdition || (relative != 2 && relative != 5);
  }

  /**
   * Whether an enemy is Skirmishers in the open, before which any stand may stop: it is no contact
   * (10.5).
   */
  static boolean openSkirmishers(SnaphanceState table, int enemy) {
    return table.type[enemy].skirmisher && !table.ground.cover(table.hex[enemy]);
  }

  /** Whether a stand in a hex beside the enemy may be in contact with him (10.0). */
  static boolean mayCharge(SnaphanceState table, int stand, int enemy, int from) {
    return contactRefusal(table, stand, enemy, from) == null;
  }

  /** Why a stand may not charge an enemy from any place; null if it may (10.0). */
  static @Nullable SnaphanceRefusal chargeRefusal(SnaphanceState table, int stand, int enemy) {
    StandType type = table.type[stand];
    StandType other = table.type[enemy];
    if (type.chargeBonus <= 0) {
      return !type.lightCavalry
          ? SnaphanceRefusal.NO_CHARGE_BONUS
          : other.skirmisher || other.shot ? null : SnaphanceRefusal.LIGHT_CAVALRY_CHARGES;
    }
    if (type.infantry && other.mountedCombat) {
      boolean close =
          table.rules.finalEdition && type.pikes && table.ground.close(table.hex[enemy]);
      return (type.mayChargeMounted && type.pikeBlock) || close
          ? null
          : SnaphanceRefusal.FOOT_AT_MOUNTED;
    }
    return null;
  }

  /**
   * Returns why a stand in a hex beside an enemy may not be in contact with him; null if it may.
   */
  static @Nullable SnaphanceRefusal contactRefusal(
      SnaphanceState table, int stand, int enemy, int from) {
    SnaphanceRefusal ever = chargeRefusal(table, stand, enemy);
    if (ever == null && table.type[stand].chargeBonus <= 0) {
      StandType other = table.type[enemy];
      int foeHex = table.hex[enemy];
      int facing = table.facing[enemy];
      // a move that is only evaluated begins at the stand's present hex
      boolean asked =
          table.rules.fromBehind == SnaphanceRules.FromBehind.MOVE && !table.underWay[stand];
      int began = asked ? table.hex[stand] : table.beganAt(stand);
      boolean may =
          other.skirmisher
              || (!table.grid.isFront(foeHex, facing, from)
                  && table.grid.projection(facing, foeHex, began) <= 0);
      return may ? null : SnaphanceRefusal.LIGHT_CAVALRY_CHARGES;
    }
    return ever;
  }

  /** Skirmishers may fight in cover, on ground that takes the charge, or against Shot (10.5). */
  static boolean mayFight(SnaphanceState table, int skirmishers, int attacker) {
    int from = table.hex[attacker];
    int to = table.hex[skirmishers];
    StandType type = table.type[attacker];
    return table.ground.coverBetween(from, to)
        || table.ground.removesCharge(from, to)
        || type.shot
        || type.dragoons
        || type.skirmisher;
  }
}
