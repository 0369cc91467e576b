package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.rules.AdlgEvent;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.AdlgUnitType;
import dev.muster.rules.adlgr.rules.MoveAllowance;
import dev.muster.rules.adlgr.rules.TroopCategory;
import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Counts the course of a battle of L'Art de la Guerre. It reads the table when an event is reported
 * and changes nothing.
 */
public final class AdlgCourseCounter implements EventSink {
  private final Map<AdlgCourseMetric, int[]> counts = new EnumMap<>(AdlgCourseMetric.class);
  private final Map<String, Integer> numbers = new HashMap<>();
  private final AdlgState table;
  private final boolean[] met;
  private final boolean[] did;
  private final boolean[] reaches;

  /** By unit: the enemy whose front it has charged and not fought yet, or NOBODY. */
  private final int[] charged;

  /** The first throw of a charge while the second is awaited; null otherwise. */
  private AdlgEvent.@Nullable MeleeThrow first;

  private AdlgCourseCounter(AdlgState table) {
    this.table = table;
    met = new boolean[table.units];
    did = new boolean[table.units];
    reaches = new boolean[table.units];
    charged = new int[table.units];
    Arrays.fill(charged, AdlgState.NOBODY);
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
      case CommonEvent.TurnBegins e -> turn();
      case AdlgEvent.Moves e -> acts(e.unit(), e.cost());
      case AdlgEvent.StepsBack e -> acts(e.unit(), e.cost());
      case AdlgEvent.Charges e -> acts(e.unit(), e.cost());
      case AdlgEvent.HeldBack e -> acts(e.unit(), e.cost());
      case AdlgEvent.Rallies e -> acts(e.unit(), e.cost());
      case AdlgEvent.Shoots e -> {
        acts(e.unit(), 0);
        e.support().forEach(each -> acts(each, 0));
      }
      case AdlgEvent.Square e -> acts(e.unit(), 0);
      case AdlgEvent.CommanderRides e -> spent(e.cost());
      case AdlgEvent.Contact e -> contact(e);
      case AdlgEvent.MeleeThrow e -> thrown(e);
      default -> {
        // not counted
      }
    }
  }

  private void acts(String unit, int cost) {
    Integer number = numbers.get(unit);
    if (number != null) {
      did[number] = true;
    }
    spent(cost);
  }

  private void contact(AdlgEvent.Contact e) {
    boolean front = e.edge().equals("front");
    seen(AdlgCourseMetric.STRUCK_IN_FLANK_OR_REAR, !front);
    charged[number(e.unit())] = front ? number(e.target()) : AdlgState.NOBODY;
    if (!front) {
      seen(AdlgCourseMetric.CHARGES_AT_BETTER, false);
    }
  }

  /** Throws come in pairs; the first round of a charge is looked at. */
  private void thrown(AdlgEvent.MeleeThrow e) {
    met[number(e.unit())] = true;
    met[number(e.against())] = true;
    AdlgEvent.MeleeThrow before = first;
    if (before == null || !before.unit().equals(e.against())) {
      first = e;
      return;
    }
    first = null;
    if (isCharge(e)) {
      charge(e, before);
    } else if (isCharge(before)) {
      charge(before, e);
    }
  }

  private boolean isCharge(AdlgEvent.MeleeThrow e) {
    return charged[number(e.unit())] == number(e.against());
  }

  private void charge(AdlgEvent.MeleeThrow charge, AdlgEvent.MeleeThrow defence) {
    int unit = number(charge.unit());
    int target = charged[unit];
    charged[unit] = AdlgState.NOBODY;
    int others = 0;
    for (int each = 0; each < table.units; each++) {
      others += each != unit && table.enemies(each, target) && table.fights(each, target) ? 1 : 0;
    }
    seen(AdlgCourseMetric.CHARGES_AT_BETTER, others == 0 && factors(charge) < factors(defence));
  }

  private static int factors(AdlgEvent.MeleeThrow thrown) {
    return thrown.terms().stream().mapToInt(Event.Term::value).sum();
  }

  /** Ends the turn of one side and begins that of the other. */
  private void turn() {
    endTurn();
    for (int unit = 0; unit < table.units; unit++) {
      did[unit] = false;
      AdlgUnitType type = table.type(unit);
      reaches[unit] =
          table.present(unit)
              && table.side(unit) == table.active()
              && type.branch != TroopCategory.ARTILLERY
              && type.branch != TroopCategory.CAMP
              && table.plan[table.forces().corpsOf[unit]] == ActivePlans.NONE
              && table.isEnemyNearer(
                  unit, table.footprint(unit), 2 * MoveAllowance.pace(type, table.rules));
    }
  }

  private void endTurn() {
    for (int unit = 0; unit < table.units; unit++) {
      if (reaches[unit] && table.present(unit)) {
        seen(AdlgCourseMetric.IDLE_TURNS, !did[unit] && !table.inMelee(unit));
      }
      reaches[unit] = false;
    }
  }

  private void spent(int cost) {
    add(AdlgCourseMetric.POINTS_UNSPENT, -cost, 0);
  }

  private void close(Outcome outcome) {
    endTurn();
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
