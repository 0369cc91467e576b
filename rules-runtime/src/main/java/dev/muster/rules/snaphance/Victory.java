package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Break Points, the scenario's own conditions, and the end of the battle (14.0). */
final class Victory {
  private static final RuleRef BREAKS = RuleRef.of("14.0", "SN-14.0-05", "SN-14.0-06");
  private static final RuleRef ENDS = RuleRef.of("14.0", "SN-14.0-06");

  private final Table table;
  private final Conditions conditions;
  private Scenario.@Nullable Win won;

  Victory(Table table, Conditions conditions) {
    this.table = table;
    this.conditions = conditions;
  }

  /** Takes over what was found of another battle's course, for a copy of it. */
  void goOnFrom(Victory other) {
    won = other.won;
  }

  int roundLimit() {
    Integer limit = table.program.scenario().roundLimit();
    return limit == null ? table.rules.roundsWithoutLimit : limit;
  }

  boolean broken(int side) {
    return table.brokeAt[side] > 0 || noneLeft(side);
  }

  private boolean noneLeft(int side) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] == side && (table.onBoard(stand) || table.waiting[stand])) {
        return false;
      }
    }
    return true;
  }

  boolean over() {
    return broken(0) || broken(1) || won != null;
  }

  /** Looks at the scenario's own conditions after a round, in their order. */
  void afterRound() {
    for (Scenario.Win each : table.program.scenario().victory().conditions()) {
      if (won == null && !each.atEnd() && conditions.hold(each.condition())) {
        won = each;
      }
    }
  }

  /** Ends the battle and tells how. */
  Outcome end() {
    Verdict verdict = verdict();
    Scenario.Points points = table.program.scenario().victory().points();
    if (points != null) {
      verdict = byPoints(points, verdict.reason);
    }
    for (int s = 0; s < 2; s++) {
      if (broken(s) && table.chronicle.heard) {
        table.chronicle.tell(
            new Event.ArmyBreaks(
                table.sideName(s),
                table.lostPoints[s],
                table.totalPoints[s],
                table.breaksAt[s],
                BREAKS));
      }
    }
    Outcome outcome =
        new Outcome(verdict.winner, verdict.reason, table.round, List.of(account(0), account(1)));
    if (table.chronicle.heard) {
      table.chronicle.tell(new Event.BattleEnds(outcome, ENDS));
    }
    return outcome;
  }

  private record Verdict(int winner, String reason) {}

  private Verdict verdict() {
    if (broken(0) && broken(1)) {
      if (table.brokeAt[0] != table.brokeAt[1] && table.brokeAt[0] > 0 && table.brokeAt[1] > 0) {
        int first = table.brokeAt[0] < table.brokeAt[1] ? 0 : 1;
        return new Verdict(1 - first, table.sideName(first) + " broke first");
      }
      // both at one event: the higher lost share loses (U-41)
      long difference = lostTimesTotal(0) - lostTimesTotal(1);
      int winner = difference == 0 ? -1 : difference < 0 ? 0 : 1;
      return new Verdict(winner, "both armies broke at once");
    }
    if (broken(0) || broken(1)) {
      int loser = broken(0) ? 0 : 1;
      return new Verdict(1 - loser, table.sideName(loser) + " broke");
    }
    if (won != null) {
      return new Verdict(side(won), won.side() + " reached what the scenario asks for");
    }
    for (Scenario.Win each : table.program.scenario().victory().conditions()) {
      if (each.atEnd() && conditions.hold(each.condition())) {
        return new Verdict(side(each), each.side() + " has what the scenario asks for at the end");
      }
    }
    // at the limit the lower lost share wins, less than 5 points of a hundred apart is a draw
    // (U-05)
    long apart = lostTimesTotal(1) - lostTimesTotal(0);
    long whole = (long) table.totalPoints[0] * table.totalPoints[1];
    int winner = Math.abs(apart) * 100 < whole * table.rules.drawMargin ? -1 : apart > 0 ? 0 : 1;
    return new Verdict(winner, "the round limit of " + roundLimit() + " was reached");
  }

  private int side(Scenario.Win win) {
    return table.program.scenario().sideNamed(win.side());
  }

  /** Lost share of a side times both totals, to compare shares in whole numbers. */
  private long lostTimesTotal(int side) {
    return (long) table.lostPoints[side] * table.totalPoints[1 - side];
  }

  private Verdict byPoints(Scenario.Points points, String reason) {
    int[] score = new int[2];
    for (int s = 0; s < 2; s++) {
      int enemy = 1 - s;
      score[s] =
          (broken(enemy) ? points.enemyBroken() : 0)
              + points.unitDestroyed() * conditions.unitsLost(enemy)
              + points.breakPoint() * table.lostPoints[enemy]
              + points.generalKilled() * table.generalsKilled[enemy];
      for (Scenario.Objective each : table.program.scenario().objectives()) {
        score[s] += conditions.holds(s, each.name()) ? each.points() : 0;
      }
    }
    int lead = score[0] - score[1];
    int winner = Math.abs(lead) < Math.max(1, points.margin()) ? -1 : lead > 0 ? 0 : 1;
    return new Verdict(
        winner,
        reason
            + "; "
            + table.sideName(0)
            + " "
            + score[0]
            + " points, "
            + table.sideName(1)
            + " "
            + score[1]);
  }

  private Outcome.SideAccount account(int side) {
    List<Outcome.StandAccount> list = new ArrayList<>();
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] == side) {
        list.add(
            new Outcome.StandAccount(
                table.groupName[table.group[stand]],
                table.name[stand],
                table.type[stand].startStrength,
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
