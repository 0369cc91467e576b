package dev.muster.rules.adlgr;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.Bearing;
import dev.muster.rules.plane.Convex;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.List;

/** Carries a charge out: the target stands or evades, the charger comes up, conforms and fights. */
final class ChargeMove {
  private static final RuleRef EVADES = RuleRef.of("", "AR-210", "AR-216", "AR-217");
  private static final RuleRef BURST = RuleRef.of("", "AR-095");
  private static final RuleRef OFF = RuleRef.of("", "AR-372");
  private static final RuleRef ON = RuleRef.of("", "AR-179", "AR-180", "AR-181");
  private static final RuleRef CONTACT = RuleRef.of("", "AR-182", "AR-D20", "AR-D04");

  private final Table table;
  private final Choice choice;
  private final Assault assault;
  private final Evasion evasion;
  private final Conforming conforming;

  ChargeMove(Table table, Choice choice, Assault assault, Evasion evasion, Conforming conforming) {
    this.table = table;
    this.choice = choice;
    this.assault = assault;
    this.evasion = evasion;
    this.conforming = conforming;
  }

  /** A unit charges; who has charged makes no other move in this turn. */
  void carryOut(int unit, Approach way) {
    table.charged[unit] = true;
    table.moves[unit]++;
    table.nearEnemy[unit] = true;
    Footprint own = table.of(unit);
    List<Pose> bends = way.course().bends(own, own);
    if (evades(way.target(), bends.getLast().tenths())) {
      goOn(unit, way, own);
    } else {
      contact(unit, own, own.to(bends.getLast()), way.target());
    }
  }

  /** Whether the target evades; where it may it is asked (AR-204 to AR-218). */
  private boolean evades(int unit, int charge) {
    if (!evasion.may(unit)) {
      return false;
    }
    List<Integer> headings = evasion.headings(unit, charge);
    choice.of(Decision.EVADE, unit).add(Order.STAND).usually();
    headings.forEach(each -> choice.add(Order.EVADE, each));
    int answer = choice.ask();
    if (choice.order(answer) == Order.STAND) {
      return false;
    }
    flee(unit, choice.number(answer));
    return true;
  }

  /** Evades to a heading, as far as the die says. */
  void flee(int unit, int heading) {
    int die = table.dice.d6(Assault::variable);
    double far = evasion.distance(unit, heading, die);
    Evasion.Flight flight = evasion.flight(unit, heading, far);
    String from = table.pose(unit).toString();
    if (table.heard) {
      table.tell(
          new AdlgEvent.Evades(
              table.name(unit),
              die,
              far,
              flight.crossed().stream().map(table::name).toList(),
              from,
              flight.leaves() ? "" : flight.end().toString(),
              EVADES));
    }
    for (int each : flight.crossed()) {
      disturb(each, table.name(unit) + " bursts through it", BURST);
    }
    table.nearEnemy[unit] = true;
    if (flight.leaves()) {
      int corps = table.remove(unit, Table.Fate.FLED);
      if (table.heard) {
        table.tell(new AdlgEvent.LeavesTable(table.name(unit), OFF));
        if (corps != Table.NOBODY) {
          table.tell(
              new AdlgEvent.CommanderLost(
                  Deployment.title(table.forces().commander.get(corps)),
                  table.forces().corpsName[corps],
                  "he leaves the table with " + table.name(unit),
                  OFF));
        }
      }
      return;
    }
    table.place(unit, flight.end());
    Pose about = evasion.faced(unit, flight.end());
    if (about != null) {
      choice.of(Decision.FACE, unit).add(Order.KEEP_FACING).add(Order.TURN_ABOUT).usually();
      if (choice.askOrder() == Order.TURN_ABOUT && isFree(unit, table.of(unit).to(about))) {
        table.place(unit, about);
      }
    }
  }

  private boolean isFree(int unit, Footprint place) {
    for (int each = 0; each < table.units; each++) {
      if (each != unit && table.present(each) && place.overlaps(table.of(each))) {
        return false;
      }
    }
    return table.ground.passable(place.outline());
  }

  /** A unit loses cohesion by a move. */
  void disturb(int unit, String why, RuleRef rule) {
    if (table.hits[unit] == table.type(unit).cohesion) {
      return; // it has none left to lose, and only waits to be taken off
    }
    table.hits[unit]++;
    if (table.heard) {
      table.tell(new AdlgEvent.Disturbed(table.name(unit), why, table.hits[unit], rule));
    }
  }

