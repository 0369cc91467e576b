package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import java.util.ArrayList;
import java.util.List;

/** Break Points and the end of the battle (14.0). */
final class Victory {
  private static final int DEFAULT_ROUNDS = 12;

  private final Table table;

  Victory(Table table) {
    this.table = table;
  }

  int roundLimit() {
    Integer limit = table.program.scenario().roundLimit();
    return limit == null ? DEFAULT_ROUNDS : limit;
  }

  boolean broken(int side) {
    return table.lostPoints[side] >= table.breaksAt[side] || noneLeft(side);
  }

  private boolean noneLeft(int side) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] == side && table.onBoard(stand)) {
        return false;
      }
    }
    return true;
  }

  boolean over() {
    return broken(0) || broken(1);
  }

  /**
   * Ends the battle: the broken side loses; both broken, or the round limit, are decided by the
   * lost share (14.0, U-05, U-41).
   */
  Outcome end() {
    int winner = -1;
    String reason;
    if (broken(0) && broken(1)) {
      reason = "both armies broke at once";
      int difference = Double.compare(share(0), share(1));
      winner = difference == 0 ? -1 : difference < 0 ? 0 : 1;
    } else if (over()) {
      int loser = broken(0) ? 0 : 1;
      winner = 1 - loser;
      reason = table.sideName(loser) + " broke";
    } else {
      reason = "the round limit of " + roundLimit() + " was reached";
      double difference = share(1) - share(0);
      winner = Math.abs(difference) < 0.05 ? -1 : difference > 0 ? 0 : 1;
    }
    for (int s = 0; s < 2; s++) {
      if (broken(s)) {
        table.tell(
            new Event.ArmyBreaks(
                table.sideName(s),
                table.lostPoints[s],
                table.totalPoints[s],
                table.breaksAt[s],
                "14.0"));
      }
    }
    Outcome outcome = new Outcome(winner, reason, table.round, List.of(account(0), account(1)));
    table.tell(new Event.BattleEnds(outcome, "14.0"));
    return outcome;
  }

  private double share(int side) {
    return table.totalPoints[side] == 0
        ? 1
        : (double) table.lostPoints[side] / table.totalPoints[side];
  }

  private Outcome.SideAccount account(int side) {
    List<Outcome.StandAccount> list = new ArrayList<>();
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] == side) {
        int start = 0;
        for (int rank : table.type[stand].strength) {
          start += rank;
        }
        list.add(
            new Outcome.StandAccount(
                table.groupName[table.group[stand]],
                table.name[stand],
                start,
                table.strength(stand),
                table.onBoard(stand),
                table.disordered[stand]));
      }
    }
    return new Outcome.SideAccount(
        table.sideName(side),
        table.totalPoints[side],
        table.lostPoints[side],
        table.breaksAt[side],
        broken(side),
        list);
  }
}
