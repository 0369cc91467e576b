package dev.muster.rules.adlgr.rules;

import dev.muster.rules.battle.RuleRef;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import dev.muster.rules.plane.Pose;
import java.util.List;

/** Carries a charge out: the target stands or evades, the charger comes up, conforms and fights. */
final class ChargeExecution {
  private static final RuleRef EVADES = RuleRef.of("", "AR-210", "AR-216", "AR-217");
  private static final RuleRef CAUGHT = RuleRef.of("", "AR-D29");
  private static final RuleRef BURST = RuleRef.of("", "AR-095");
  private static final RuleRef OFF = RuleRef.of("", "AR-372");
  private static final RuleRef ON = RuleRef.of("", "AR-179", "AR-180", "AR-181");

  private final AdlgState table;
  private final AdlgDecision choice;
  private final ChargeOptions assault;
  private final AdlgEvasion evasion;
  private final StraightAdvance onward;
  private final ContactMove closing;
  private final CommanderMoves staff;

  ChargeExecution(AdlgState table, AdlgDecision choice, Rules rules) {
    this.table = table;
    this.choice = choice;
    assault = rules.assault;
    evasion = rules.evasion;
    onward = rules.onward;
    closing = rules.closing;
    staff = rules.staff;
  }

  /** The rules that a charge uses. */
  record Rules(
      ChargeOptions assault,
      AdlgEvasion evasion,
      StraightAdvance onward,
      ContactMove closing,
      CommanderMoves staff) {}

  /** Carries out a charge; the unit makes no other move in this turn. */
  void carryOut(int unit, ChargePath way) {
    begin(unit);
    Footprint own = table.footprint(unit);
    List<Pose> bends = way.course().bends(own, own);
    if (evades(way.target(), bends.getLast().tenths())) {
      goOn(unit, way, own);
    } else {
      closing.up(unit, own, own.to(bends.getLast()), way.target(), true);
    }
  }

  /** Returns the end of a charge if the target stands. */
  Pose end(int unit, ChargePath way) {
    Footprint own = table.footprint(unit);
    Footprint contact = own.to(way.course().end(own, own));
    return closing.where(unit, own, contact, way.target());
  }

  void begin(int unit) {
    table.charged[unit] = true;
    table.moves[unit]++;
    table.nearEnemy[unit] = true;
  }

  /** Returns whether the target evades; asks its owner if it can (AR-204 to AR-218). */
  boolean evades(int unit, int charge) {
    if (!evasion.may(unit)) {
      return false;
    }
    List<Integer> headings = evasion.headings(unit, charge);
    choice.ofUnit(AdlgDecisionType.EVADE, unit).add(AdlgOrder.STAND).asDefault();
    headings.forEach(each -> choice.add(AdlgOrder.EVADE, each));
    int answer = choice.ask();
    if (choice.order(answer) == AdlgOrder.STAND) {
      return false;
    }
    return flee(unit, choice.number(answer));
  }

