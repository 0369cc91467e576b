package dev.muster.rules.balance;

import dev.muster.rules.batch.BatchSimulation;
import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.BattlePosition;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.battle.ValueCalibration;
import dev.muster.rules.battle.ValuedBattle;
import dev.muster.rules.luck.BattleLuck;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Sees how a battle goes: values, moves and arrivals at the end of each round. */
final class BattleWitness implements BatchSimulation.Witness {
  private final ValueCalibration calibration;
  private final @Nullable Map<String, Integer> unitNumbers;
  private final Consumer<BattleCourse> told;
  private final @Nullable BattleLuck luck;
  private final List<Double> values = new ArrayList<>();
  private final BitSet moved = new BitSet();
  private final BitSet seen = new BitSet();
  private final BitSet engaged = new BitSet();
  private final BitSet firstSide = new BitSet();
  private final BitSet named = new BitSet();
  private final ObjectiveCourse.Watch objectives = new ObjectiveCourse.Watch();
  private BattlePosition before = BattlePosition.NONE;
  private int[] arrivals = {};
  private int firstHalved = -1;

  /**
   * @param unitNumbers unit numbers by name; null to ignore events
   * @param luck counts the luck of the throws; null to leave it out
   * @param told receives the course of the battle
   */
  BattleWitness(
      ValueCalibration calibration,
      @Nullable Map<String, Integer> unitNumbers,
      @Nullable BattleLuck luck,
      Consumer<BattleCourse> told) {
    this.luck = luck;
    this.calibration = calibration;
    this.unitNumbers = unitNumbers;
    this.told = told;
  }

  @Override
  public EventSink sink() {
    ThrowLuck counted = luck == null ? ThrowLuck.NONE : luck;
    return unitNumbers == null ? EventSink.counting(counted) : new Listener(unitNumbers, counted);
  }

  @Override
  public Outcome fight(Battle battle, BooleanSupplier cancelled) {
    double start = value(battle);
    double value = start;
    int round = battle.round();
    enter(round, value);
    before = battle.position();
    arrivals = before.units().stream().mapToInt(each -> each.at() == null ? -1 : 0).toArray();
    for (int i = 0; i < arrivals.length; i++) {
      seen.set(i, arrivals[i] == 0);
      firstSide.set(i, before.units().get(i).side() == 0);
    }
    while (battle.step()) {
      if (cancelled.getAsBoolean()) {
        throw new CancellationException("the battle was stopped in round " + battle.round());
      }
      if (battle.round() != round) {
        look(battle, Math.max(1, round));
        if (round > 0) {
          values.add(value);
        }
        round = battle.round();
        enter(round, value);
      }
      if (battle.mayBeginRound()) {
        value = value(battle); // only the last value of a round is kept
      }
    }
    look(battle, Math.max(1, round));
    Outcome outcome = battle.finish();
    values.add(outcome.winner() < 0 ? 0.5 : 1.0 - outcome.winner());
    told.accept(
        new BattleCourse(
            outcome,
            start,
            values,
            moved,
            seen,
            unitNumbers == null ? null : engaged,
            Arrays.stream(arrivals).boxed().toList(),
            firstHalved,
            objectives.course(),
            luck == null ? List.of() : Arrays.stream(luck.sums()).boxed().toList()));
    return outcome;
  }

  private void enter(int round, double value) {
    if (luck != null) {
      luck.enter(round, value);
    }
  }

  private double value(Battle battle) {
    return calibration.share((ValuedBattle) battle);
  }

  private void look(Battle battle, int round) {
    BattlePosition now = battle.position();
    objectives.look(battle.standing());
    for (int i = 0; i < now.units().size(); i++) {
      BattlePosition.Unit unit = now.units().get(i);
      BattlePosition.Unit was = before.units().get(i);
      if (unit.at() != null) {
        seen.set(i);
        if (arrivals[i] < 0) {
          arrivals[i] = round;
        }
      }
      if (was.at() != null && unit.at() != null && !was.at().equals(unit.at())) {
        moved.set(i);
      }
      if (unit.strength() < was.strength()) {
        engaged.set(i);
      }
    }
    if (firstHalved < 0) {
      firstHalved = halved(now);
    }
    before = now;
  }

  /** The group that has lost most, if that is half of its strength; -1 for none. */
  private static int halved(BattlePosition now) {
    int groups = now.units().stream().mapToInt(BattlePosition.Unit::group).max().orElse(-1) + 1;
    int[] full = new int[groups];
    int[] left = new int[groups];
    now.units()
        .forEach(
            each -> {
              full[each.group()] += each.full();
              left[each.group()] += each.strength();
            });
    return IntStream.range(0, groups)
        .filter(group -> full[group] > 0 && 2 * left[group] <= full[group])
        .boxed()
        .min(
            (one, other) ->
                Double.compare((double) left[one] / full[one], (double) left[other] / full[other]))
        .orElse(-1);
  }

  /** Units of both sides in one event have to do with each other; what was thought of has not. */
  private final class Listener implements EventSink {
    private final Map<String, Integer> numbers;
    private final ThrowLuck counted;

    Listener(Map<String, Integer> numbers, ThrowLuck counted) {
      this.numbers = numbers;
      this.counted = counted;
    }

    @Override
    public ThrowLuck luck() {
      return counted;
    }

    @Override
    public boolean wantsDecisions() {
      return false;
    }

    @Override
    public void accept(Event event) {
      if (before.units().isEmpty() || event instanceof CommonEvent.Decided) {
        return;
      }
      named.clear();
      EventParts.forEach(event, this::name);
      if (named.intersects(firstSide)) {
        BitSet other = (BitSet) named.clone();
        other.andNot(firstSide);
        if (!other.isEmpty()) {
          engaged.or(named);
        }
      }
    }

    private void name(Object part) {
      Integer unit = part instanceof String name ? numbers.get(name) : null;
      if (unit != null) {
        named.set(unit);
      }
    }
  }
}
