package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.AdlgUnitType;
import dev.muster.rules.adlgr.rules.TroopCategory;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Watches a battle of L'Art de la Guerre and counts what its course was like. It reads the table as
 * it stands when an event is reported, and changes nothing.
 */
public final class AdlgCourseCounter implements EventSink {
  private final Map<AdlgCourseMetric, int[]> counts = new EnumMap<>(AdlgCourseMetric.class);
  private final Map<String, Integer> numbers = new HashMap<>();
  private final AdlgState table;
  private final boolean[] met;

  private AdlgCourseCounter(AdlgState table) {
    this.table = table;
    met = new boolean[table.units];
    for (AdlgCourseMetric each : AdlgCourseMetric.values()) {
      counts.put(each, new int[2]);
    }
    for (int unit = 0; unit < table.units; unit++) {
      numbers.put(table.name(unit), unit);
    }
  }

  /**
   * Fights a battle and counts.
   *
   * @param commanders one per side
   * @return by metric how often it happened, and of how many times it could have
   */
  public static Map<AdlgCourseMetric, int[]> of(
      BattleProgram program, List<Commander> commanders, long seed) {
    // The counter needs the table, and the table needs an event sink.
    List<EventSink> watching = new ArrayList<>(1);
    AdlgBattle battle =
        new AdlgBattle.Opening(program)
            .newBattle(
                commanders, new SeededDice(seed), event -> watching.getFirst().accept(event));
    AdlgCourseCounter counter = new AdlgCourseCounter(battle.state());
    watching.add(counter);
    counter.close(battle.fight(() -> false));
    return counter.counts;
  }

  private void seen(AdlgCourseMetric metric, boolean happened) {
    add(metric, happened ? 1 : 0, 1);
  }

  private void add(AdlgCourseMetric metric, int times, int of) {
    int[] count = Objects.requireNonNull(counts.get(metric));
    count[0] += times;
    count[1] += of;
  }

  private int number(String unit) {
    return Objects.requireNonNull(numbers.get(unit));
  }

  @Override
  public void accept(Event event) {
    switch (event) {
      case AdlgEvent.CorpsActs e -> add(AdlgCourseMetric.POINTS_UNSPENT, e.points(), e.points());
      case AdlgEvent.Moves e -> spent(e.cost());
      case AdlgEvent.StepsBack e -> spent(e.cost());
      case AdlgEvent.Charges e -> spent(e.cost());
      case AdlgEvent.HeldBack e -> spent(e.cost());
      case AdlgEvent.Rallies e -> spent(e.cost());
      case AdlgEvent.CommanderRides e -> spent(e.cost());
      case AdlgEvent.Contact e ->
          seen(AdlgCourseMetric.STRUCK_IN_FLANK_OR_REAR, !e.edge().equals("front"));
      case AdlgEvent.MeleeThrow e -> {
        met[number(e.unit())] = true;
        met[number(e.against())] = true;
      }
      default -> {
        // not counted
      }
    }
  }

  private void spent(int cost) {
    add(AdlgCourseMetric.POINTS_UNSPENT, -cost, 0);
  }

  private void close(Outcome outcome) {
    seen(AdlgCourseMetric.BROKEN, outcome.sides().stream().anyMatch(Outcome.SideAccount::broken));
    for (int unit = 0; unit < table.units; unit++) {
      AdlgUnitType type = table.type(unit);
      if (type.mounted()) {
        seen(AdlgCourseMetric.HORSE_WITHOUT_MELEE, !met[unit]);
      } else if (!type.branch.light()
          && type.branch != TroopCategory.ARTILLERY
          && type.branch != TroopCategory.CAMP) {
        seen(AdlgCourseMetric.FOOT_WITHOUT_MELEE, !met[unit]);
      }
    }
  }
}
