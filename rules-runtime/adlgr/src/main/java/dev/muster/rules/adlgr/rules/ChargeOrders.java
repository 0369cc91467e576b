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
    return groupCharge.all(group);
  }

  /** Whether the corps of a group can pay for a charge of it. */
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
    String refused = groupCharge.refusal(group, said);
    return refused != null || canPay(group) ? refused : command.tooDear(group, cost(group));
  }

  /** The legal charge of a unit that begins so. */
  ChargePath along(int unit, Manoeuvre start) {
    return legal(assault.along(unit, start));
  }

  /** The legal charge of a group that begins so. */
  ChargePath along(int[] group, Manoeuvre start) {
    return legal(groupCharge.along(group, start));
  }

  private static ChargePath legal(@Nullable ChargePath way) {
    return Objects.requireNonNull(way, "a charge that was found legal");
  }

  /** Where a unit comes to stand by a charge, if its target stands. */
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

  /** Whether an enemy is in reach that a headstrong unit charges by itself (AR-186, AR-187). */
  boolean mayLoseControl(int unit) {
    return assault.uncontrolled(unit) != null;
  }

  /** A headstrong unit charges by itself, without an order (AR-186). */
  void chargeUncontrolled(int unit) {
    ChargePath way = assault.uncontrolled(unit);
    if (way != null) {
      table.uncontrolled[unit] = true;
      charge(unit, way, "", 0);
    }
  }

  /**
   * A unit charges.
   *
   * @param begins the start of its path in words, empty for the path that takes least
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
   * A group charges.
   *
   * @param begins the start of its path in words, empty for the path that takes least
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