  /** All targets have evaded: the die says how far the charge goes, and it may meet another. */
  private void goOn(int unit, Approach way, Footprint start) {
    int die = table.dice.d6(Assault::variable);
    double spent = way.cost() - way.course().ahead();
    double most = Math.max(0, way.limit() + Assault.variable(die) - spent);
    Course begin = new Course(0, way.course().aside(), way.course().wheel(), 0);
    Footprint from = start.to(begin.bends(start, start).getLast());
    most = clear(unit, from, most);
    int met = met(unit, from, most);
    if (met != Table.NOBODY) {
      double reach = StrictMath.rint(reach(from, met) * 100) / 100;
      told(unit, die, reach);
      contact(unit, start, from.to(from.at().ahead(reach)), met);
      return;
    }
    double far = far(unit, most);
    told(unit, die, far);
    table.place(unit, from.at().ahead(far));
  }

  private void told(int unit, int die, double far) {
    if (table.heard) {
      table.tell(new AdlgEvent.ChargeGoesOn(table.name(unit), die, far, ON));
    }
  }

  /** How far to go: all of it where headstrong, else from the least a charge goes (AR-180). */
  private double far(int unit, double most) {
    double least = Math.min(most, Assault.least(table.type(unit)));
    if (table.type(unit).has(Ability.HEADSTRONG) || most - least < Convex.TOUCH) {
      return most;
    }
    choice.of(Decision.HOW_FAR, unit);
    int all = hundredths(most);
    for (int each = hundredths(least); each < all; each += HALF) {
      choice.add(Order.GO, each);
    }
    choice.add(Order.GO, all).usually();
    return choice.askNumber() / 100.0;
  }

  private static final int HALF = 50;

  private static int hundredths(double length) {
    return (int) StrictMath.floor(length * 100 + Convex.HAIR);
  }

  private double reach(Footprint from, int other) {
    int way = from.at().tenths();
    return from.outline().reach(Bearing.east(way), Bearing.north(way), table.of(other).outline());
  }

  private int met(int unit, Footprint from, double most) {
    int best = Table.NOBODY;
    double least = most + Convex.HAIR;
    for (int each = 0; each < table.units; each++) {
      if (table.present(each) && table.enemies(unit, each) && reach(from, each) < least) {
        least = reach(from, each);
        best = each;
      }
    }
    return best;
  }

  /** How far a charger comes before ground or friends he may not pass, or would stand in. */
  private double clear(int unit, Footprint from, double far) {
    double most = table.ground.clear(from, from.at().tenths(), far);
    for (int each = 0; each < table.units; each++) {
      if (each != unit && table.present(each) && !table.enemies(unit, each)) {
        double reach = reach(from, each);
        if (reach < most && !assault.passes(unit, from.at().tenths(), each)) {
          most = Math.max(0, StrictMath.floor(reach * 100 + Convex.HAIR) / 100);
        }
      }
    }
    return shortOfFriends(unit, from, most);
  }

  private double shortOfFriends(int unit, Footprint from, double far) {
    double most = far;
    while (most > 0 && !isFreeOfFriends(unit, from.to(from.at().ahead(most)))) {
      most = Math.max(0, most - Convex.TOUCH);
    }
    return most;
  }

  private boolean isFreeOfFriends(int unit, Footprint place) {
    for (int each = 0; each < table.units; each++) {
      if (each != unit
          && table.present(each)
          && !table.enemies(unit, each)
          && place.overlaps(table.of(each))) {
        return false;
      }
    }
    return true;
  }

  /** The charger is in contact: he conforms, and fights whoever his front then touches. */
  private void contact(int unit, Footprint start, Footprint contact, int target) {
    Edge edge = assault.edge(start, contact, table.of(target));
    Pose pose = conforming.to(unit, contact, target, edge);
    table.place(unit, pose);
    table.engage(unit, target, edge, true);
    for (int each = 0; each < table.units; each++) {
      if (each != target && table.present(each) && table.enemies(unit, each)) {
        Edge other = Deployment.edge(table.of(unit), table.of(each));
        if (other != null) {
          table.engage(unit, each, other, true);
        }
      }
    }
    if (table.heard) {
      table.tell(
          new AdlgEvent.Contact(
              table.name(unit), table.name(target), edge.words(), pose.toString(), CONTACT));
    }
  }
}
