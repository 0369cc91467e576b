package dev.muster.rules.balance;

import dev.muster.rules.analysis.RoundValues;
import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Adds battles of a scenario up. The same battles in any order have the same numbers. */
public final class BalanceTally {
  /** A winner whose value was at most this has made a comeback. */
  static final double BEHIND = 0.25;

  /** Number of battles whose course is kept; wins are counted for all. */
  private static final int KEPT = 5_000;

  private static final int PERCENT = 100;

  private final Scenario scenario;
  private final int roundLimit;
  private final List<Unit> units = new ArrayList<>();
  private final int groups;
  private int battles;
  private long score;
  private long squares;
  private final int[] endings = new int[BattleCourse.Ending.values().length];
  private final List<BattleCourse> kept = new ArrayList<>();

  /** A unit of the scenario. */
  private record Unit(int side, int group, Scenario.DeployedStand stand) {}

  /**
   * @param roundLimit the last round that is played
   */
  public BalanceTally(Scenario scenario, int roundLimit) {
    this.scenario = scenario;
    this.roundLimit = roundLimit;
    int group = 0;
    for (int side = 0; side < scenario.sides().size(); side++) {
      for (Scenario.Group each : scenario.sides().get(side).groups()) {
        for (Scenario.DeployedStand stand : each.stands()) {
          units.add(new Unit(side, group, stand));
        }
        group++;
      }
    }
    groups = group;
  }

  /** Numbers of the units by their names. */
  Map<String, Integer> unitNumbers() {
    Map<String, Integer> numbers = new LinkedHashMap<>();
    units.forEach(each -> numbers.put(each.stand.name(), numbers.size()));
    return numbers;
  }

  /** Adds a battle. */
  public void add(BattleCourse battle) {
    battles++;
    score += battle.score();
    squares += (long) battle.score() * battle.score();
    if (kept.size() < KEPT) {
      endings[battle.ending(roundLimit).ordinal()]++;
      kept.add(battle);
    }
  }

  /** Battles so far. */
  int battles() {
    return battles;
  }

  /** The mean result of a side, with its interval. */
  public BatchSimulation.Mean value(int side) {
    BatchSimulation.Mean first =
        BatchSimulation.Mean.of(score, squares, battles, 0, 2).dividedBy(2);
    return side == 0
        ? first
        : new BatchSimulation.Mean(1 - first.estimate(), 1 - first.high(), 1 - first.low());
  }

  /**
   * The numbers.
   *
   * @param diceShare share of the variance that is dice; null if that was not looked at
   */
  public BalanceCourse course(@Nullable Double diceShare) {
    List<Double> leaderWins = leaderWins();
    int decidedAt = 0;
    for (int i = leaderWins.size() - 1; i >= 0 && leaderWins.get(i) >= RoundValues.DECIDED; i--) {
      decidedAt = i + 1;
    }
    return new BalanceCourse(
        kept.size(),
        List.of(value(0), value(1)),
        (double) kept.stream().filter(each -> each.score() == 1).count() / Math.max(1, kept.size()),
        endings[BattleCourse.Ending.BROKEN.ordinal()],
        endings[BattleCourse.Ending.CONDITION.ordinal()],
        endings[BattleCourse.Ending.CLOCK.ordinal()],
        decidedAt,
        leaderWins,
        kept.stream().mapToInt(each -> RoundValues.leadChanges(each.values())).average().orElse(0),
        (double) kept.stream().filter(BalanceTally::isComeback).count() / Math.max(1, kept.size()),
        suspense(),
        kept.stream().mapToInt(each -> each.seen().cardinality()).average().orElse(0),
        idle(-1),
        neverEngaged(-1),
        diceShare,
        groups(),
        lines(),
        arrivals(),
        history());
  }

  private static boolean isComeback(BattleCourse battle) {
    int winner = battle.outcome().winner();
    List<Double> before = battle.values().subList(0, battle.values().size() - 1);
    return winner >= 0 && RoundValues.lowest(before, winner) <= BEHIND;
  }

  private static double after(BattleCourse battle, int round) {
    List<Double> values = battle.values();
    return round == 0 ? battle.start() : values.get(Math.min(round, values.size()) - 1);
  }

  /** By round: how often the leader after it won; 1 where the battles are over. */
  private List<Double> leaderWins() {
    List<Double> all = new ArrayList<>();
    int last = kept.stream().mapToInt(each -> each.values().size()).max().orElse(0);
    for (int round = 1; round <= last; round++) {
      int led = 0;
      int won = 0;
      for (BattleCourse each : kept) {
        double value = after(each, round);
        int leader = RoundValues.leader(value);
        led += leader >= 0 ? 1 : 0;
        won += leader >= 0 && each.outcome().winner() == leader ? 1 : 0;
      }
      all.add(led == 0 ? 0 : (double) won / led);
    }
    return all;
  }

  /** By round, over the battles that had it. */
  private List<Double> suspense() {
    List<Double> all = new ArrayList<>();
    int last = kept.stream().mapToInt(each -> each.values().size()).max().orElse(0);
    for (int round = 1; round <= last; round++) {
      double sum = 0;
      int had = 0;
      for (BattleCourse each : kept) {
        if (each.values().size() >= round) {
          double change = after(each, round) - after(each, round - 1);
          sum += change * change;
          had++;
        }
      }
      all.add(Math.sqrt(sum / Math.max(1, had)));
    }
    return all;
  }

  // ---- units and groups

  /** Of a group, of all with -1. */
  private double idle(int group) {
    return kept.stream()
        .mapToInt(
            each -> {
              BitSet idle = own(each.seen(), group);
              idle.andNot(each.moved());
              for (int i = idle.nextSetBit(0); i >= 0; i = idle.nextSetBit(i + 1)) {
                idle.set(i, loss(each, i) == 0);
              }
              return idle.cardinality();
            })
        .average()
        .orElse(0);
  }

