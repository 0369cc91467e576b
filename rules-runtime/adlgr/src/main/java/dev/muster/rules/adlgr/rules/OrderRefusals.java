package dev.muster.rules.adlgr.rules;

import java.util.Locale;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Explains why an order in words cannot be given to a unit, a group or a commander in the Movement
 * step.
 */
final class OrderRefusals {
  private static final String GROUP = "the group of ";

  /** Verbs of orders that are given in the Movement of the own side, and at no other time. */
  private static final Set<String> OF_MOVEMENT =
      Set.of(
          "advances",
          "wheels",
          "charges",
          "disengages",
          "forms",
          "leaves",
          "rallies",
          "extends",
          "contracts",
          "stays",
          "goes");

  private static final Pattern CHARGE =
      Pattern.compile("(?:(.+?)(?: and)? )?charges the (front|flank|rear) of (.+)");

  private final AdlgState table;
  private final CommanderMoves staff;
  private final OrderLegality legality;
  private final ChargeOrders charges;
  private final MovementGroups groups;

  OrderRefusals(
      AdlgState table,
      CommanderMoves staff,
      OrderLegality legality,
      ChargeOrders charges,
      MovementGroups groups) {
    this.table = table;
    this.staff = staff;
    this.legality = legality;
    this.charges = charges;
    this.groups = groups;
  }

  /** Why an order is not the next of the corps that gives its orders; empty for no reason. */
  String ofNext(String words) {
    for (int corps = 0; corps < table.forces().corps; corps++) {
      String name = table.forces().commander.get(corps).displayName();
      if (!name.isEmpty() && words.startsWith(name + " ")) {
        return ofCommander(corps, name);
      }
    }
    boolean group = words.startsWith(GROUP);
    String order = group ? words.substring(GROUP.length()) : words;
    int end = order.indexOf(' ');
    int unit = end < 0 ? AdlgState.NOBODY : table.unit(order.substring(0, end));
    if (unit == AdlgState.NOBODY || !OF_MOVEMENT.contains(verb(order.substring(end + 1)))) {
      return "";
    }
    String barred = ofActor(unit);
    return barred == null ? of(unit, group, order.substring(end + 1)) : barred;
  }

  /**
   * Returns why an order is refused when the unit's corps is not giving orders; empty if there is
   * no such reason.
   */
  String ofClosed(String words) {
    String order = words.startsWith(GROUP) ? words.substring(GROUP.length()) : words;
    int end = order.indexOf(' ');
    int unit = end < 0 ? AdlgState.NOBODY : table.unit(order.substring(0, end));
    if (unit == AdlgState.NOBODY || !OF_MOVEMENT.contains(verb(order.substring(end + 1)))) {
      return "";
    }
    String name = table.name(unit);
    boolean own = table.side(unit) == table.active();
    return own && !table.closed[table.forces().corpsOf[unit]]
        ? ""
        : own
            ? "the corps of " + name + " has given its orders (AR-002)"
            : name + " moves in the turn of its side (AR-002)";
  }

  private static String verb(String rest) {
    int end = rest.indexOf(' ');
    return end < 0 ? rest : rest.substring(0, end);
  }

  private String ofCommander(int corps, String name) {
    if (table.commanderLost[corps]) {
      return name + " is lost (AR-D33)";
    }
    if (corps != table.corps()) {
      return name + " does not give orders now (AR-002)";
    }
    if (table.rode[corps]) {
      return name + " has ridden in this turn (AR-D32)";
    }
    return staff.may(corps) ? "" : name + " has no command point left to ride (AR-D32)";
  }

  private @Nullable String ofActor(int unit) {
    String name = table.name(unit);
    if (!table.canAct(unit)) {
      return name + " is no longer in order to act (AR-005)";
    }
    if (table.side(unit) != table.active()) {
      return name + " moves in the turn of its side (AR-002)";
    }
    if (table.forces().corpsOf[unit] != table.corps()) {
      return "the corps of " + name + " does not give its orders now (AR-002)";
    }
    return table.stayed[unit] ? name + " has been told to stay (AR-022)" : null;
  }

