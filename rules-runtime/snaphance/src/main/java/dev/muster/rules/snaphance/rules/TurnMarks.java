package dev.muster.rules.snaphance.rules;

import dev.muster.rules.model.Army;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Marks of a turn and of a round that are not visible beside the stands. */
public final class TurnMarks {
  private final SnaphanceState table;

  public TurnMarks(SnaphanceState table) {
    this.table = table;
  }

  /**
   * Returns one sentence for each fact about stands and Generals that can still affect the battle.
   */
  public List<String> sentences() {
    List<String> found = new ArrayList<>();
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.onBoard(stand)) {
        ofStand(stand, found);
      }
    }
    int g = table.activeGroup;
    if (g != SnaphanceState.GONE && table.general[g] != SnaphanceState.GONE) {
      String name = table.generalName(g);
      if (table.soloMoved[g]) {
        found.add(name + " has ridden in this turn, and may not ride again (3.1).");
      } else if (table.helped[g] != SnaphanceState.GONE) {
        found.add(name + " has helped in an Order Test, and stays with that stand (3.1).");
      } else if (allHaveActed(g)) {
        found.add(name + " may still ride in this turn, when all stands have acted (3.1).");
      }
    }
    return found;
  }

  private boolean allHaveActed(int g) {
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) && !table.bearsMovedMarker(stand)) {
        return false;
      }
    }
    return true;
  }

  private void ofStand(int stand, List<String> found) {
    String name = table.name[stand];
    if (table.foe[stand] != SnaphanceState.GONE && table.foughtRound[stand] == table.round) {
      found.add("The melee of " + name + " has been fought in this round (11.3).");
    }
    boolean toCome = table.group[stand] == table.activeGroup && !table.bearsMovedMarker(stand);
    if (toCome && table.fought[stand]) {
      found.add(name + " has fought in this turn, and does nothing more (4.0).");
    } else if (toCome && table.opportunityDenied[stand]) {
      found.add(name + " has failed a test for opportunity in this turn (6.1).");
    } else if (toCome && table.moves[stand] > 0) {
      found.add(name + " has moved in this turn already.");
    }
  }

  /** Returns the side that last had a stand in a hex; {@link SnaphanceState#GONE} if none had. */
  public int lastIn(int hex) {
    return table.lastSide[hex];
  }

  /** Returns the bonus of a General for the initiative of his group. */
  public int bonus(int g) {
    return table.generalBonus[g];
  }

  /**
   * The General's own command range in hexes; {@link SnaphanceState#GONE} for that of the rules.
   */
  public int range(int g) {
    return table.generalRange[g];
  }

  /** Whether a stand is off the board by an event of the scenario, and not lost. */
  public boolean hasLeft(int stand) {
    return table.left[stand];
  }

  /** Break Points of the ranks that a stand has left. */
  public int breakPoints(int stand) {
    return BreakPoints.of(table.type[stand].breakPoints, table.ranksLeft(stand));
  }

  /**
   * The share that makes an army with that number of Break Points break at its current threshold;
   * null if the share of its list does.
   */
  public Army.@Nullable Share breakShare(int s, int points) {
    Army.@Nullable Share own = table.program.armies().get(s).breakShare();
    if (points <= 0 || BreakPoints.breaksAt(points, own, table.rules) == table.breaksAt[s]) {
      return own;
    }
    int at = table.rules.breakAtOrAbove ? table.breaksAt[s] : table.breaksAt[s] - 1;
    return new Army.Share(at, points);
  }
}
