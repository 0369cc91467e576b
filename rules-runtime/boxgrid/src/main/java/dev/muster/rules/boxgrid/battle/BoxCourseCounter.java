package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.dice.SeededDice;
import dev.muster.rules.model.BattleProgram;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Watches a battle of the box-grid game and counts what its course was like. It reads the field as
 * it stands when an event is reported, and changes nothing.
 */
public final class BoxCourseCounter implements EventSink {
  /** The reason the rules give for a unit that its own move has left Unformed. */
  private static final String OWN_CHOICE = "turning or moving diagonally";

  private final Map<BoxCourseMetric, int[]> counts = new EnumMap<>(BoxCourseMetric.class);
  private final Map<String, Integer> numbers = new HashMap<>();
  private final BoxState field;

  // of the units
  private final boolean[] met;
  private final boolean[] moved;
  private final boolean[] unformed;

  private BoxCourseCounter(BoxState field) {
    this.field = field;
    met = new boolean[field.units];
    moved = new boolean[field.units];
    unformed = new boolean[field.units];
    for (BoxCourseMetric each : BoxCourseMetric.values()) {
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
  public static Map<BoxCourseMetric, int[]> of(
      BattleProgram program, List<Commander> commanders, long seed) {
    // The counter needs the field, and the field needs an event sink.
    List<EventSink> watching = new ArrayList<>(1);
    BoxBattle battle =
        new BoxBattle.Opening(program)
            .newBattle(
                commanders, new SeededDice(seed), event -> watching.getFirst().accept(event));
    BoxCourseCounter counter = new BoxCourseCounter(battle.state());
    watching.add(counter);
    counter.close(battle.fight(() -> false));
    return counter.counts;
  }

  private void seen(BoxCourseMetric metric, boolean happened) {
    int[] count = Objects.requireNonNull(counts.get(metric));
    count[0] += happened ? 1 : 0;
    count[1]++;
  }

  private int number(String unit) {
    return Objects.requireNonNull(numbers.get(unit));
  }

  @Override
  public void accept(Event event) {
    switch (event) {
      case CommonEvent.PhaseBegins e -> phase();
      case BoxEvent.Moves e -> moved[number(e.unit())] = true;
      case BoxEvent.Charges e -> moved[number(e.unit())] = true;
      case BoxEvent.Unformed e -> unformed[number(e.unit())] |= e.why().equals(OWN_CHOICE);
      case BoxEvent.Contact e -> {
        met[number(e.attacker())] = true;
        met[number(e.defender())] = true;
        seen(BoxCourseMetric.STRUCK_IN_FLANK_OR_REAR, !e.aspect().equals("front"));
      }
      default -> {
        // not counted
      }
    }
  }

  /** What has moved in the phase that is over. */
  private void phase() {
    for (int unit = 0; unit < field.units; unit++) {
      if (moved[unit] && field.present(unit) && field.type(unit).heavy) {
        seen(BoxCourseMetric.MOVES_UNFORMED, unformed[unit]);
        if (unformed[unit]) {
          seen(BoxCourseMetric.UNFORMED_IN_REACH, inReach(unit));
        }
      }
    }
    Arrays.fill(moved, false);
    Arrays.fill(unformed, false);
  }

  /** Whether a free heavy enemy could charge a unit in its next turn. */
  private boolean inReach(int unit) {
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (field.enemies(unit, enemy)
          && field.present(enemy)
          && field.type(enemy).heavy
          && field.type(enemy).fights()
          && !field.is(UnitAttribute.ENGAGED, enemy)) {
        int there = field.box(enemy);
        int far = field.ground.distance(there, field.box(unit));
        if (far <= field.type(enemy).allowance
            && field.ground.forward(there, field.facing(enemy), field.box(unit)) > 0) {
          return true;
        }
      }
    }
    return false;
  }

  private void close(Outcome outcome) {
    phase();
    seen(BoxCourseMetric.BROKEN, outcome.sides().stream().anyMatch(Outcome.SideAccount::broken));
    for (int unit = 0; unit < field.units; unit++) {
      if (field.type(unit).heavy) {
        seen(BoxCourseMetric.NEVER_IN_CONTACT, !met[unit]);
      }
    }
  }
}
