package dev.muster.rules.snaphance;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/** Break Points, the scenario's own conditions, and the end of the battle (14.0). */
final class Victory {
  private static final RuleRef BREAKS = RuleRef.of("14.0", "SN-14.0-05", "SN-14.0-06");
  private static final RuleRef ENDS = RuleRef.of("14.0", "SN-14.0-06");
  private static final RuleRef SCENARIO = RuleRef.of("", "SN-1.0-04");

  private final Play play;
  private final Table table;
  private final Conditions conditions;
  // the holders of the objectives when they were looked at last
  private final int[] now;

  Victory(Play play, Conditions conditions) {
    this.play = play;
    table = play.table;
    this.conditions = conditions;
    now = new int[table.program.scenario().objectives().size()];
  }

  int roundLimit() {
    return roundLimit(table);
  }

  /** The last round that is played, given by the scenario or else by the rules. */
  static int roundLimit(Table table) {
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
    return broken(0) || broken(1) || table.won != Table.GONE;
  }

  /** Remembers who holds what when the battle begins. */
  void begin() {
    findHolders(table.holder);
  }

  /** Tells which objectives have changed hands, and looks at the scenario's own conditions. */
  void afterRound() {
    tellObjectives();
    List<Scenario.Win> wins = table.program.scenario().victory().conditions();
    for (int i = 0; i < wins.size(); i++) {
      Scenario.Win each = wins.get(i);
      if (table.won == Table.GONE && isWon(each)) {
        table.won = i;
      }
    }
  }

  /** Whether a condition that is looked at after every round is true now. */
  boolean isWon(Scenario.Win win) {
    return !win.atEnd() && conditions.hold(win.condition());
  }

  private void findHolders(int[] found) {
    for (int i = 0; i < found.length; i++) {
      String name = table.program.scenario().objectives().get(i).name();
      found[i] = conditions.holds(0, name) ? 0 : conditions.holds(1, name) ? 1 : Table.GONE;
    }
  }

  private void tellObjectives() {
    findHolders(now);
    List<Scenario.Objective> all = table.program.scenario().objectives();
    for (int i = 0; i < now.length; i++) {
      if (play.chronicle.heard && table.holder[i] != now[i]) {
        play.chronicle.tell(
            new CommonEvent.ObjectiveHeld(
                label(all.get(i)), now[i] == Table.GONE ? "" : table.sideName(now[i]), SCENARIO));
      }
    }
    System.arraycopy(now, 0, table.holder, 0, now.length);
  }

  private static String label(Scenario.Objective objective) {
    return objective.label().isEmpty() ? objective.name() : objective.label();
  }

  /** Ends the battle and tells how. */
  Outcome end() {
    Verdict verdict = verdict();
    Scenario.Points points = table.program.scenario().victory().points();
    if (points != null) {
      tellScores(points);
      verdict = byPoints(points, verdict.reason);
    }
    for (int s = 0; s < 2; s++) {
      if (broken(s) && play.chronicle.heard) {
        play.chronicle.tell(
            new CommonEvent.ArmyBreaks(
                table.sideName(s),
                table.lostPoints[s],
                table.totalPoints[s],
                table.breaksAt[s],
                BREAKS));
      }
    }
    Outcome outcome =
        new Outcome(verdict.winner, verdict.reason, table.round, List.of(account(0), account(1)));
    if (play.chronicle.heard) {
      play.chronicle.tell(new CommonEvent.BattleEnds(outcome, ENDS));
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
    if (table.won != Table.GONE) {
      Scenario.Win won = table.program.scenario().victory().conditions().get(table.won);
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

  /** The side that wins if the battle ends now, or GONE for a draw. */
  int winner() {
    Verdict verdict = verdict();
    Scenario.Points points = table.program.scenario().victory().points();
    return points == null ? verdict.winner : byPoints(points, verdict.reason).winner;
  }

  private Verdict byPoints(Scenario.Points points, String reason) {
    int[] score = new int[2];
    for (int s = 0; s < 2; s++) {
      score[s] = terms(points, s).stream().mapToInt(Event.Term::value).sum();
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

  private void tellScores(Scenario.Points points) {
    for (int s = 0; s < 2 && play.chronicle.heard; s++) {
      List<Event.Term> terms = terms(points, s);
      int score = terms.stream().mapToInt(Event.Term::value).sum();
      play.chronicle.tell(new CommonEvent.Scores(table.sideName(s), terms, score, SCENARIO));
    }
  }

  /** What a side gets points for, but for what gives none. */
  private List<Event.Term> terms(Scenario.Points points, int s) {
    int enemy = 1 - s;
    List<Event.Term> terms = new ArrayList<>();
    for (Scenario.Objective each : table.program.scenario().objectives()) {
      terms.add(new Event.Term(label(each), conditions.holds(s, each.name()) ? each.points() : 0));
    }
    terms.add(new Event.Term("enemy broken", broken(enemy) ? points.enemyBroken() : 0));
    terms.add(
        new Event.Term("enemy units lost", points.unitDestroyed() * conditions.unitsLost(enemy)));
    terms.add(
        new Event.Term("enemy Break Points lost", points.breakPoint() * table.lostPoints[enemy]));
    terms.add(
        new Event.Term(
            "enemy Generals killed", points.generalKilled() * table.generalsKilled[enemy]));
    terms.removeIf(term -> term.value() == 0);
    return terms;
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
