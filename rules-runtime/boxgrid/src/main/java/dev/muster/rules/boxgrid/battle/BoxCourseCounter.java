package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.battle.ActivePlans;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.boxgrid.rules.BoxEvent;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.ChargeEligibility;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.model.BattleProgram;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Counts the course of a battle of the box-grid game. It reads the field when an event is reported
 * and changes nothing.
 */
public final class BoxCourseCounter extends BoxBattleCounter<BoxCourseMetric> {
  /** The reason of an event for a unit that its own move has made Unformed. */
  private static final String OWN_CHOICE = "turning or moving diagonally";

  // of the units
  private final boolean[] met;
  private final boolean[] moved;
  private final boolean[] unformed;
  private final boolean[] did;
  private final boolean[] charges;
  private final boolean[] reaches;

  /** By unit: the enemy whose front it has charged and not fought yet, or NOBODY. */
  private final int[] charged;

  private final ChargeEligibility charging;

  /**
   * The melee of a single charger at a front whose dice are thrown next; null for any other melee.
   */
  private BoxEvent.@Nullable Melee alone;

  private int attackDice;

  private BoxCourseCounter(BoxState field) {
    super(field, BoxCourseMetric.class);
    met = new boolean[field.units];
    moved = new boolean[field.units];
    unformed = new boolean[field.units];
    did = new boolean[field.units];
    charges = new boolean[field.units];
    reaches = new boolean[field.units];
    charged = new int[field.units];
    Arrays.fill(charged, BoxForces.NOBODY);
    charging = new ChargeEligibility(field);
  }

  /**
   * Fights a battle and counts.
   *
   * @param commanders one per side
   * @return by metric how often it happened, and of how many times it could have
   */
  public static Map<BoxCourseMetric, int[]> of(
      BattleProgram program, List<Commander> commanders, long seed) {
    return fight(program, commanders, seed, BoxCourseCounter::new);
  }

  @Override
  public void accept(Event event) {
    switch (event) {
      case CommonEvent.TurnBegins e -> turn();
      case CommonEvent.PhaseBegins e -> phase();
      case BoxEvent.Moves e -> moves(e.unit());
      case BoxEvent.Charges e -> charged(e.unit());
      case BoxEvent.Shoots e -> did[number(e.unit())] = true;
      case BoxEvent.ControlTest e -> did[number(e.unit())] = true;
      case BoxEvent.Reforms e -> did[number(e.unit())] = true;
      case BoxEvent.Hedgehog e -> did[number(e.unit())] = true;
      case BoxEvent.Melee e -> fights(e);
      case BoxEvent.MeleeThrow e -> thrown(e);
      case BoxEvent.Unformed e -> unformed[number(e.unit())] |= e.why().equals(OWN_CHOICE);
      case BoxEvent.Contact e -> {
        met[number(e.attacker())] = true;
        met[number(e.defender())] = true;
        boolean front = e.aspect().equals("front");
        seen(BoxCourseMetric.STRUCK_IN_FLANK_OR_REAR, !front);
        charged[number(e.attacker())] = front ? number(e.defender()) : BoxForces.NOBODY;
        if (!front) {
          seen(BoxCourseMetric.CHARGES_AT_BETTER, false);
        }
      }
      default -> {
        // not counted
      }
    }
  }

  private void moves(String unit) {
    moved[number(unit)] = !charges[number(unit)];
    did[number(unit)] = true;
  }

  /** The end of a charge depends on dice, so it does not count as a move. */
  private void charged(String unit) {
    charges[number(unit)] = true;
    moved[number(unit)] = false;
    did[number(unit)] = true;
  }

  /** Ends the turn of one side and begins that of the other. */
  private void turn() {
    endTurn();
    for (int unit = 0; unit < field.units; unit++) {
      did[unit] = false;
      reaches[unit] =
          field.present(unit)
              && field.side(unit) == field.active()
              && field.type(unit).fights()
              && field.plan[field.forces().brigade[unit]] == ActivePlans.NONE
              && nearest(unit) <= 2 * field.type(unit).allowance + 1;
    }
  }

  private void endTurn() {
    for (int unit = 0; unit < field.units; unit++) {
      if (reaches[unit] && field.present(unit)) {
        seen(BoxCourseMetric.IDLE_TURNS, !did[unit] && !field.is(UnitAttribute.ENGAGED, unit));
      }
      reaches[unit] = false;
    }
  }

  private int nearest(int unit) {
    int near = Integer.MAX_VALUE;
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (field.enemies(unit, enemy) && field.present(enemy)) {
        near = Math.min(near, field.ground.distance(field.box(unit), field.box(enemy)));
      }
    }
    return near;
  }

  /** The first round of charges at a front. */
  private void fights(BoxEvent.Melee e) {
    alone = null;
    int target = number(e.target());
    boolean single = e.attackers().size() == 1;
    for (String each : e.attackers()) {
      int attacker = number(each);
      if (charged[attacker] == target) {
        charged[attacker] = BoxForces.NOBODY;
        if (single) {
          alone = e;
          attackDice = 0;
        } else {
          seen(BoxCourseMetric.CHARGES_AT_BETTER, false);
        }
      }
    }
  }

  /** Counts the dice of a single charger and of its target. */
  private void thrown(BoxEvent.MeleeThrow e) {
    BoxEvent.Melee melee = alone;
    if (melee == null) {
      return;
    }
    int dice = e.dice().size() * (e.unit().equals(melee.target()) ? -1 : 1);
    if (attackDice == 0) {
      attackDice = dice;
      return;
    }
    seen(BoxCourseMetric.CHARGES_AT_BETTER, attackDice + dice < 0);
    alone = null;
  }

  /** Counts the units that moved in the phase that ends and are not in melee. */
  private void phase() {
    for (int unit = 0; unit < field.units; unit++) {
      boolean stays = field.present(unit) && !field.is(UnitAttribute.ENGAGED, unit);
      if (moved[unit] && stays && field.type(unit).heavy) {
        seen(BoxCourseMetric.MOVES_UNFORMED, unformed[unit]);
        if (unformed[unit]) {
          seen(BoxCourseMetric.UNFORMED_IN_REACH, inReach(unit));
        }
      }
    }
    Arrays.fill(moved, false);
    Arrays.fill(charges, false);
    Arrays.fill(unformed, false);
  }

  /** Whether a free heavy enemy could charge a unit in its next turn. */
  private boolean inReach(int unit) {
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (field.enemies(unit, enemy)
          && field.present(enemy)
          && field.type(enemy).heavy
          && charging.inReach(enemy, unit)) {
        return true;
      }
    }
    return false;
  }

  @Override
  void close(Outcome outcome) {
    phase();
    endTurn();
    seen(BoxCourseMetric.BROKEN, outcome.sides().stream().anyMatch(Outcome.SideAccount::broken));
    for (int unit = 0; unit < field.units; unit++) {
      if (field.type(unit).heavy) {
        seen(BoxCourseMetric.NEVER_IN_CONTACT, !met[unit]);
      }
    }
  }
}