  /**
   * Evades on a heading by the distance of the die; false if the charger catches it on the spot
   * (AR-D29).
   */
  boolean flee(int unit, int heading) {
    int die = table.dice.d6(ChargeOptions::variable);
    double far = evasion.distance(unit, heading, die);
    AdlgEvasion.Flight flight = flight(unit, evasion.flights(unit, heading, far));
    String from = table.pose(unit).toString();
    if (flight.caught() && table.rules.is("evade_stopped", "fights")) {
      if (table.hasListener) {
        table.emit(new AdlgEvent.Evades(table.name(unit), die, 0, List.of(), from, from, CAUGHT));
      }
      return false;
    }
    if (table.hasListener) {
      table.emit(
          new AdlgEvent.Evades(
              table.name(unit),
              die,
              Manoeuvre.hundredths(far),
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
      table.remove(unit, AdlgState.Fate.FLED);
      if (table.hasListener) {
        table.emit(new AdlgEvent.LeavesTable(table.name(unit), OFF));
      }
      staff.unitLost(unit, "he leaves the table with " + table.name(unit));
      return true;
    }
    table.place(unit, flight.end());
    Pose about = evasion.faced(unit, flight.end());
    if (about != null) {
      choice
          .ofUnit(AdlgDecisionType.FACE, unit)
          .add(AdlgOrder.KEEP_FACING)
          .add(AdlgOrder.TURN_ABOUT)
          .asDefault();
      if (choice.askOrder() == AdlgOrder.TURN_ABOUT
          && isFree(unit, table.footprint(unit).to(about))) {
        table.place(unit, about);
      }
    }
    return true;
  }

  /**
   * Returns the path that the owner chooses for a unit: around a friend in its way, or through him.
   */
  private AdlgEvasion.Flight flight(int unit, List<AdlgEvasion.Flight> ways) {
    if (ways.size() == 1) {
      return ways.getFirst();
    }
    choice
        .ofUnit(AdlgDecisionType.EVADE_WAY, unit)
        .refusing(
            words ->
                words.contains(" slides ") || words.endsWith(" bursts through")
                    ? table.name(unit)
                        + " comes past by the least slide that leads round, or where it may"
                        + " burst through (AR-095, AR-217)"
                    : "");
    for (AdlgEvasion.Flight each : ways) {
      AdlgOrder order =
          each.aside() == 0
              ? AdlgOrder.BURST
              : each.aside() < 0 ? AdlgOrder.SLIDE_LEFT : AdlgOrder.SLIDE_RIGHT;
      choice.add(order, hundredths(Math.abs(each.aside())));
    }
    return ways.get(choice.ask());
  }

  private boolean isFree(int unit, Footprint place) {
    for (int each = 0; each < table.units; each++) {
      if (each != unit && table.present(each) && place.overlaps(table.footprint(each))) {
        return false;
      }
    }
    return table.ground.passable(place.outline());
  }

  /** A unit loses cohesion by a move. */
  void disturb(int unit, String why, RuleRef rule) {
    table.disturb(unit, why, rule);
  }

  /**
   * Continues a charge whose targets have all evaded: the die gives the distance, and it may meet
   * another enemy.
   */
  private void goOn(int unit, ChargePath way, Footprint start) {
    int die = table.dice.d6(ChargeOptions::variable);
    double spent = way.cost() - way.course().ahead();
    double most = Math.max(0, way.limit() + ChargeOptions.variable(die) - spent);
    Manoeuvre begin = new Manoeuvre(0, way.course().aside(), way.course().wheel(), 0);
    Footprint from = start.to(begin.end(start, start));
    most = onward.clear(unit, from, most);
    int met = onward.met(unit, from, most);
    if (met != AdlgState.NOBODY) {
      double reach = Manoeuvre.hundredths(onward.reach(from, met));
      emitRoll(unit, die, reach);
      closing.up(unit, start, from.to(from.at().ahead(reach)), met, true);
      return;
    }
    double far = far(unit, most);
    emitRoll(unit, die, far);
    table.place(unit, from.at().ahead(far));
  }

  private void emitRoll(int unit, int die, double far) {
    if (table.hasListener) {
      table.emit(new AdlgEvent.ChargeGoesOn(table.name(unit), die, Manoeuvre.hundredths(far), ON));
    }
  }

  /**
   * Returns how far the unit goes in UD: the whole way if headstrong, else at least the charge
   * minimum (AR-180).
   */
  private double far(int unit, double most) {
    return far(
        AdlgDecisionType.HOW_FAR, unit, Math.min(most, assault.least(table.type(unit))), most);
  }

  /** Asks how far a unit goes, in steps of 0.5 UD; the default is the maximum. */
  double far(AdlgDecisionType point, int unit, double least, double most) {
    if (table.type(unit).has(Ability.HEADSTRONG) || most - least < ConvexPolygon.TOUCH) {
      return most;
    }
    choice.ofUnit(point, unit);
    int all = hundredths(most);
    for (int each = hundredths(least); each < all; each += HALF) {
      choice.add(AdlgOrder.GO, each);
    }
    choice.add(AdlgOrder.GO, all).asDefault();
    return choice.askNumber() / 100.0;
  }

  private static final int HALF = 50;

  private static int hundredths(double length) {
    return (int) Math.floor(length * 100 + ConvexPolygon.HAIR);
  }
}
