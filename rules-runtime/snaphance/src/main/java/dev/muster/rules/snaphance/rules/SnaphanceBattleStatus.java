package dev.muster.rules.snaphance.rules;

import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.BattleStatus;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.HouseEvents;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.VictoryEvaluator;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/** Break Points, and how a battle ends by them (14.0). */
public final class SnaphanceBattleStatus implements BattleStatus {
  public static final VictoryEvaluator.Citations ROWS =
      new VictoryEvaluator.Citations(
          RuleRef.of("14.0", "SN-14.0-05", "SN-14.0-06"),
          RuleRef.of("14.0", "SN-14.0-06"),
          RuleRef.of("", "SN-1.0-04"));

  private static final String DISORDERED = "disordered";
  private static final String OPPORTUNITY = "opportunity";

  /** The marks that {@link #position} has of stands. */
  public static final List<String> MARKS = List.of(DISORDERED, OPPORTUNITY);

  private final SnaphanceState table;

  public SnaphanceBattleStatus(SnaphanceState table) {
    this.table = table;
  }

  /** The last round that is played, given by the scenario or else by the rules. */
  public static int roundLimit(SnaphanceState table) {
    Integer limit = table.program.scenario().roundLimit();
    return limit == null ? table.rules.roundsWithoutLimit : limit;
  }

  @Override
  public int roundLimit() {
    return roundLimit(table);
  }

  @Override
  public Scenario scenario() {
    return table.program.scenario();
  }

  @Override
  public int round() {
    return table.round;
  }

  @Override
  public boolean isBroken(int side) {
    return table.brokeAt[side] > 0;
  }

  @Override
  public boolean isBeaten(int side) {
    return isBroken(side) || noneLeft(side);
  }

  private boolean noneLeft(int side) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] == side && !gone(stand)) {
        return false;
      }
    }
    return true;
  }

  private boolean gone(int stand) {
    return !table.onBoard(stand) && !table.waiting[stand];
  }

  @Override
  public int lost(int side) {
    return table.lostPoints[side];
  }

  @Override
  public int total(int side) {
    return table.totalPoints[side];
  }

  @Override
  public int breaksAt(int side) {
    return table.breaksAt[side];
  }

  @Override
  public int unitsLost(int side) {
    int lost = 0;
    for (int stand = 0; stand < table.stands; stand++) {
      lost += table.side[stand] == side && isLost(stand) ? 1 : 0;
    }
    return lost;
  }

  @Override
  public int unitsLostOfGroup(int group) {
    int lost = 0;
    for (int stand : table.members[group]) {
      lost += isLost(stand) ? 1 : 0;
    }
    return lost;
  }

  private boolean isLost(int stand) {
    return gone(stand) && !table.left[stand];
  }

  @Override
  public boolean isLost(int side, String unit) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.side[stand] == side && table.name[stand].equals(unit)) {
        return isLost(stand);
      }
    }
    return false;
  }

  @Override
  public boolean generalLost(int group) {
    return table.replacement[group] || table.generalDead[group];
  }

  @Override
  public int lastOccupant(Place place) {
    int hex = table.grid.index(place);
    return hex < 0 ? NOBODY : table.lastSide[hex];
  }

  @Override
  public int[] objectiveHolders() {
    return table.holder;
  }

  @Override
  public boolean[] groupsArrived() {
    return table.groupsArrived;
  }

  @Override
  public boolean[] eventsHappened() {
    return table.eventsHappened;
  }

  @Override
  public int metCondition() {
    return table.won;
  }

  @Override
  public void setMetCondition(int condition) {
    table.won = condition;
  }

  @Override
  public Verdict verdictIfBothBeaten() {
    if (table.brokeAt[0] != table.brokeAt[1] && table.brokeAt[0] > 0 && table.brokeAt[1] > 0) {
      int first = table.brokeAt[0] < table.brokeAt[1] ? 0 : 1;
      return new Verdict(1 - first, table.sideName(first) + " broke first");
    }
    // both at one event: the higher lost share loses (U-41)
    long difference = lostTimesTotal(0) - lostTimesTotal(1);
    int winner = difference == 0 ? NOBODY : difference < 0 ? 0 : 1;
    return new Verdict(winner, "both armies broke at once");
  }

  /** The lower lost share wins, less than 5 points of a hundred apart is a draw (U-05). */
  @Override
  public Verdict verdictAtRoundLimit() {
    return new Verdict(
        leaderByLosses(table), "the round limit of " + roundLimit(table) + " was reached");
  }

  /** The side with the lower lost share, or NOBODY if the shares are too close (U-05). */
  public static int leaderByLosses(SnaphanceState table) {
    long whole = (long) table.totalPoints[0] * table.totalPoints[1];
    long apart =
        (long) table.lostPoints[1] * table.totalPoints[0]
            - (long) table.lostPoints[0] * table.totalPoints[1];
    return Math.abs(apart) * 100 < whole * table.rules.drawMargin ? NOBODY : apart > 0 ? 0 : 1;
  }

  /** Lost share of a side times both totals, to compare shares in whole numbers. */
  private long lostTimesTotal(int side) {
    return (long) table.lostPoints[side] * table.totalPoints[1 - side];
  }

  @Override
  public void score(List<Event.Term> terms, Scenario.Points points, int enemy) {
    terms.add(new Event.Term("enemy units lost", points.unitDestroyed() * unitsLost(enemy)));
    terms.add(
        new Event.Term("enemy Break Points lost", points.breakPoint() * table.lostPoints[enemy]));
    terms.add(
        new Event.Term(
            "enemy Generals killed", points.generalKilled() * table.generalsKilled[enemy]));
  }

  @Override
  public List<Outcome.StandAccount> standAccounts(int side) {
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
    return list;
  }

  @Override
  public int fightingStrength(int side) {
    int strength = 0;
    for (int stand = 0; stand < table.stands; stand++) {
      strength += table.side[stand] == side && !gone(stand) ? table.strength(stand) : 0;
    }
    return strength;
  }

  /** Returns the present position of all stands. */
  public BattlePosition position() {
    List<BattlePosition.Unit> units = new ArrayList<>();
    for (int stand = 0; stand < table.stands; stand++) {
      boolean here = table.onBoard(stand);
      List<String> marks = new ArrayList<>();
      if (here && table.disordered[stand]) {
        marks.add(DISORDERED);
      }
      if (here && table.opportunity[stand]) {
        marks.add(OPPORTUNITY);
      }
      units.add(
          new BattlePosition.Unit(
              table.side[stand],
              table.group[stand],
              table.name[stand],
              here ? table.at(table.hex[stand]) : null,
              here ? table.facingOf(stand).heading() : null,
              table.strength(stand),
              table.type[stand].startStrength,
              marks));
    }
    List<BattlePosition.Leader> leaders = new ArrayList<>();
    for (int g = 0; g < table.groups; g++) {
      int with = table.attachedTo[g];
      int at = table.general[g];
      leaders.add(
          new BattlePosition.Leader(
              g,
              at == SnaphanceState.GONE ? null : table.at(at),
              with == SnaphanceState.GONE ? null : table.name[with],
              table.generalDead[g]));
    }
    return new BattlePosition(
        units,
        leaders,
        List.of(lost(0), lost(1)),
        List.of(breaksAt(0), breaksAt(1)),
        HouseEvents.happened(this));
  }
}
