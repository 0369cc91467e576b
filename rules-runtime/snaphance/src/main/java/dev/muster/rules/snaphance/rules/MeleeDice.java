package dev.muster.rules.snaphance.rules;

import dev.muster.rules.geometry.Aspect;

/**
 * The dice of melee, term by term, for the throw and for commanders that evaluate a charge; the
 * caller gives the hex of each stand (10.1 to 10.6).
 */
public final class MeleeDice {
  private final SnaphanceState table;
  private final RulebookDiceTerms special;

  public MeleeDice(SnaphanceState table) {
    this.table = table;
    special = new RulebookDiceTerms(table);
  }

  public Aspect aspect(int from, int target) {
    return table.grid.aspect(table.hex[target], table.facing[target], from);
  }

  /** Whether a place is behind the front face line of a stand (10.4). */
  public boolean isBehind(int place, int target) {
    return table.grid.projection(table.facing[target], table.hex[target], place) <= 0;
  }

  /**
   * Returns the dice for striking one of the four rear hexes (10.4).
   *
   * @param fromBehind whether it strikes now and came from behind
   */
  public int flank(int stand, boolean fromBehind) {
    return table.rules.flankDice(table.type[stand].heavy && fromBehind);
  }

  int bracket(int stand, int enemy) {
    return switch (table.rules.bracket) {
      case MELEE -> table.type[stand].bracket;
      case MELEE_VS_MOUNTED -> table.type[enemy].mounted ? table.type[stand].bracket : 0;
      case NONE, MORALE, EXTRA_SP -> 0;
    };
  }

  /** Dice of a defender above its attacker. */
  public int uphill(int defender, int attacker) {
    return table.ground.level(defender) > table.ground.level(attacker) ? table.rules.uphillDice : 0;
  }

  int disorder(int stand) {
    return table.disordered[stand] ? -table.rules.disorderMeleeDice : 0;
  }

  /** Adds the dice of traits and factors. */
  void addSpecial(DicePool pool, int stand, int enemy) {
    special.addMelee(pool, stand, enemy);
  }

  /** Dice short of the least a Battle Stand throws. */
  int missing(int dice) {
    return Math.max(0, table.rules.meleeDiceLeast - dice);
  }

  /**
   * Dice of a Battle Stand without those of its supports.
   *
   * @param more dice of a Charge Bonus, of a flank and of the ground
   */
  public int battle(int stand, int enemy, int more) {
    int dice =
        table.dice(stand)
            + more
            + bracket(stand, enemy)
            + disorder(stand)
            + special.melee(stand, enemy);
    return dice + missing(dice);
  }

  /**
   * Returns the dice that a support adds: half of its own (10.6).
   *
   * @param flank its dice for a flank
   * @param bonus its Charge Bonus
   */
  public int support(int support, int enemy, int flank, int bonus) {
    int dice =
        table.dice(support)
            + flank
            + bracket(support, enemy)
            + disorder(support)
            + special.melee(support, enemy)
            + (table.rules.supportChargeBonus ? bonus : 0);
    return Math.ceilDiv(Math.max(table.rules.meleeDiceLeast, dice), 2);
  }
}
