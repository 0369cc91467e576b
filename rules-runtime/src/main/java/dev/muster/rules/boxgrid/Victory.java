package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/** Lost units, the scenario's own conditions, and the end of the battle (BG-D01, BG-D25). */
final class Victory {
  private static final RuleRef BREAKS = RuleRef.of("", "BG-D25");
  private static final RuleRef ENDS = RuleRef.of("", "BG-D01", "BG-D25");

  private final Field field;
  private final Conditions conditions;
  private final Scenario scenario;

  Victory(Field field) {
    this.field = field;
    conditions = new Conditions(field);
    scenario = field.forces().program.scenario();
  }

  /** The last round that is played, given by the scenario or else by the rules. */
  static int roundLimit(Forces forces) {
    Integer limit = forces.program.scenario().roundLimit();
    return limit == null ? forces.rules.turns : limit;
  }

  boolean over() {
    return conditions.broken(0) || conditions.broken(1) || field.won() != Field.NOBODY;
  }

  /** Remembers who holds what when the battle begins. */
  void begin() {
    for (int i = 0; i < field.holder.length; i++) {
      field.holder[i] = holder(i);
    }
  }

  private int holder(int objective) {
    String name = scenario.objectives().get(objective).name();
    return conditions.holds(0, name) ? 0 : conditions.holds(1, name) ? 1 : Field.NOBODY;
  }

  /** Tells which objectives have changed hands, and looks at the scenario's own conditions. */
  void afterRound() {
    for (int i = 0; i < field.holder.length; i++) {
      int now = holder(i);
      if (now != field.holder[i] && field.heard) {
        field.tell(
            new CommonEvent.ObjectiveHeld(
                label(scenario.objectives().get(i)),
                now == Field.NOBODY ? "" : field.forces().sideName(now),
                RuleRef.NONE));
      }
      field.holder[i] = now;
    }
    List<Scenario.Win> wins = scenario.victory().conditions();
    for (int i = 0; i < wins.size(); i++) {
      if (field.won() == Field.NOBODY && isWon(wins.get(i))) {
        field.win(i);
      }
    }
  }

  /** Whether a condition that is looked at after every round is true now. */
  boolean isWon(Scenario.Win win) {
    return !win.atEnd() && conditions.hold(win.condition());
  }

  private static String label(Scenario.Objective objective) {
    return objective.label().isEmpty() ? objective.name() : objective.label();
  }

  private record Verdict(int winner, String reason) {}

  /** Ends the battle and tells how. */
  Outcome end() {
    Verdict verdict = verdict();
    Scenario.Points points = scenario.victory().points();
    if (points != null) {
      tellScores(points);
      verdict = byPoints(points, verdict.reason);
    }
    for (int s = 0; s < 2; s++) {
      if (conditions.broken(s) && field.heard) {
        field.tell(
            new CommonEvent.ArmyBreaks(
                field.forces().sideName(s),
                field.lost[s],
                field.forces().strength[s],
                field.forces().breaksAt[s],
                BREAKS));
      }
    }
    Outcome outcome =
        new Outcome(verdict.winner, verdict.reason, field.round(), List.of(account(0), account(1)));
    if (field.heard) {
      field.tell(new CommonEvent.BattleEnds(outcome, ENDS));
    }
    return outcome;
  }

  private Verdict verdict() {
    boolean one = conditions.broken(0);
    boolean other = conditions.broken(1);
    if (one && other) {
      return new Verdict(fewerLost(), "both armies broke at once");
    }
    if (one || other) {
      int loser = one ? 0 : 1;
      return new Verdict(1 - loser, field.forces().sideName(loser) + " broke");
    }
    if (field.won() != Field.NOBODY) {
      Scenario.Win win = scenario.victory().conditions().get(field.won());
      return new Verdict(
          scenario.sideNamed(win.side()), win.side() + " reached what the scenario asks for");
    }
    for (Scenario.Win each : scenario.victory().conditions()) {
      if (each.atEnd() && conditions.hold(each.condition())) {
        return new Verdict(
            scenario.sideNamed(each.side()),
            each.side() + " has what the scenario asks for at the end");
      }
    }
    return new Verdict(
        fewerLost(), "the limit of " + roundLimit(field.forces()) + " turns each was reached");
  }

  private int fewerLost() {
    return field.lost[0] == field.lost[1] ? -1 : field.lost[0] < field.lost[1] ? 0 : 1;
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
            + field.forces().sideName(0)
            + " "
            + score[0]
            + " points, "
            + field.forces().sideName(1)
            + " "
            + score[1]);
  }

  private void tellScores(Scenario.Points points) {
    for (int s = 0; s < 2 && field.heard; s++) {
      List<Event.Term> terms = terms(points, s);
      int score = terms.stream().mapToInt(Event.Term::value).sum();
      field.tell(new CommonEvent.Scores(field.forces().sideName(s), terms, score, RuleRef.NONE));
    }
  }

  /** What a side gets points for, but for what gives none. */
  private List<Event.Term> terms(Scenario.Points points, int s) {
    int enemy = 1 - s;
    List<Event.Term> terms = new ArrayList<>();
    for (Scenario.Objective each : scenario.objectives()) {
      terms.add(new Event.Term(label(each), conditions.holds(s, each.name()) ? each.points() : 0));
    }
    int lost = field.lost[enemy];
    terms.add(new Event.Term("enemy broken", conditions.broken(enemy) ? points.enemyBroken() : 0));
    terms.add(
        new Event.Term("enemy units lost", (points.unitDestroyed() + points.breakPoint()) * lost));
    int commanders = 0;
    for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
      boolean theirs = field.forces().brigadeSide[brigade] == enemy;
      commanders += theirs && field.commanderLost[brigade] ? 1 : 0;
    }
    terms.add(new Event.Term("enemy commanders lost", points.generalKilled() * commanders));
    terms.removeIf(term -> term.value() == 0);
    return terms;
  }

  /** Hits a unit can still take before it is tested; 0 for one that is gone. */
  static int staying(Field field, int unit) {
    boolean here = field.present(unit) || field.get(Mark.FATE, unit) == Field.WAITING;
    return here ? Math.max(0, field.type(unit).catastrophe - field.get(Mark.HITS, unit)) : 0;
  }

  private Outcome.SideAccount account(int side) {
    List<Outcome.StandAccount> list = new ArrayList<>();
    for (int unit = 0; unit < field.units; unit++) {
      if (field.side(unit) == side) {
        list.add(
            new Outcome.StandAccount(
                field.forces().brigadeName[field.forces().brigade[unit]],
                field.name(unit),
                field.type(unit).catastrophe,
                staying(field, unit),
                field.present(unit),
                !field.steady(unit)));
      }
    }
    return new Outcome.SideAccount(
        field.forces().sideName(side),
        field.forces().strength[side],
        field.lost[side],
        field.forces().breaksAt[side],
        conditions.broken(side),
        list);
  }
}
