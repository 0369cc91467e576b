package dev.muster.rules.battle;

import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The scenario's own conditions, its points, and the end of the battle. */
public final class VictoryEvaluator {
  private final BattleStatus tally;
  private final ConditionEvaluator conditions;
  private final Scenario scenario;
  private final Citations rows;
  private final EventSink sink;
  private final boolean heard;
  // the holders of the objectives when they were looked at last
  private final int[] now;

  /**
   * Rows of the rule ledger.
   *
   * @param breaks for an army that breaks
   * @param ends for the end
   * @param scenario for what the scenario says
   */
  public record Citations(RuleRef breaks, RuleRef ends, RuleRef scenario) {}

  /**
   * @param sink receives the events; none if silent
   */
  public VictoryEvaluator(BattleStatus tally, Citations rows, EventSink sink) {
    this.tally = tally;
    this.rows = rows;
    this.sink = sink;
    conditions = new ConditionEvaluator(tally);
    scenario = tally.scenario();
    heard = sink.wantsEvents();
    now = new int[scenario.objectives().size()];
  }

  /** Whether an army is beaten, or a condition of the scenario was met. */
  public boolean isOver() {
    return tally.isBeaten(0) || tally.isBeaten(1) || tally.metCondition() != BattleStatus.NOBODY;
  }

  /** Records who holds each objective when the battle begins. */
  public void begin() {
    findHolders(tally.objectiveHolders());
  }

  /** Reports which objectives have changed hands, and looks at the scenario's own conditions. */
  public void afterRound() {
    emitObjectives();
    List<Scenario.Win> wins = scenario.victory().conditions();
    for (int i = 0; i < wins.size(); i++) {
      if (tally.metCondition() == BattleStatus.NOBODY && isWon(wins.get(i))) {
        tally.setMetCondition(i);
      }
    }
  }

  /** Whether a condition that is looked at after every round is true now. */
  public boolean isWon(Scenario.Win win) {
    return !win.atEnd() && conditions.isTrue(win.condition());
  }

  private void findHolders(int[] found) {
    for (int i = 0; i < found.length; i++) {
      String name = scenario.objectives().get(i).name();
      found[i] =
          conditions.holdsObjective(0, name)
              ? 0
              : conditions.holdsObjective(1, name) ? 1 : BattleStatus.NOBODY;
    }
  }

  private void emitObjectives() {
    findHolders(now);
    int[] before = tally.objectiveHolders();
    for (int i = 0; i < now.length; i++) {
      if (heard && before[i] != now[i]) {
        String holder = now[i] == BattleStatus.NOBODY ? "" : sideName(now[i]);
        String what = scenario.objectives().get(i).displayName();
        sink.accept(new CommonEvent.ObjectiveHeld(what, holder, rows.scenario));
      }
    }
    System.arraycopy(now, 0, before, 0, now.length);
  }

  private String sideName(int side) {
    return scenario.sides().get(side).name();
  }

  /** Ends the battle and reports how. */
  public Outcome finish() {
    BattleStatus.Verdict verdict = verdict();
    Scenario.Points points = scenario.victory().points();
    if (points != null) {
      emitScores(points);
      verdict = byPoints(points, verdict.reason());
    }
    for (int s = 0; s < 2; s++) {
      if (tally.isBeaten(s) && heard) {
        sink.accept(
            new CommonEvent.ArmyBreaks(
                sideName(s), tally.lost(s), tally.total(s), tally.breaksAt(s), rows.breaks));
      }
    }
    Outcome outcome =
        new Outcome(
            verdict.winner(),
            verdict.reason(),
            tally.round(),
            List.of(account(0), account(1)),
            expected());
    if (heard) {
      sink.accept(new CommonEvent.BattleEnds(outcome, rows.ends));
    }
    return outcome;
  }

  /** Returns which conditions with an expectation are true; null if there are none. */
  private @Nullable List<Boolean> expected() {
    List<Boolean> all = new ArrayList<>();
    for (Scenario.Expectation each : scenario.expectations()) {
      if (each.condition() != null) {
        all.add(conditions.isTrue(each.condition()));
      }
    }
    return all.isEmpty() ? null : all;
  }

  /** The side that wins if the battle ends now, NOBODY for a draw. */
  public int winner() {
    BattleStatus.Verdict verdict = verdict();
    Scenario.Points points = scenario.victory().points();
    return (points == null ? verdict : byPoints(points, verdict.reason())).winner();
  }

