package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.Pose;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Orders to charge: which charges of a unit or a group its corps may order and can pay, and the
 * orders carried out (AR-020 to AR-022, AR-176 to AR-187). Costs are in command points (CP).
 */
final class ChargeOrders {
  private static final RuleRef CHARGES = RuleRef.of("", "AR-176", "AR-020", "AR-021", "AR-022");

  private final AdlgState table;
  private final CorpsCommand command;
  private final ZonesOfControl zones;
  private final ChargeOptions assault;
  private final ChargeExecution charge;
  private final GroupCharge groupCharge;

  ChargeOrders(
      AdlgState table,
      CorpsCommand command,
      ZonesOfControl zones,
      ChargeOptions assault,
      ChargeExecution charge,
      GroupCharge groupCharge) {
    this.table = table;
    this.command = command;
    this.zones = zones;
    this.assault = assault;
    this.charge = charge;
    this.groupCharge = groupCharge;
  }

  /** The charges of a unit that its corps can pay. */
  List<ChargePath> of(int unit) {
    List<ChargePath> paid = new ArrayList<>(assault.all(unit));
    paid.removeIf(each -> !command.canPay(unit, cost(unit, each)));
    return paid;
  }

  /** The charges of a group, whether its corps can pay them or not. */
  List<ChargePath> of(int[] group) {
    return groupCharge.options().all(group);
  }

  /** Whether the corps of a group can pay for the group's charge. */
  boolean canPay(int[] group) {
    return command.canPay(group, cost(group));
  }

  /** Why a charge of a unit is illegal or costs too much; null if it is legal. */
  @Nullable String refusal(int unit, ChargePath.Spec said) {
    String refused = assault.refusal(unit, said);
    if (refused != null) {
      return refused;
    }
    int cost = cost(unit, along(unit, said.start()));
    return command.canPay(unit, cost) ? null : command.tooDear(new int[] {unit}, cost);
  }

  /** Why a charge of a group is illegal or costs too much; null if it is legal. */
  @Nullable String refusal(int[] group, ChargePath.Spec said) {
    String refused = groupCharge.options().refusal(group, said);
    return refused != null || canPay(group) ? refused : command.tooDear(group, cost(group));
  }

  /** Returns the legal charge of a unit with this start. */
  ChargePath along(int unit, Manoeuvre start) {
    return legal(assault.along(unit, start));
  }

  /** Returns the legal charge of a group with this start. */
  ChargePath along(int[] group, Manoeuvre start) {
    return legal(groupCharge.options().along(group, start));
  }

  private static ChargePath legal(@Nullable ChargePath way) {
    return Objects.requireNonNull(way, "a charge that was found legal");
  }

  /** Returns the end of a charge if the target stands. */
  Pose end(int unit, ChargePath way) {
    return charge.end(unit, way);
  }

  /** A charge at an enemy in the unit's own zone is spontaneous and free (AR-020, AR-185). */
  private int cost(int unit, ChargePath way) {
    CommandPoints.Order order =
        zones.controls(unit, way.target())
            ? CommandPoints.Order.SPONTANEOUS_CHARGE
            : CommandPoints.Order.MOVE;
    return command.cost(order, new int[] {unit}, false, false);
  }

  private int cost(int[] group) {
    return command.cost(CommandPoints.Order.MOVE, group, false, false);
  }

  /**
   * Whether an enemy is in reach that a headstrong unit charges without an order (AR-186, AR-187).
   */
  boolean mayLoseControl(int unit) {
    return assault.uncontrolled(unit) != null;
  }

  /** Carries out the charge of a headstrong unit without an order (AR-186). */
  void chargeUncontrolled(int unit) {
    ChargePath way = assault.uncontrolled(unit);
    if (way != null) {
      table.uncontrolled[unit] = true;
      charge(unit, way, "", 0);
    }
  }

  /**
   * Carries out the charge of a unit.
   *
   * @param begins the start of its path in words; empty for the cheapest path
   */
  void charge(int unit, ChargePath way, String begins) {
    charge(unit, way, begins, cost(unit, way));
  }

  private void charge(int unit, ChargePath way, String begins, int cost) {
    command.pay(unit, cost);
    emitCharge(table.name(unit), begins, way, table.uncontrolled[unit], cost);
    charge.carryOut(unit, way);
  }

  /**
   * Carries out the charge of a group.
   *
   * @param begins the start of its path in words; empty for the cheapest path
   */
  void charge(int[] group, ChargePath way, String begins) {
    int cost = cost(group);
    command.pay(group, cost);
    emitCharge("the group of " + table.name(group[0]), begins, way, false, cost);
    groupCharge.carryOut(group, way);
  }

  private void emitCharge(
      String who, String begins, ChargePath way, boolean uncontrolled, int cost) {
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.Charges(
              who,
              begins,
              table.name(way.target()),
              way.edge().words(),
              uncontrolled,
              cost,
              CHARGES));
    }
  }

  /** A unit leaves a zone the way it would evade a charge (AR-130). */
  void slipAway(int unit, int heading, int cost) {
    command.pay(unit, cost);
    table.moves[unit]++;
    charge.flee(unit, heading);
  }
}
