package dev.muster.rules.balance;

import dev.muster.rules.analysis.RoundValues;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.batch.ExactSums;
import dev.muster.rules.battle.VictoryStanding;
import dev.muster.rules.luck.LuckAdjustment;
import dev.muster.rules.luck.LuckSum;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The numbers about the course of battles, from their sums. */
final class CourseStatistics {
  private static final int PERCENT = 100;

  private final Scenario scenario;
  private final ExactSums<CourseSum> sums;
  private final ScenarioUnits units;
  private final List<Integer> arriving;
  private final int battles;
  private final @Nullable LuckAdjustment luck;

  CourseStatistics(Scenario scenario, ExactSums<CourseSum> sums, ExactSums<LuckSum> luckSums) {
    this.scenario = scenario;
    this.sums = sums;
    units = new ScenarioUnits(scenario);
    arriving = units.arriving();
    battles = Math.toIntExact(sums.get(CourseSum.BATTLES));
    luck = LuckAdjustment.of(luckSums);
  }

  BatchSimulation.Mean value(int side) {
    return luck == null ? value(side, sums) : luck.value(side);
  }

  /** The mean result of a side, with its interval; of sums that need no other row. */
  static BatchSimulation.Mean value(int side, ExactSums<CourseSum> sums) {
    BatchSimulation.Mean first =
        BatchSimulation.Mean.of(
                sums.get(CourseSum.SCORE, 0),
                sums.get(CourseSum.SCORE, 1),
                Math.toIntExact(sums.get(CourseSum.BATTLES)),
                0,
                2)
            .dividedBy(2);
    return side == 0 ? first : first.complement();
  }

  BalanceCourse course() {
    List<Double> leaderWins = leaderWins();
    int decidedAt = 0;
    for (int i = leaderWins.size() - 1; i >= 0 && leaderWins.get(i) >= RoundValues.DECIDED; i--) {
      decidedAt = i + 1;
    }
    return new BalanceCourse(
        battles,
        List.of(value(0), value(1)),
        luck,
        perBattle(sums.get(CourseSum.DRAWN)),
        ended(BattleCourse.Ending.BROKEN),
        ended(BattleCourse.Ending.CONDITION),
        ended(BattleCourse.Ending.CLOCK),
        decidedAt,
        leaderWins,
        perBattle(sums.get(CourseSum.LEAD_CHANGES)),
        perBattle(sums.get(CourseSum.COMEBACKS)),
        suspense(),
        perBattle(sums.get(CourseSum.SEEN)),
        perBattle(total(CourseSum.IDLE, everyUnit())),
        neverEngaged(everyUnit()),
        diceShare(),
        groups(),
        lines(),
        arrivals(),
        objectives(),
        points(),
        history());
  }

  private double perBattle(long sum) {
    return (double) sum / Math.max(1, battles);
  }

  private int ended(BattleCourse.Ending ending) {
    return (int) sums.get(CourseSum.ENDINGS, ending.ordinal());
  }

  /** By round: how often the leader after it won, -1 for no leader; 1 where battles are over. */
  private List<Double> leaderWins() {
    List<Double> all = new ArrayList<>();
    long over = 0;
    for (int round = 0; round < sums.size(CourseSum.HAD); round++) {
      long led = sums.get(CourseSum.LED, round) + over;
      long won = sums.get(CourseSum.LED_AND_WON, round) + over;
      all.add(led == 0 ? -1 : (double) won / led);
      over += sums.get(CourseSum.DECIDED_IN, round);
    }
    return all;
  }

  /** By round, over the battles that had it. */
  private List<Double> suspense() {
    List<Double> all = new ArrayList<>();
    for (int round = 0; round < sums.size(CourseSum.HAD); round++) {
      double changes = FixedPoint.toDouble(sums.get(CourseSum.CHANGES, round));
      all.add(Math.sqrt(changes / Math.max(1, sums.get(CourseSum.HAD, round))));
    }
    return all;
  }

  private @Nullable Double diceShare() {
    long all = sums.get(CourseSum.DICE_AND_OTHERS);
    return all == 0 ? null : (double) sums.get(CourseSum.DICE) / all;
  }

  // ---- units and groups

  private List<Integer> everyUnit() {
    List<Integer> all = new ArrayList<>();
    for (int i = 0; i < units.all().size(); i++) {
      all.add(i);
    }
    return all;
  }

  private long total(CourseSum row, List<Integer> which) {
    return which.stream().mapToLong(unit -> sums.get(row, unit)).sum();
  }

  private double neverEngaged(List<Integer> which) {
    long watched = sums.get(CourseSum.WATCHED);
    return watched == 0 ? 0 : (double) total(CourseSum.NEVER_ENGAGED, which) / watched;
  }

  /** Mean share of the strength that units lose. */
  private double lost(List<Integer> which) {
    long full = total(CourseSum.FULL, which);
    return full == 0 ? 0 : (double) total(CourseSum.LOST, which) / full;
  }