  /**
   * Returns how clearly the first side would win if the battle ended now: from -1 for the other
   * side through 0 for a draw to 1. If the scenario counts points, a larger lead in points gives a
   * larger value.
   */
  public double leadIfEndedNow() {
    Scenario.Points points = scenario.victory().points();
    if (points != null) {
      int lead = sum(terms(points, 0)) - sum(terms(points, 1));
      return Math.tanh((double) lead / Math.max(1, points.margin()));
    }
    int winner = verdict().winner();
    return winner == BattleStatus.NOBODY ? 0 : winner == 0 ? 1 : -1;
  }

  /** Returns what counts for the victory now. */
  public VictoryStanding standing() {
    Scenario.Points points = scenario.victory().points();
    if (scenario.objectives().isEmpty() && points == null) {
      return VictoryStanding.NONE;
    }
    int[] holders = new int[scenario.objectives().size()];
    findHolders(holders);
    return new VictoryStanding(
        Arrays.stream(holders).boxed().toList(),
        points == null ? List.of() : List.of(sources(points, 0), sources(points, 1)));
  }

  /** The points of a side in the order of {@link VictoryStanding#sources}. */
  private List<Integer> sources(Scenario.Points points, int s) {
    int enemy = 1 - s;
    List<Integer> values = new ArrayList<>();
    for (Scenario.Objective each : scenario.objectives()) {
      values.add(held(each, s));
    }
    values.add(broken(points, enemy));
    List<Event.Term> losses = new ArrayList<>();
    tally.score(losses, points, enemy);
    values.add(sum(losses));
    for (int event = 0; event < scenario.houseEvents().size(); event++) {
      values.add(HouseEvents.scored(tally, event, s));
    }
    return values;
  }

  private BattleStatus.Verdict verdict() {
    boolean one = tally.isBeaten(0);
    boolean other = tally.isBeaten(1);
    if (one && other) {
      return tally.verdictIfBothBeaten();
    }
    if (one || other) {
      int loser = one ? 0 : 1;
      return new BattleStatus.Verdict(1 - loser, sideName(loser) + " broke");
    }
    List<Scenario.Win> wins = scenario.victory().conditions();
    if (tally.metCondition() != BattleStatus.NOBODY) {
      Scenario.Win win = wins.get(tally.metCondition());
      return new BattleStatus.Verdict(
          side(win), win.side() + " reached what the scenario asks for");
    }
    for (Scenario.Win each : wins) {
      if (each.atEnd() && conditions.isTrue(each.condition())) {
        String reason = each.side() + " has what the scenario asks for at the end";
        return new BattleStatus.Verdict(side(each), reason);
      }
    }
    return tally.verdictAtRoundLimit();
  }

  private int side(Scenario.Win win) {
    return scenario.sideIndex(win.side());
  }

  private BattleStatus.Verdict byPoints(Scenario.Points points, String reason) {
    int[] score = new int[2];
    for (int s = 0; s < 2; s++) {
      score[s] = sum(terms(points, s));
    }
    int lead = score[0] - score[1];
    int winner = Math.abs(lead) < Math.max(1, points.margin()) ? -1 : lead > 0 ? 0 : 1;
    String why =
        reason + "; " + sideName(0) + " " + score[0] + " points, " + sideName(1) + " " + score[1];
    return new BattleStatus.Verdict(winner, why);
  }

  private void emitScores(Scenario.Points points) {
    for (int s = 0; s < 2 && heard; s++) {
      List<Event.Term> terms = terms(points, s);
      sink.accept(new CommonEvent.Scores(sideName(s), terms, sum(terms), rows.scenario));
    }
  }

  private static int sum(List<Event.Term> terms) {
    return terms.stream().mapToInt(Event.Term::value).sum();
  }

  /** The point terms of a side, without terms of 0. */
  private List<Event.Term> terms(Scenario.Points points, int s) {
    int enemy = 1 - s;
    List<Event.Term> terms = new ArrayList<>();
    for (Scenario.Objective each : scenario.objectives()) {
      terms.add(new Event.Term(each.displayName(), held(each, s)));
    }
    terms.add(new Event.Term("enemy broken", broken(points, enemy)));
    tally.score(terms, points, enemy);
    HouseEvents.score(tally, s, terms);
    terms.removeIf(term -> term.value() == 0);
    return terms;
  }

  private int held(Scenario.Objective ground, int side) {
    return conditions.holdsObjective(side, ground.name()) ? ground.points() : 0;
  }

  private int broken(Scenario.Points points, int enemy) {
    return tally.isBeaten(enemy) ? points.enemyBroken() : 0;
  }

  private Outcome.SideAccount account(int side) {
    return new Outcome.SideAccount(
        sideName(side),
        tally.total(side),
        tally.lost(side),
        tally.breaksAt(side),
        tally.isBeaten(side),
        tally.standAccounts(side));
  }
}
