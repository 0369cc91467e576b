package dev.muster.rules.snaphance.report;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.snaphance.rules.BreakPoints;
import dev.muster.rules.snaphance.rules.SnaphanceRules;
import dev.muster.rules.snaphance.rules.StandType;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The values that a player derives from a line of a Snaphance army list before the battle: dice at
 * full strength in the open, hexes and Break Points.
 *
 * @param ranks ranks of a unit (8.4)
 * @param breakPoints Break Points of a whole unit: those of a rank times the number of ranks (14.0)
 * @param fire dice of the front rank at each range it may fire at, nearest first (7.0)
 * @param rearFire dice of the second rank, which only Pistols throw (7.3)
 * @param defensiveDice dice thrown at a charge through the front; 0 if none (7.4, 7.6)
 * @param supportingDice dice thrown for a charged neighbour; 0 if none (7.5, 7.6)
 * @param chargeDice dice of the front rank in the melee of a charge, null if it may not charge
 *     (10.3)
 * @param chargeReach hexes a charge can cover on open ground, null if it may not charge (10.0)
 * @param retreat most hexes it retreats (12.0)
 */
record StandStats(
    int ranks,
    int breakPoints,
    List<Volley> fire,
    List<Volley> rearFire,
    int defensiveDice,
    int supportingDice,
    @Nullable Integer chargeDice,
    @Nullable Integer chargeReach,
    int retreat) {
  private static final String[] COLUMNS = {"", "pb", "2h", "3h", "4h", "", "6h"};

  /**
   * Dice at a range.
   *
   * @param column stat of the range, such as {@code pb}
   * @param dice dice thrown, 0 or more
   */
  record Volley(String column, int dice) {}

  public StandStats {
    fire = List.copyOf(fire);
    rearFire = List.copyOf(rearFire);
  }

  /**
   * Derives the values of a line.
   *
   * @throws IllegalArgumentException if the line lacks its strength, or the rulebook its category
   *     or order class
   */
  static StandStats of(Army.StandLine line, Rulebook book) {
    StandType type = new StandType(line, book);
    int ranks = type.strength.length;
    boolean charges = type.chargeBonus > 0;
    SnaphanceRules rules = SnaphanceRules.of(book);
    int defensive = defensive(type, rules);
    return new StandStats(
        ranks,
        BreakPoints.of(type.breakPoints, ranks),
        volleys(type, 0, 0),
        type.pistols && ranks > 1 ? volleys(type, 1, rules.rearRankFire) : List.of(),
        defensive,
        supporting(type, defensive, rules),
        charges ? type.strength[0] + type.chargeBonus : null,
        charges ? type.moveFirst + 1 : null,
        rules.retreatTimes * type.moveFirst);
  }

  private static List<Volley> volleys(StandType type, int rank, int more) {
    List<Volley> volleys = new ArrayList<>();
    for (int range = 1; range < COLUMNS.length; range++) {
      if (!COLUMNS[range].isEmpty() && type.fire[range] != StandType.BLANK) {
        int dice = type.strength[rank] + type.fire[range] + more;
        volleys.add(new Volley(COLUMNS[range], Math.max(0, dice)));
      }
    }
    return volleys;
  }

  private static int defensive(StandType type, SnaphanceRules rules) {
    int strength = type.strength[0];
    if (!type.horse) {
      return type.fire[1] == StandType.BLANK ? 0 : Math.max(0, strength + type.fire[1]);
    }
    return SnaphanceRules.at(
        type.fastHorse
            ? rules.fastHorseFire
            : type.slowHorse ? rules.slowHorseFire : rules.horseFire,
        strength);
  }

  private static int supporting(StandType type, int defensive, SnaphanceRules rules) {
    if (type.horse) {
      return Math.min(
          type.fastHorse ? rules.fastHorseSupportFire : rules.horseSupportFire, defensive);
    }
    if (type.artillery) {
      return defensive;
    }
    return type.shot || type.pikes || type.pistols ? Math.ceilDiv(defensive, 2) : 0;
  }
}