  private double neverEngaged(int group) {
    return kept.stream()
        .filter(each -> each.engaged() != null)
        .mapToInt(
            each -> {
              BitSet idle = own(each.seen(), group);
              idle.andNot(each.engaged() == null ? new BitSet() : each.engaged());
              return idle.cardinality();
            })
        .average()
        .orElse(0);
  }

  private BitSet own(BitSet all, int group) {
    BitSet own = (BitSet) all.clone();
    for (int i = 0; i < units.size(); i++) {
      if (group >= 0 && units.get(i).group != group) {
        own.clear(i);
      }
    }
    return own;
  }

  private Outcome.StandAccount account(BattleCourse battle, int unit) {
    int first = 0;
    for (int i = 0; i < unit; i++) {
      first += units.get(i).side < units.get(unit).side ? 1 : 0;
    }
    return battle.outcome().sides().get(units.get(unit).side).stands().get(unit - first);
  }

  private int loss(BattleCourse battle, int unit) {
    Outcome.StandAccount account = account(battle, unit);
    return account.startSp() - account.endSp();
  }

  /** Mean share of the strength that units lose. */
  private double lost(List<Integer> which) {
    long lost = 0;
    long full = 0;
    for (BattleCourse battle : kept) {
      for (int unit : which) {
        lost += loss(battle, unit);
        full += account(battle, unit).startSp();
      }
    }
    return full == 0 ? 0 : (double) lost / full;
  }

  private List<BalanceCourse.GroupCourse> groups() {
    List<BalanceCourse.GroupCourse> all = new ArrayList<>();
    for (int g = 0; g < groups; g++) {
      int group = g;
      List<Integer> own = new ArrayList<>();
      for (int i = 0; i < units.size(); i++) {
        if (units.get(i).group == group) {
          own.add(i);
        }
      }
      long halved = kept.stream().filter(each -> each.firstHalved() == group).count();
      Scenario.Side side = sideOf(group);
      all.add(
          new BalanceCourse.GroupCourse(
              side.name(),
              groupName(group),
              own.size(),
              lost(own),
              (double) halved / Math.max(1, kept.size()),
              idle(group),
              neverEngaged(group)));
    }
    return all;
  }

  private Scenario.Side sideOf(int group) {
    int left = group;
    for (Scenario.Side side : scenario.sides()) {
      if (left < side.groups().size()) {
        return side;
      }
      left -= side.groups().size();
    }
    throw new IllegalArgumentException("no group " + group);
  }

  private String groupName(int group) {
    return scenario.sides().stream()
        .flatMap(side -> side.groups().stream())
        .toList()
        .get(group)
        .name();
  }

  private List<BalanceCourse.LineCourse> lines() {
    Map<List<Object>, List<Integer>> byLine = new LinkedHashMap<>();
    for (int i = 0; i < units.size(); i++) {
      Unit each = units.get(i);
      byLine
          .computeIfAbsent(List.of(each.side, each.stand.line()), none -> new ArrayList<>())
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
    for (int i = 0; i < units.size(); i++) {
      Scenario.Arrival arrival = units.get(i).stand.arrival();
      if (arrival != null) {
        all.add(arrival(i, arrival.round()));
      }
    }
    return all;
  }

  private BalanceCourse.ArrivalCourse arrival(int unit, int planned) {
    int side = units.get(unit).side;
    List<Integer> rounds =
        kept.stream().map(each -> each.arrivals().get(unit)).filter(each -> each >= 0).toList();
    double mean = rounds.stream().mapToInt(Integer::intValue).average().orElse(0);
    int[] decided = new int[2];
    int[] won = new int[2];
    for (BattleCourse each : kept) {
      int round = each.arrivals().get(unit);
      int late = round >= 0 && round <= mean ? 0 : 1;
      if (each.outcome().winner() >= 0) {
        decided[late]++;
        won[late] += each.outcome().winner() == side ? 1 : 0;
      }
    }
    return new BalanceCourse.ArrivalCourse(
        scenario.sides().get(side).name(),
        units.get(unit).stand.name(),
        planned,
        (double) rounds.size() / Math.max(1, kept.size()),
        mean,
        decided[0] == 0 ? -1 : (double) won[0] / decided[0],
        decided[1] == 0 ? -1 : (double) won[1] / decided[1]);
  }

  private List<BalanceCourse.HistoryPlace> history() {
    Scenario.History history = scenario.history();
    List<BalanceCourse.HistoryPlace> all = new ArrayList<>();
    if (history == null) {
      return all;
    }
    for (Scenario.HistoricalLosses each : history.losses()) {
      int side = scenario.sideIndex(each.side());
      double told = (each.low() + each.high()) / 2.0;
      double[] found = kept.stream().mapToDouble(battle -> sideLoss(battle, side)).toArray();
      double below = 0;
      double sum = 0;
      for (double loss : found) {
        below += loss < told ? 1 : loss == told ? 0.5 : 0;
        sum += loss;
      }
      all.add(
          new BalanceCourse.HistoryPlace(
              "losses of " + each.side(),
              told,
              sum / Math.max(1, kept.size()),
              PERCENT * below / Math.max(1, kept.size())));
    }
    return all;
  }

  /** Of its strength, in percent. */
  private static double sideLoss(BattleCourse battle, int side) {
    int full = 0;
    int left = 0;
    for (Outcome.StandAccount each : battle.outcome().sides().get(side).stands()) {
      full += each.startSp();
      left += each.endSp();
    }
    return full == 0 ? 0 : (double) PERCENT * (full - left) / full;
  }
}
