package dev.muster.rules.snaphance.rules;

/**
 * The requirements of an Order Test of some stands: the worst rating, a leader, the range (3.0,
 * 4.5).
 */
public final class OrderTestTerms {
  private final SnaphanceState table;
  private final HexList alone = new HexList();

  public OrderTestTerms(SnaphanceState table) {
    this.table = table;
  }

  /** Returns the chance of a pass, 0 to 1, for commanders that evaluate it. */
  public double chance(int stand, int harder) {
    alone.clear();
    alone.add(stand);
    int needed =
        table.type[stand].pass
            + harder
            - table.type[stand].orderBonus
            - (leaderHelps(alone) ? table.rules.leaderOrderBonus : 0)
            - (outOfRange(alone) ? table.rules.outOfCommand : 0);
    return Math.max(0, Math.min(6, 7 - needed)) / 6.0;
  }

  /** The stand whose class, with its traits, requires the highest throw (4.9). */
  int worst(HexList stands) {
    int worst = stands.get(0);
    for (int i = 1; i < stands.size(); i++) {
      int stand = stands.get(i);
      worst = asks(stand) > asks(worst) ? stand : worst;
    }
    return worst;
  }

  private int asks(int stand) {
    return table.type[stand].pass - table.type[stand].orderBonus;
  }

  /** +1 for a leader in the hex, or attached to one of a group; one stand a turn (3.1, 4.5). */
  boolean leaderHelps(HexList stands) {
    for (int i = 0; i < stands.size(); i++) {
      int stand = stands.get(i);
      int g = table.group[stand];
      boolean here = stands.size() == 1 ? table.generalHere(stand) : table.attachedTo[g] == stand;
      boolean tied = table.helped[g] != SnaphanceState.GONE;
      boolean again = table.helped[g] == stand && !table.rules.leaderHelpsOnce;
      if (here && (!tied || again)) {
        return true;
      }
    }
    return false;
  }

  /** Whether none of the stands is within command range. */
  boolean outOfRange(HexList stands) {
    for (int i = 0; i < stands.size(); i++) {
      if (CommandRange.holds(table, stands.get(i), false)) {
        return false;
      }
    }
    return true;
  }
}
