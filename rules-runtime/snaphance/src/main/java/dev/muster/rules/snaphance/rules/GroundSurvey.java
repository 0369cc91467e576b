package dev.muster.rules.snaphance.rules;

import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Rulebook;

/** What a position means for each hex: who controls it, who sees it, and what fire costs there. */
public final class GroundSurvey {
  private final SnaphanceState table;
  private final SnaphanceSight sight;
  private final FireDice dice;
  private final MoraleTerms morale;
  private final DicePool pool = new DicePool();

  /** A survey of a table that nobody else uses. */
  public GroundSurvey(SnaphanceState table) {
    this.table = table;
    sight = new SnaphanceSight(table);
    dice = new FireDice(table);
    morale = new MoraleTerms(table);
  }

  /** Whether a stand could shoot into a hex by range, arc and sight (7.0, 7.1). */
  public boolean canFireInto(int stand, int hex) {
    return inReach(stand, hex)
        && sight.inArc(stand, table.hex[stand], table.facing[stand], hex)
        && sight.clear(table.hex[stand], hex, stand);
  }

  private boolean inReach(int stand, int hex) {
    int range = table.grid.distance(table.hex[stand], hex);
    return range >= 1
        && range <= RangedFire.FARTHEST
        && table.type[stand].fire[range] != StandType.BLANK;
  }

  /** Dice of the front rank at an enemy where both are now. */
  public int dice(int stand, int enemy) {
    return inReach(stand, table.hex[enemy]) ? dice.fill(pool, stand, enemy, 0, 0) : 0;
  }

  /** Why a stand cannot shoot at an enemy, with the section of the rules; empty if it can. */
  public String refusal(int stand, int enemy) {
    int from = table.hex[stand];
    int hex = table.hex[enemy];
    int range = table.grid.distance(from, hex);
    if (!inReach(stand, hex)) {
      return table.name[enemy] + " is " + range + " hexes away, out of range (§7.0)";
    }
    if (!sight.inArc(stand, from, table.facing[stand], hex)) {
      return table.name[enemy] + " is outside the firing arc (§7.0)";
    }
    int blocker = sight.blocker(from, hex, stand);
    if (blocker != SnaphanceSight.CLEAR) {
      return table.name[enemy] + " is not in sight: " + blocked(blocker, stand) + " (§7.1)";
    }
    return dice(stand, enemy) > 0
        ? ""
        : table.name[enemy] + " would be fired at with no dice (§7.0)";
  }

  private String blocked(int hex, int stand) {
    if (hex < 0) {
      return "the line leaves the map";
    }
    int there = table.occupant[hex];
    if (there != SnaphanceState.GONE && there != stand) {
      return table.name[there] + " stands in the line at " + table.at(hex);
    }
    Rulebook.Terrain terrain =
        table.program.board() instanceof GridBoard board
            ? table.program.rulebook().terrain(board.terrainAt(table.at(hex)))
            : null;
    String what = terrain == null || terrain.label().isBlank() ? "the ground" : terrain.label();
    return what + " at " + table.at(hex) + " blocks the line";
  }

  /**
   * SP to expect the fire of all enemies to cost a stand in one exchange, if it stood in a hex:
   * each with its front rank, from where it stands (7.0, 8.0).
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
