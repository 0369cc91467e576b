package dev.muster.rules.snaphance.rules;

/**
 * The dice of distant fire, term by term, for the throw and for commanders that evaluate it (7.0).
 */
public final class FireDice {
  /** A penalty no strength outweighs: the stand cannot fire. */
  private static final int NEVER = 1000;

  private final SnaphanceState table;
  private final RulebookDiceTerms special;

  public FireDice(SnaphanceState table) {
    this.table = table;
    special = new RulebookDiceTerms(table);
  }

  /**
   * Fills a pool with the dice of a rank at an enemy where both are now, within {@link
   * RangedFire#FARTHEST}.
   *
   * @param intent dice given up to keep a move or a charge possible (7.2, 7.3)
   * @return the number of dice, 0 or more
   */
  public int fill(DicePool pool, int stand, int enemy, int rank, int intent) {
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
      return -SnaphanceRules.at(table.rules.lightCavalryFire, hexes) + Math.max(0, hexes - last);
    }
    if (type.dragoons) {
      int last = table.rules.dragoonsFire.rows().getLast().to();
      return hexes > last ? NEVER : -SnaphanceRules.at(table.rules.dragoonsFire, hexes);
    }
    if (type.pistols) {
      return table.rules.pistolMovePenalty ? moves * -table.rules.fireAfterMove : 0;
    }
    return moves * -table.rules.fireAfterMove;
  }

  /** The first rank that fires. */
  public int firstRank(int stand, FiringRanks ranks) {
    return table.type[stand].pistols && ranks == FiringRanks.REAR ? lastRank(stand, ranks) : 0;
  }

  /** The last one; only Pistols fire with another than the front rank (7.3). */
  public int lastRank(int stand, FiringRanks ranks) {
    return table.type[stand].pistols && ranks != FiringRanks.FRONT ? table.ranksLeft(stand) - 1 : 0;
  }
}
