package dev.muster.rules.snaphance.rules;

import dev.muster.rules.snaphance.rules.SnaphanceRefusal.Because;

/**
 * Derived values of a position for each hex: which stands control it, which see it, and the
 * expected loss to fire there.
 */
public final class GroundSurvey {
  private final SnaphanceState table;
  private final SnaphanceSight sight;
  private final FireReach reach;
  private final FireDice dice;
  private final MoraleTerms morale;
  private final DicePool pool = new DicePool();

  /** Makes a survey of a table that no other code uses. */
  public GroundSurvey(SnaphanceState table) {
    this.table = table;
    sight = new SnaphanceSight(table);
    reach = new FireReach(table, sight);
    dice = new FireDice(table);
    morale = new MoraleTerms(table);
  }

  /** Whether a stand could shoot into a hex by range, arc and sight (7.0, 7.1). */
  public boolean canFireInto(int stand, int hex) {
    return reach.inRange(stand, hex) && sight.sees(stand, hex);
  }

  /** Dice of the front rank at an enemy where both are now. */
  public int dice(int stand, int enemy) {
    return reach.inRange(stand, table.hex[enemy]) ? dice.fill(pool, stand, enemy, 0, 0) : 0;
  }

  /** Why a stand cannot shoot at an enemy, with the rows of the ledger; empty if it can. */
  public String refusal(int stand, int enemy) {
    Because why =
        reach.inRange(stand, table.hex[enemy])
            ? reach.unseen(stand, enemy)
            : reach.outOfRange(stand, enemy);
    if (why == null && dice(stand, enemy) <= 0) {
      why = SnaphanceRefusal.NO_DICE.because();
    }
    return why == null
        ? ""
        : table.name[stand]
            + " cannot fire at "
            + table.name[enemy]
            + ": "
            + SnaphanceRefusalText.of(why, table);
  }

  /**
   * Returns the SP that a stand in a hex is expected to lose to the fire of all enemies in one
   * exchange: each with its front rank, from its current hex (7.0, 8.0).
   */
  public double expectedLoss(int stand, int hex) {
    int home = table.hex[stand];
    if (table.occupant[hex] != SnaphanceState.GONE && table.occupant[hex] != stand) {
      return 0;
    }
    table.place(stand, hex);
    double lost = 0;
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (table.onBoard(enemy) && table.enemies(enemy, stand) && canFireInto(enemy, hex)) {
        int thrown = dice.fill(pool, enemy, stand, 0, 0);
        lost +=
            table
                .odds()
                .expected(
                    thrown, morale.before(stand), table.rules.fireLossCap, table.disordered[stand]);
      }
    }
    table.place(stand, home);
    return lost;
  }
}
