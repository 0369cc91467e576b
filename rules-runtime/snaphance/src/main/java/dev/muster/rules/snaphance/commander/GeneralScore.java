package dev.muster.rules.snaphance.commander;

import dev.muster.rules.snaphance.rules.SnaphanceState;

/**
 * Scores places of a General: near stands that need him, near all his stands, and out of danger
 * (3.0).
 */
final class GeneralScore {
  /** Settles a tie between two stands by their number; hexes come in the order of the map. */
  private static final double TIE = 1e-9;

  private final EvaluationContext seen;
  private final SnaphanceState table;

  // of the deciding General at his place
  private double strayed;
  private double perilHere;

  GeneralScore(EvaluationContext seen) {
    this.seen = seen;
    table = seen.table;
  }

  /** Looks at the place of the General of a group. */
  void setOrigin(int g) {
    int at = table.general[g];
    int with = table.occupant[at];
    strayed = apart(g, at);
    perilHere = with != SnaphanceState.GONE && table.group[with] == g ? danger(with) : 0.5;
  }

  /** Whether a hex holds a stand of a group. */
  boolean joinsOwn(int g, int hex) {
    int stand = table.occupant[hex];
    return stand != SnaphanceState.GONE && table.group[stand] == g;
  }

  /** Returns the score of a ride to a hex; to one without a stand of his group it is -1. */
  double rideScore(int g, int hex) {
    if (!joinsOwn(g, hex)) {
      return -1;
    }
    int stand = table.occupant[hex];
    double apart = apart(g, hex);
    double wanted =
        (table.disordered[stand] && !table.engaged(stand) && !table.acted[stand]
                ? seen.weight(SnaphanceWeight.GENERAL_RALLIES)
                : 0)
            + (table.foe[stand] != SnaphanceState.GONE
                ? seen.weight(SnaphanceWeight.GENERAL_FIGHTS)
                : 0);
    double safer = seen.weight(SnaphanceWeight.GENERAL_RISK) * (perilHere - danger(stand));
    return wanted + strayed - apart - 0.15 + safer - TIE * stand;
  }

  double attachScore(int stand) {
    // a gun needs few tests, and moves too little to lead a group from
    return (table.type[stand].artillery
            ? -seen.weight(SnaphanceWeight.ATTACH)
            : seen.weight(SnaphanceWeight.ATTACH))
        - seen.weight(SnaphanceWeight.GENERAL_RISK) * danger(stand);
  }

  /** Returns the probability, 0 to 1, that a stand with the General is destroyed soon (3.2). */
  private double danger(int stand) {
    int near = table.engaged(stand) ? 0 : seen.enemyDistance(table.hex[stand]);
    double close = near <= 1 ? 1 : near == 2 ? 0.8 : near == 3 ? 0.5 : 0;
    // a stand that has acted takes no more tests, so he is of less use to it
    double use = table.acted[stand] ? 1 : 0.6;
    return close * use * Math.max(0, Math.min(1, (7 - table.strength(stand)) / 4.0));
  }

  /** Returns the penalty for the distance of a General in a hex from the stands of his group. */
  private double apart(int g, int hex) {
    double apart = 0;
    for (int other : table.members[g]) {
      if (table.onBoard(other)) {
        int distance = table.grid.distance(hex, table.hex[other]);
        apart += distance > 4 ? 0.4 : 0.02 * distance;
      }
    }
    return apart;
  }
}
