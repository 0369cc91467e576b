package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.boxgrid.rules.BoxDecisionType;
import dev.muster.rules.boxgrid.rules.BoxEngagements;
import dev.muster.rules.boxgrid.rules.BoxEvasion;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.boxgrid.rules.BoxRules;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxTerrainMap;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.model.BattleProgram;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * Counts implausible behaviour in a battle of the box-grid game. It reads the field at the time of
 * each event and changes nothing.
 */
public final class BoxBehaviourCounter extends BoxBattleCounter<BoxBehaviourMetric> {
  private final Map<String, Integer> boxes = new HashMap<>();
  private final BoxEngagements engagements;

  // of the units
  private final boolean[] did;
  private final int[] rounds;
  private final int[] before;
  private final int[] roundStart;

  private BoxBehaviourCounter(BoxState field) {
    super(field, BoxBehaviourMetric.class);
    engagements = new BoxEngagements(field);
    did = new boolean[field.units];
    rounds = new int[field.units];
    before = new int[field.units];
    roundStart = new int[field.units];
    Arrays.fill(roundStart, BoxTerrainMap.OFF);
    for (int box = 0; box < field.ground.boxes(); box++) {
      boxes.put(field.ground.name(box), box);
    }
    for (String commander : field.forces().commander) {
      if (!commander.isEmpty()) {
        count(BoxBehaviourMetric.COMMANDERS_LOST)[1]++;
      }
    }
  }

  /**
   * Fights a battle and counts.
   *
   * @param commanders one a side
   * @return by habit how often it happened, and of how many times it could have
   */
  public static Map<BoxBehaviourMetric, int[]> of(
      BattleProgram program, List<Commander> commanders, long seed) {
    return fight(program, commanders, seed, BoxBehaviourCounter::new);
  }

  @Override
  public void accept(Event event) {
    switch (event) {
      case CommonEvent.RoundBegins e -> round();
      case CommonEvent.Decided e -> {
        if (e.point().equals(BoxDecisionType.SHOOT.id)) {
          seen(BoxBehaviourMetric.SHOTS_FORGONE, e.answer().endsWith("shoots no more"));
        }
      }
      case CommonEvent.PhaseBegins e -> {
        if (e.phase().equals(BoxState.Phase.SHOOTING.words)) {
          moved();
        }
      }
      case BoxEvent.CommanderLost e -> count(BoxBehaviourMetric.COMMANDERS_LOST)[0]++;
      case BoxEvent.Moves e -> moves(e);
      case BoxEvent.Charges e -> charges(number(e.unit()), number(e.target()));
      case BoxEvent.Shoots e -> did[number(e.unit())] = true;
      case BoxEvent.Contact e -> {
        did[number(e.attacker())] = true;
        did[number(e.defender())] = true;
        seen(BoxBehaviourMetric.STRUCK_IN_FLANK_OR_REAR, !e.aspect().equals("front"));
      }
      default -> {
        // not counted
      }
    }
  }

  private void moves(BoxEvent.Moves e) {
    int unit = number(e.unit());
    did[unit] = true;
    if (e.kind().equals("forward") || e.kind().equals("diagonal")) {
      int to = field.box(unit);
      seen(BoxBehaviourMetric.PLACES_TAKEN_BACK, to == before[unit]);
      if (!field.steady(unit)) {
        int from = Objects.requireNonNull(boxes.get(e.from()));
        seen(BoxBehaviourMetric.SHAKEN_GO_NEARER, nearest(unit, to) < nearest(unit, from));
      }
    }
  }

  private void charges(int unit, int target) {
    did[unit] = true;
    seen(BoxBehaviourMetric.CHARGES_UNFORMED, field.is(UnitAttribute.UNFORMED, unit));
    seen(BoxBehaviourMetric.CHARGES_SHAKEN, !field.steady(unit));
    boolean weak = field.is(UnitAttribute.UNFORMED, unit) || !field.steady(unit);
    seen(
        BoxBehaviourMetric.CHARGES_AT_A_LOSS,
        weak
            && field.type(target).fights()
            && !field.is(UnitAttribute.ENGAGED, target)
            && engagements.frontal(target, unit)
            && BoxEvasion.evadePermission(field, target, unit) != BoxRules.Permission.MUST);
    seen(
        BoxBehaviourMetric.SHOOTERS_CHARGE,
        !field.type(unit).weighty()
            && field.type(target).weighty()
            && field.steady(target)
            && !field.is(UnitAttribute.ENGAGED, target)
            && engagements.frontal(target, unit));
  }

  private int nearest(int unit, int box) {
    int near = Integer.MAX_VALUE;
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (field.enemies(unit, enemy) && field.present(enemy)) {
        near = Math.min(near, field.ground.distance(box, field.box(enemy)));
      }
    }
    return near;
  }

  /** The moves of the active side are over. */
  private void moved() {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.side(unit) == field.active()
          && field.present(unit)
          && field.type(unit).fights()
          && !field.is(UnitAttribute.ENGAGED, unit)) {
        int near = nearest(unit, field.box(unit));
        if (near <= BoxBehaviourMetric.NEAR) {
          seen(BoxBehaviourMetric.BACK_TO_ENEMY, !looksAtOne(unit, near));
        }
      }
    }
  }

  /** Whether one of the nearest enemies is before a unit. */
  private boolean looksAtOne(int unit, int near) {
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (field.enemies(unit, enemy)
          && field.present(enemy)
          && field.ground.distance(field.box(unit), field.box(enemy)) == near
          && field.ground.forward(field.box(unit), field.facing(unit), field.box(enemy)) > 0) {
        return true;
      }
    }
    return false;
  }

  private void round() {
    for (int unit = 0; unit < field.units; unit++) {
      int now = field.box(unit);
      rounds[unit] += field.present(unit) ? 1 : 0;
      before[unit] = roundStart[unit] == now ? BoxTerrainMap.OFF : roundStart[unit];
      roundStart[unit] = now;
    }
  }

  @Override
  void close(Outcome outcome) {
    for (int unit = 0; unit < field.units; unit++) {
      boolean planned = field.plan[field.forces().brigade[unit]] != ActivePlans.NONE;
      boolean fights = field.type(unit).fights();
      seen(
          BoxBehaviourMetric.IDLE,
          fights && rounds[unit] >= BoxBehaviourMetric.LONG && !did[unit] && !planned);
    }
  }
}
