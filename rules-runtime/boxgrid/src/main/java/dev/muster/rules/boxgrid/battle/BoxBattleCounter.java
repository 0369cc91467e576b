package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;

/**
 * Counts what happens in a battle of the box-grid game. It reads the field at the time of each
 * event and changes nothing.
 *
 * @param <M> what is counted
 */
abstract class BoxBattleCounter<M extends Enum<M>> implements EventSink {
  final BoxState field;

  private final Map<M, int[]> counts;
  private final Map<String, Integer> numbers = new HashMap<>();

  BoxBattleCounter(BoxState field, Class<M> metrics) {
    this.field = field;
    counts = new EnumMap<>(metrics);
    for (M each : EnumSet.allOf(metrics)) {
      counts.put(each, new int[2]);
    }
    for (int unit = 0; unit < field.units; unit++) {
      numbers.put(field.name(unit), unit);
    }
  }

  /**
   * Fights a battle and counts.
   *
   * @param commanders one per side
   * @return by metric how often it happened, and of how many times it could have
   */
  static <M extends Enum<M>> Map<M, int[]> fight(
      BattleProgram program,
      List<Commander> commanders,
      long seed,
      Function<BoxState, BoxBattleCounter<M>> counting) {
    // The counter needs the field, and the field needs an event sink.
    List<EventSink> watching = new ArrayList<>(1);
    BoxBattle battle =
        new BoxBattle.Opening(program)
            .newBattle(
                commanders, new SeededDice(seed), event -> watching.getFirst().accept(event));
    BoxBattleCounter<M> counter = counting.apply(battle.state());
    watching.add(counter);
    counter.close(battle.fight(() -> false));
    return counter.counts;
  }

  /** Counts what is known at the end of the battle. */
  abstract void close(Outcome outcome);

  /** How often something happened, and of how many times it could have. */
  int[] count(M metric) {
    return Objects.requireNonNull(counts.get(metric));
  }

  void seen(M metric, boolean happened) {
    int[] count = count(metric);
    count[0] += happened ? 1 : 0;
    count[1]++;
  }

  int number(String unit) {
    return Objects.requireNonNull(numbers.get(unit));
  }
}