  private List<BalanceCourse.GroupCourse> groups() {
    List<BalanceCourse.GroupCourse> all = new ArrayList<>();
    for (int group = 0; group < units.groups().size(); group++) {
      List<Integer> own = units.ofGroup(group);
      ScenarioUnits.Group named = units.groups().get(group);
      all.add(
          new BalanceCourse.GroupCourse(
              named.side().name(),
              named.name(),
              own.size(),
              lost(own),
              perBattle(sums.get(CourseSum.FIRST_HALVED, group)),
              perBattle(total(CourseSum.IDLE, own)),
              neverEngaged(own)));
    }
    return all;
  }

  private List<BalanceCourse.LineCourse> lines() {
    Map<List<Object>, List<Integer>> byLine = new LinkedHashMap<>();
    for (int i = 0; i < units.all().size(); i++) {
      ScenarioUnits.Unit each = units.all().get(i);
      byLine
          .computeIfAbsent(List.of(each.side(), each.stand().line()), none -> new ArrayList<>())
          .add(i);
    }
    List<BalanceCourse.LineCourse> all = new ArrayList<>();
    byLine.forEach(
        (line, own) ->
            all.add(
                new BalanceCourse.LineCourse(
                    scenario.sides().get((int) line.get(0)).name(),
                    (String) line.get(1),
                    own.size(),
                    lost(own))));
    return all;
  }

  private List<BalanceCourse.ArrivalCourse> arrivals() {
    List<BalanceCourse.ArrivalCourse> all = new ArrayList<>();
    for (int i = 0; i < arriving.size(); i++) {
      Scenario.Arrival arrival = units.all().get(arriving.get(i)).stand().arrival();
      if (arrival != null) {
        all.add(arrival(i, arrival.round()));
      }
    }
    return all;
  }

  private BalanceCourse.ArrivalCourse arrival(int which, int planned) {
    ScenarioUnits.Unit unit = units.all().get(arriving.get(which));
    int rounds = sums.size(CourseSum.ARRIVED) / arriving.size();
    long came = 0;
    long sum = 0;
    for (int round = 0; round <= rounds; round++) {
      long then = sums.get(CourseSum.ARRIVED, index(which, round));
      came += then;
      sum += round * then;
    }
    double mean = came == 0 ? 0 : (double) sum / came;
    long[] decided = new long[2];
    long[] won = new long[2];
    for (int round = -1; round <= rounds; round++) {
      int late = round >= 0 && round <= mean ? 0 : 1;
      decided[late] += sums.get(CourseSum.ARRIVED_DECIDED, index(which, round));
      won[late] += sums.get(CourseSum.ARRIVED_WON, index(which, round));
    }
    return new BalanceCourse.ArrivalCourse(
        scenario.sides().get(unit.side()).name(),
        unit.stand().name(),
        planned,
        perBattle(came),
        mean,
        decided[0] == 0 ? -1 : (double) won[0] / decided[0],
        decided[1] == 0 ? -1 : (double) won[1] / decided[1]);
  }

  private int index(int which, int round) {
    return BalanceTally.arrivalIndex(which, round, arriving.size());
  }

  private List<BalanceCourse.ObjectiveNumbers> objectives() {
    List<BalanceCourse.ObjectiveNumbers> all = new ArrayList<>();
    for (int i = 0; i < scenario.objectives().size(); i++) {
      int row = BalanceTally.HOLDERS * i + 1;
      all.add(
          new BalanceCourse.ObjectiveNumbers(
              scenario.objectives().get(i).displayName(),
              perBattle(sums.get(CourseSum.TAKEN, i)),
              List.of(
                  perBattle(sums.get(CourseSum.HELD, row)),
                  perBattle(sums.get(CourseSum.HELD, row + 1)))));
    }
    return all;
  }

  /** Where points came from, without what gave none in any battle. */
  private List<BalanceCourse.PointSource> points() {
    List<BalanceCourse.PointSource> all = new ArrayList<>();
    List<String> sources = VictoryStanding.sources(scenario);
    for (int i = 0; i < sources.size(); i++) {
      long first = sums.get(CourseSum.POINTS, 2 * i);
      long second = sums.get(CourseSum.POINTS, 2 * i + 1);
      if (first != 0 || second != 0) {
        all.add(
            new BalanceCourse.PointSource(
                sources.get(i), List.of(perBattle(first), perBattle(second))));
      }
    }
    return all;
  }

  private List<BalanceCourse.HistoryPlace> history() {
    Scenario.History history = scenario.history();
    List<BalanceCourse.HistoryPlace> all = new ArrayList<>();
    for (int i = 0; history != null && i < history.losses().size(); i++) {
      Scenario.HistoricalLosses each = history.losses().get(i);
      long full = sums.get(CourseSum.HISTORY_FULL, i);
      double below =
          sums.get(CourseSum.HISTORY_BELOW, i) + sums.get(CourseSum.HISTORY_SAME, i) / 2.0;
      all.add(
          new BalanceCourse.HistoryPlace(
              "losses of " + each.side(),
              (each.low() + each.high()) / 2.0,
              full == 0 ? 0 : (double) PERCENT * sums.get(CourseSum.HISTORY_LOST, i) / full,
              PERCENT * below / Math.max(1, battles)));
    }
    return all;
  }
}