  /** Returns why an order to a unit or its group is refused; empty if there is no reason. */
  String of(int unit, boolean asGroup, String rest) {
    int[] group = asGroup ? groups.of(unit) : new int[] {unit};
    Matcher charge = CHARGE.matcher(rest);
    if (charge.matches()) {
      return ofCharge(group, charge);
    }
    Manoeuvre course = Manoeuvre.of(rest);
    FrontageChange reform = FrontageChange.of(rest);
    String found =
        course != null
            ? legality.refusal(group, course)
            : reform != null
                ? ofReform(group, reform)
                : rest.endsWith(AdlgDecision.AND_RALLIES)
                    ? ofMoveAndRally(group, rest)
                    : ofState(unit, rest);
    return found == null ? "" : found;
  }

  private @Nullable String ofReform(int[] group, FrontageChange reform) {
    return group.length == 1
        ? table.name(group[0]) + " is alone, and only groups extend or contract (AR-112, AR-115)"
        : legality.refusal(group, reform);
  }

  private @Nullable String ofMoveAndRally(int[] group, String words) {
    int end = words.length() - AdlgDecision.AND_RALLIES.length();
    Manoeuvre course = Manoeuvre.of(words.substring(0, end));
    if (course == null) {
      return null;
    }
    String found = legality.refusalWithRally(group[0], course);
    return group.length > 1
        ? "no group moves and rallies in one order, only a unit alone (AR-365)"
        : found;
  }

  private String ofCharge(int[] group, Matcher said) {
    int target = table.unit(said.group(3));
    String begins = said.group(1);
    Manoeuvre start =
        begins == null || begins.equals(AdlgDecision.STRAIGHT)
            ? Manoeuvre.advance(0)
            : Manoeuvre.of(begins);
    if (target == AdlgState.NOBODY || start == null) {
      return "";
    }
    UnitEdge edge = UnitEdge.valueOf(said.group(2).toUpperCase(Locale.ROOT));
    ChargePath.Spec spec = new ChargePath.Spec(start, target, edge);
    String found =
        group.length > 1 ? charges.refusal(group, spec) : charges.refusal(group[0], spec);
    return found == null ? "" : found;
  }

  private @Nullable String ofState(int unit, String rest) {
    String name = table.name(unit);
    return switch (rest) {
      case "disengages" -> told(name, "disengage", legality.disengagementRefusal(unit));
      case "forms square" ->
          legality.mayFormSquare(unit) ? null : name + squareRefusal(unit) + " (AR-025, AR-189)";
      case "leaves its square" ->
          table.square[unit]
              ? legality.mayLeaveSquare(unit)
                  ? null
                  : name
                      + " has neither the points nor the "
                      + legality.squareLength()
                      + " UD for it (AR-026, AR-190)"
              : name + " is in no square (AR-026)";
      case "rallies" -> told(name, "rally", legality.rallyRefusal(unit));
      case "leaves the zone backwards" -> told(name, LEAVE, legality.stepBackRefusal(unit));
      case "leaves the zone straight ahead" -> told(name, LEAVE, legality.rideOnRefusal(unit));
      default ->
          rest.startsWith("leaves the zone as it evades to ")
              ? told(name, LEAVE, legality.slipAwayRefusal(unit))
              : null;
    };
  }

  private static final String LEAVE = "leave the zone so";

  private static @Nullable String told(String name, String what, @Nullable String reason) {
    return reason == null ? null : name + " cannot " + what + ": " + reason;
  }

  private String squareRefusal(int unit) {
    return !table.type(unit).formsSquare()
        ? " forms no square"
        : table.square[unit]
            ? " is in square"
            : table.inMelee(unit)
                ? " is in melee"
                : table.moves[unit] > 0
                    ? " has moved"
                    : " has neither the points nor the " + legality.squareLength() + " UD for it";
  }

  /** Why the headstrong unit of the question is not held back, or does not stay. */
  String ofHeadstrong(int unit, String rest) {
    String name = table.name(unit);
    return switch (rest) {
      case "is held back" ->
          "to hold " + name + " back costs " + legality.holdCost(unit) + " CP (AR-028)";
      case "stays" -> name + " must charge an enemy in its reach (AR-186)";
      default -> "";
    };
  }
}
