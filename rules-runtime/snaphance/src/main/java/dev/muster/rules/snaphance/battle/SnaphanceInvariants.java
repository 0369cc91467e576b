package dev.muster.rules.snaphance.battle;

import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.StandType;

/**
 * Checks the invariants that hold between the turns of two stands, and from one turn to the next.
 */
public final class SnaphanceInvariants {
  private final SnaphanceState table;

  // the table after the last step
  private final int[] sp;
  private final boolean[] gone;
  private final boolean[] groupMoved;
  private final int[] lostPoints;
  private int round;
  private int activeGroup;

  /** Stores the current state of the table. */
  SnaphanceInvariants(SnaphanceState table) {
    this.table = table;
    sp = new int[table.sp.length];
    gone = new boolean[table.stands];
    groupMoved = new boolean[table.groups];
    lostPoints = new int[2];
    remember();
  }

  /**
   * Checks the table, and what changed since the last step.
   *
   * @throws IllegalStateException if an invariant does not hold
   */
  void afterStep() {
    check(table);
    nothingComesBack();
    turnsAreTaken();
    remember();
  }

  /** Replaces the stored state by the current state of the table. */
  void remember() {
    System.arraycopy(table.sp, 0, sp, 0, sp.length);
    System.arraycopy(table.groupMoved, 0, groupMoved, 0, groupMoved.length);
    System.arraycopy(table.lostPoints, 0, lostPoints, 0, 2);
    for (int stand = 0; stand < gone.length; stand++) {
      gone[stand] = !table.onBoard(stand) && !table.waiting[stand];
    }
    round = table.round;
    activeGroup = table.activeGroup;
  }

  private void nothingComesBack() {
    for (int i = 0; i < sp.length; i++) {
      if (table.sp[i] > sp[i]) {
        throw broken(table.name[i / StandType.RANKS] + " has gained SP");
      }
    }
    for (int stand = 0; stand < gone.length; stand++) {
      if (gone[stand] && (table.onBoard(stand) || table.waiting[stand])) {
        throw broken(table.name[stand] + " is back from the dead");
      }
    }
    for (int s = 0; s < 2; s++) {
      if (table.lostPoints[s] < lostPoints[s]) {
        throw broken(table.sideName(s) + " has won Break Points back");
      }
    }
  }

  /**
   * Checks that every group acts once per round, and every stand once in the turn of its group
   * (1.4).
   */
  private void turnsAreTaken() {
    if (table.round != round && table.round != round + 1) {
      throw broken("round " + table.round + " follows round " + round);
    }
    for (int g = 0; g < table.groups; g++) {
      if (table.round > round) {
        if (round > 0 && !groupMoved[g] && alive(g)) {
          throw broken(table.groupName[g] + " did not act in round " + round);
        }
      } else if (groupMoved[g] != table.groupMoved[g] && table.activeGroup != g) {
        throw broken(table.groupName[g] + " has acted out of turn");
      }
    }
    if (table.activeGroup != activeGroup) {
      if (table.activeGroup != SnaphanceState.GONE && groupMoved[table.activeGroup]) {
        throw broken(table.groupName[table.activeGroup] + " acts twice in a round");
      }
      if (activeGroup != SnaphanceState.GONE) {
        everybodyActed(activeGroup);
      }
    }
  }

  private boolean alive(int g) {
    for (int stand : table.members[g]) {
      if (table.onBoard(stand)) {
        return true;
      }
    }
    return false;
  }

  private void everybodyActed(int g) {
    for (int stand : table.members[g]) {
      if (table.onBoard(stand) && !table.acted[stand]) {
        throw broken(table.name[stand] + " did not act in the turn of its group");
      }
    }
  }

  /** Checks a single table, without reference to the step before. */
  public static void check(SnaphanceState table) {
    int[] counted = new int[2];
    for (int stand = 0; stand < table.stands; stand++) {
      stand(table, stand);
      melee(table, stand);
      counted[table.side[stand]] +=
          (table.startRanks[stand] - table.ranksLeft(stand)) * table.type[stand].breakPoints;
    }
    for (int hex = 0; hex < table.occupant.length; hex++) {
      int there = table.occupant[hex];
      if (there != SnaphanceState.GONE && table.hex[there] != hex) {
        throw broken("hex " + table.at(hex) + " thinks it holds a stand that is elsewhere");
      }
    }
    points(table, 0, counted[0] + table.lostBefore[0]);
    points(table, 1, counted[1] + table.lostBefore[1]);
    for (int g = 0; g < table.groups; g++) {
      general(table, g);
    }
  }

  private static void points(SnaphanceState table, int side, int counted) {
    int lost = table.lostPoints[side];
    if (lost != counted || counted > table.totalPoints[side]) {
      throw broken(
          table.sideName(side)
              + " lost "
              + lost
              + " BP of "
              + table.totalPoints[side]
              + ", its ranks say "
              + counted);
    }
    if (lost > 0 && (lost >= table.breaksAt[side]) != table.brokeAt[side] > 0) {
      throw broken(
          table.sideName(side) + " lost " + lost + " BP and breaks at " + table.breaksAt[side]);
    }
  }

  private static void general(SnaphanceState table, int g) {
    String who = table.generalLabel[g];
    int hex = table.general[g];
    int stand = table.attachedTo[g];
    if (stand != SnaphanceState.GONE && (table.group[stand] != g || !table.onBoard(stand))) {
      throw broken(who + " is attached to " + table.name[stand] + ", which cannot be");
    }
    if (stand != SnaphanceState.GONE && hex != table.hex[stand]) {
      throw broken(who + " is attached to a stand elsewhere");
    }
    if (hex != SnaphanceState.GONE && (table.generalDead[g] || table.generalWaiting[g])) {
      throw broken(who + " is on the board and should not be");
    }
    if (hex != SnaphanceState.GONE
        && table.enemyIn(hex, table.groupSide[g]) != SnaphanceState.GONE) {
      throw broken(who + " shares hex " + table.at(hex) + " with an enemy");
    }
  }

  private static void stand(SnaphanceState table, int stand) {
    StandType type = table.type[stand];
    for (int rank = 0; rank < StandType.RANKS; rank++) {
      int now = table.rankSp(stand, rank);
      int most = rank < type.strength.length ? type.strength[rank] : 0;
      if (now < 0 || now > most) {
        throw broken(table.name[stand] + " has " + now + " SP of " + most);
      }
    }
    if (table.onBoard(stand)) {
      if (table.occupant[table.hex[stand]] != stand) {
        throw broken(table.name[stand] + " is not in its hex");
      }
      if (table.ranksLeft(stand) == 0 || table.waiting[stand]) {
        throw broken(table.name[stand] + " is on the board and should not be");
      }
    } else if (!table.waiting[stand] && table.opportunity[stand]) {
      throw broken(table.name[stand] + " is gone and on opportunity");
    }
    if (table.opportunity[stand] && table.disordered[stand]) {
      throw broken(table.name[stand] + " is disordered and on opportunity");
    }
  }

  private static void melee(SnaphanceState table, int stand) {
    int foe = table.foe[stand];
    if (foe == SnaphanceState.GONE) {
      return;
    }
    boolean sound =
        table.foe[foe] == stand
            && table.onBoard(stand)
            && table.onBoard(foe)
            && table.enemies(stand, foe)
            && (table.hasInFront(stand, foe) || table.hasInFront(foe, stand))
            && table.began[stand] != table.began[foe];
    if (!sound) {
      throw broken(table.name[stand] + " is in a melee that cannot be");
    }
  }

  private static IllegalStateException broken(String what) {
    return new IllegalStateException("invariant broken: " + what);
  }
}
