package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.battle.ThrowLuck;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.plane.ConvexPolygon;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/** Tracks the command points of a corps commander and the cost of his orders (AR-007 to AR-035). */
public final class CorpsCommand {
  private static final RuleRef ACTS = RuleRef.of("", "AR-002", "AR-018", "AR-019", "AR-D09");

  private final AdlgState table;
  private final CommandPoints points;

  /** By corps: UD within which its commander reaches units that are not light (AR-008). */
  private final int[] usualRange;

  public CorpsCommand(AdlgState table) {
    this.table = table;
    points = new CommandPoints(table.rules);
    usualRange = new int[table.forces().corps];
    for (int corps = 0; corps < usualRange.length; corps++) {
      usualRange[corps] = usualRange(corps);
    }
  }

  /**
   * Throws for the command points of a corps that begins to give orders; a corps without a
   * commander gets none.
   */
  void begin(int corps) {
    AdlgForces forces = table.forces();
    boolean led = leads(corps);
    int kept = table.rules.is("cp_left", "kept") ? table.points[corps] : 0;
    int value = forces.value(corps);
    int die = led ? points.roll(table.dice, value) : 0;
    int free = points.free();
    int own = table.rules.is("free_cp", "own_unit") ? free : 0;
    table.ownPoints[corps] = led ? own : 0;
    int thrown = CommandPoints.pointsForThrow(die, value);
    if (led && table.luck.counts()) {
      table.luck.die(
          forces.corpsSide[corps],
          ThrowLuck.Kind.COMMAND,
          face -> CommandPoints.pointsForThrow(face, value),
          die);
    }
    table.points[corps] = led ? kept + thrown + free - own : 0;
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.CorpsActs(
              forces.corpsName[corps],
              led ? forces.commander.get(corps).displayName() : "",
              led ? List.of(die) : List.of(),
              led ? value : 0,
              led ? terms(thrown, free, kept) : List.of(),
              table.points[corps] + table.ownPoints[corps],
              ACTS));
    }
  }

  private List<Event.Term> terms(int thrown, int free, int kept) {
    AdlgTerms terms = new AdlgTerms(table.rules);
    terms.add("half of it", thrown);
    terms.add("free", free);
    terms.add("kept", kept);
    return terms.parts();
  }

  /** Whether a corps has its commander: he lives, and the unit he is with is there. */
  private boolean leads(int corps) {
    int with = table.commanderWith[corps];
    return !table.commanderLost[corps] && (with == AdlgState.NOBODY || table.present(with));
  }

  /** UD within which the commander of a corps reaches a unit (AR-008, AR-015 to AR-017). */
  public int range(int corps, int unit) {
    return CommandPoints.range(usualRange[corps], table.type(unit));
  }

  private int usualRange(int corps) {
    Scenario.General general = table.forces().commander.get(corps);
    Integer own = general.range();
    return own == null ? points.range(table.forces().rank(corps)) : own;
  }

  /** Whether a group is in the range of its commander: measured to its nearest unit (AR-008). */
  public boolean inRange(int[] group) {
    int corps = table.forces().corpsOf[group[0]];
    if (!leads(corps)) {
      return false;
    }
    int range = Integer.MAX_VALUE;
    for (int each : group) {
      // the range is doubled only if it is doubled for every unit of the group
      range = Math.min(range, range(corps, each));
    }
    for (int each : group) {
      if (table.isCommanderWithin(corps, table.footprint(each), range + ConvexPolygon.HAIR)) {
        return true;
      }
    }
    return false;
  }

  /** Returns the cost of an order in command points. */
  int cost(CommandPoints.Order order, int[] group, boolean difficult, boolean andRally) {
    int corps = table.forces().corpsOf[group[0]];
    Set<CommandPoints.Burden> burdens = EnumSet.noneOf(CommandPoints.Burden.class);
    if (!inRange(group)) {
      burdens.add(CommandPoints.Burden.OUT_OF_RANGE);
    }
    if (difficult) {
      burdens.add(CommandPoints.Burden.DIFFICULT);
    }
    if (andRally) {
      burdens.add(CommandPoints.Burden.AND_RALLY);
    }
    int with = table.commanderWith[corps];
    if (with != AdlgState.NOBODY && table.present(with) && table.inMelee(with)) {
      burdens.add(CommandPoints.Burden.COMMANDER_ENGAGED);
    }
    for (int each : group) {
      if (each == with) {
        burdens.add(CommandPoints.Burden.OWN_UNIT);
      }
    }
    return points.cost(order, burdens);
  }

  /** Whether the corps of a unit can pay for an order to that unit only. */
  boolean canPay(int unit, int cost) {
    return canPay(new int[] {unit}, cost);
  }

  /** Whether the corps of a group can pay for an order to it. */
  boolean canPay(int[] group, int cost) {
    int corps = table.forces().corpsOf[group[0]];
    return table.points[corps] + own(corps, group) >= cost;
  }

  /** Why an order that costs more points than are left is refused, in the words of a player. */
  String tooDear(int[] group, int cost) {
    int corps = table.forces().corpsOf[group[0]];
    int left = table.points[corps] + own(corps, group);
    return "it costs " + cost + " CP, and " + left + " are left (AR-018, AR-019, AR-022)";
  }

  /**
   * Returns the points reserved for the commander's own unit, if the order is for that unit
   * (AR-019).
   */
  private int own(int corps, int[] group) {
    return group.length == 1 && table.commanderWith[corps] == group[0] ? table.ownPoints[corps] : 0;
  }

  /** Whether a commander can pay for his own ride (AR-D32). */
  boolean canRide(int corps, int cost) {
    return table.points[corps] + table.ownPoints[corps] >= cost;
  }

  /** Pays for the ride of a commander. */
  void payRide(int corps, int cost) {
    pay(corps, table.ownPoints[corps], cost);
  }

  /**
   * Pays command points.
   *
   * @throws IllegalStateException if the corps cannot pay, or another corps is giving orders
   */
  void pay(int unit, int cost) {
    pay(new int[] {unit}, cost);
  }

  /** Pays for an order to a group. */
  void pay(int[] group, int cost) {
    int corps = table.forces().corpsOf[group[0]];
    pay(corps, own(corps, group), cost);
  }

  private void pay(int corps, int own, int cost) {
    if (cost > 0 && (corps != table.corps() || table.points[corps] + own < cost)) {
      throw new IllegalStateException(
          table.forces().corpsName[corps] + " cannot pay " + cost + " CP (AR-V-18)");
    }
    int ofOwn = Math.min(own, cost);
    table.ownPoints[corps] -= ofOwn;
    table.points[corps] -= cost - ofOwn;
  }
}
