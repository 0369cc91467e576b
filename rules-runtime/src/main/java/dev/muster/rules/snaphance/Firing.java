package dev.muster.rules.snaphance;

import dev.muster.rules.battle.RuleRef;

/** Shooting at a distance, by choice and on opportunity (7.0 to 7.3, 7.7). */
final class Firing {
  static final RuleRef FIRE = RuleRef.of("7.0", "SN-7.0-14", "SN-7.0-15", "SN-7.0-09");
  static final RuleRef AFTER_MOVE = RuleRef.of("7.2", "SN-7.2-05", "SN-7.2-03", "SN-7.0-14");
  static final RuleRef RANKS = RuleRef.of("7.3", "SN-7.3-01", "SN-7.3-04", "SN-7.0-14");
  static final RuleRef OPPORTUNITY = RuleRef.of("6.4", "SN-6.4-01", "SN-7.0-14");

  /** Farthest range of any weapon, in hexes. */
  static final int FARTHEST = 6;

  /** A penalty no strength outweighs: the stand cannot fire. */
  private static final int NEVER = 1000;

  /** Which ranks of Pistols fire. */
  enum Ranks {
    FRONT,
    REAR,
    BOTH
  }

  private final Play play;
  private final Table table;
  private final SpecialRules special;
  private final Sight sight;
  private final Morale morale;
  private final Pool pool = new Pool();

  // the throws of one exchange, thrown before they take effect
  private final int[] firer = new int[8];
  private final int[] target = new int[8];
  private final int[] hits = new int[8];
  private int thrown;

  Firing(Play play, Sight sight, Morale morale) {
    this.play = play;
    table = play.table;
    special = new SpecialRules(table);
    this.sight = sight;
    this.morale = morale;
  }

  /** Adds the enemies a stand may shoot at now, with at least one die (7.0, 7.1). */
  void targets(int stand, Steps found) {
    found.clear();
    if (!table.type[stand].canFire || table.engaged(stand)) {
      return;
    }
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (mayFireAt(stand, enemy)) {
        found.add(enemy);
      }
    }
  }

  /** Whether a stand may shoot at an enemy: range, arc, sight, nobody in melee, a die to throw. */
  boolean mayFireAt(int stand, int enemy) {
    if (!table.onBoard(enemy) || !table.enemies(enemy, stand)) {
      return false;
    }
    int range = table.grid.distance(table.hex[stand], table.hex[enemy]);
    return range <= FARTHEST
        && table.type[stand].fire[range] != StandType.BLANK
        && dice(stand, enemy, 0, 0) > 0
        && !table.engaged(stand)
        && !table.engaged(enemy)
        && sight.sees(stand, table.hex[enemy]);
  }

  /** Dice of a rank at an enemy where both are now; {@code intent} dice are given up for a plan. */
  int dice(int stand, int enemy, int rank, int intent) {
    StandType type = table.type[stand];
    int range = table.grid.distance(table.hex[stand], table.hex[enemy]);
    pool.clear().always("SP", rank > 0 ? table.rankSp(stand, rank) : table.dice(stand));
    pool.add(range == 1 ? "point blank" : "range", type.fire[range]);
    pool.add("rear rank", rank > 0 ? table.rules.rearRankFire : 0);
    pool.add("moved", -movePenalty(stand));
    pool.add("keeps a move open", intent * table.rules.fireBeforeMove);
    pool.add("disordered", table.disordered[stand] ? -table.rules.disorderFireDice : 0);
    pool.add("target in cover", coverDice(stand, enemy));
    special.addFire(pool, stand, enemy);
    return Math.max(0, pool.sum());
  }

  /** Dice lost at an enemy in cover where both are now (7.0). */
  int coverDice(int stand, int enemy) {
    return table.ground.coverDice(
        table.hex[stand], table.hex[enemy], table.rules.worksCoverAtRange);
  }

  /** Dice lost for the moves and hexes of this turn (7.2). */
  private int movePenalty(int stand) {
    StandType type = table.type[stand];
    int moves = table.movesBeforeFire(stand);
    int hexes = table.hexes[stand];
    if (type.artillery) {
      return moves > 0 ? NEVER : 0;
    }
    if (type.skirmisher) {
      return Math.max(0, moves - table.rules.skirmishersFreeMoves) * -table.rules.fireAfterMove;
    }
    if (type.lightCavalry) {
      // beyond the last row each hex costs a further die (SN-7.2-03)
      int last = table.rules.lightCavalryFire.rows().getLast().to();
      return -Rules.at(table.rules.lightCavalryFire, hexes) + Math.max(0, hexes - last);
    }
    if (type.dragoons) {
      int last = table.rules.dragoonsFire.rows().getLast().to();
      return hexes > last ? NEVER : -Rules.at(table.rules.dragoonsFire, hexes);
    }
    if (type.pistols) {
      return table.rules.pistolMovePenalty ? moves * -table.rules.fireAfterMove : 0;
    }
    return moves * -table.rules.fireAfterMove;
  }

  /** Forgets the throws of the last exchange. */
  void begin() {
    thrown = 0;
    table.moment++;
  }

  /**
   * Throws the fire of a stand, a throw for each rank, without effect yet.
   *
   * @param intent dice given up to keep a move or a charge open (7.2, 7.3)
   */
  void volley(int stand, int enemy, String kind, Ranks ranks, int intent, RuleRef rule) {
    boolean pistols = table.type[stand].pistols;
    int last = pistols && ranks != Ranks.FRONT ? table.ranksLeft(stand) - 1 : 0;
    int first = pistols && ranks == Ranks.REAR ? last : 0;
    for (int rank = first; rank <= last; rank++) {
      if (dice(stand, enemy, rank, intent) > 0) {
        throwFire(stand, enemy, kind, rank, pool, rule);
      }
    }
  }

  /** Throws a pool of fire dice and keeps the hits for {@link #takeEffect}. */
  int throwFire(int stand, int enemy, String kind, int rank, Pool dice, RuleRef rule) {
    int hit = dice.roll(play.dice, table.rules);
    table.opportunity[stand] = false; // who fires is off opportunity (6.1)
    firer[thrown] = stand;
    target[thrown] = enemy;
    hits[thrown] = hit;
    thrown = Math.min(thrown + 1, firer.length - 1);
    if (play.chronicle.heard) {
      play.chronicle.tell(
          new SnaphanceEvent.Fires(
              table.name[stand],
              table.name[enemy],
              kind,
              rank + 1,
              table.grid.distance(table.hex[stand], table.hex[enemy]),
              dice.terms(),
              dice.dice(),
              hit,
              rule));
    }
    return hit;
  }

  /** Morale Tests of all the throws, in their order, each for at most 1 SP (7.0, 8.1). */
  void takeEffect() {
    int spent = 0;
    for (int i = 0; i < thrown; i++) {
      // both ranks of one unit cost one SP together under rank_volley_cap per_unit
      boolean sameUnit = i > 0 && firer[i] == firer[i - 1] && target[i] == target[i - 1];
      int cap = table.rules.fireLossCap;
      int most = table.rules.capPerRank || !sameUnit ? cap : cap - spent;
      spent = (sameUnit ? spent : 0) + morale.underFire(target[i], hits[i], most, firer[i]);
    }
    thrown = 0;
  }

  /** Whether one of the throws kept hit that target. */
  boolean hit(int enemy) {
    for (int i = 0; i < thrown; i++) {
      if (target[i] == enemy && hits[i] > 0) {
        return true;
      }
    }
    return false;
  }

  Sight sight() {
    return sight;
  }
}
