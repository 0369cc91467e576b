package dev.muster.rules.adlgr.check;

import dev.muster.rules.adlgr.rules.AdlgDeployment;
import dev.muster.rules.adlgr.rules.AdlgForces;
import dev.muster.rules.adlgr.rules.AdlgMissile;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.CorpsCommand;
import dev.muster.rules.adlgr.rules.Going;
import dev.muster.rules.adlgr.rules.MoveAllowance;
import dev.muster.rules.adlgr.rules.MovementGroups;
import dev.muster.rules.adlgr.rules.ShootingOnTable;
import dev.muster.rules.adlgr.rules.SupportRules;
import dev.muster.rules.adlgr.rules.TableMelees;
import dev.muster.rules.adlgr.rules.TroopCategory;
import dev.muster.rules.adlgr.rules.ZonesOfControl;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.plane.ConvexPolygon;
import dev.muster.rules.plane.Footprint;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Checks the starting table against the rules (AR-V-13 to AR-V-16). */
final class AdlgStartChecks {
  /** Maximum distance in UD at which a unit parallel to works counts as behind them. */
  private static final double AT_WORKS = 0.25;

  private final BattleProgram program;
  private final FindingCollector found;
  private final AdlgState table;
  private final List<Scenario.DeployedStand> stands = new ArrayList<>();

  /**
   * @throws IllegalArgumentException if the program cannot be set up, which is reported elsewhere
   */
  AdlgStartChecks(BattleProgram program, FindingCollector found) {
    this.program = program;
    this.found = found;
    table = new AdlgState(new AdlgForces(program), AdlgState.NO_DICE, EventSink.SILENT);
  }

  void check() {
    int corps = 0;
    for (Scenario.Side side : program.scenario().sides()) {
      for (Scenario.Group group : side.groups()) {
        group.stands().forEach(this::place);
        AdlgDeployment.appoint(table, corps++, group.general());
      }
    }
    for (int unit = 0; unit < table.units; unit++) {
      if (table.present(unit)) {
        zones(unit);
        range(unit);
        works(unit);
      }
    }
  }

  private void report(AdlgCheckCode code, int unit, String message) {
    found.add(code, stands.get(unit), "at", table.name(unit) + " " + message);
  }

  // ---- positions

  /** Places every unit at its start position, even a wrong one, so that all errors are reported. */
  private void place(Scenario.DeployedStand stand) {
    int unit = stands.size();
    stands.add(stand);
    if (stand.arrival() != null
        || stand.zone() != null
        || stand.has("routed")
        || !(stand.at() instanceof Point at)) {
      return;
    }
    Footprint place = AdlgDeployment.footprint(table, unit, at, stand);
    if (!toldOfItsPoint(unit, at)) {
      String why = AdlgDeployment.misplaced(table, unit, place);
      if (why == null) {
        why = stuck(unit, place);
      }
      if (why != null) {
        report(AdlgCheckCode.AR_V_13, unit, "cannot start at " + at + ", " + why);
      }
    }
    table.place(unit, place.at());
  }

  /**
   * Whether the checks that all games share report the point: it is off the map, in impassable
   * ground or occupied.
   */
  private boolean toldOfItsPoint(int unit, Point at) {
    return !program.board().contains(at)
        || table.ground.at(at).impassable()
        || stands.subList(0, unit).stream().anyMatch(each -> at.equals(each.at()));
  }

  /** A unit that moves on other ground, and has no move on this. */
  private @Nullable String stuck(int unit, Footprint place) {
    MoveAllowance allowance = new MoveAllowance(table);
    Going going = table.ground.slowest(place.outline());
    return allowance.over(unit, Going.OPEN) > 0 && allowance.over(unit, going) == 0
        ? "in "
            + going.name().toLowerCase(Locale.ROOT)
            + " ground, which "
            + label(unit)
            + " does not enter; move it off"
        : null;
  }

  private String label(int unit) {
    Rulebook.Category category = program.rulebook().category(table.type(unit).category);
    return category == null ? table.type(unit).category : category.label();
  }

  // ---- nearby units

  private void zones(int unit) {
    int holder = new ZonesOfControl(table).threat(unit);
    if (holder != AdlgState.NOBODY) {
      report(
          AdlgCheckCode.AR_V_14,
          unit,
          "starts in the zone of control of "
              + table.name(holder)
              + ", "
              + AdlgDeployment.lengthText(table.distance(unit, holder))
              + " UD before its front; move one of them if not so meant");
      return;
    }
    ShootingOnTable volleys = new ShootingOnTable(table, new TableMelees(table, supports()));
    for (int each = 0; each < table.units; each++) {
      AdlgMissile weapon = table.type(each).shootsWith();
      if (weapon != null && table.present(each) && volleys.edge(each, unit) != null) {
        report(
            AdlgCheckCode.AR_V_14,
            unit,
            "starts where "
                + table.name(each)
                + " can shoot at it: "
                + AdlgDeployment.lengthText(table.distance(unit, each))
                + " UD away, and "
                + weapon.words()
                + " reaches "
                + table.type(each).reach
                + "; move one of them if not so meant");
        return;
      }
    }
  }

  private SupportRules supports() {
    return new SupportRules(table, new ZonesOfControl(table));
  }

  private void range(int unit) {
    int corps = table.forces().corpsOf[unit];
    int with = table.commanderWith[corps];
    Scenario.General general = table.forces().commander.get(corps);
    boolean led =
        !table.commanderLost[corps]
            && (with == AdlgState.NOBODY ? general.attachedTo() == null : table.present(with))
            && general.arrival() == null;
    CorpsCommand command = new CorpsCommand(table);
    int[] group = new MovementGroups(table).of(unit);
    if (led
        && group[0] == unit
        && table.type(unit).branch != TroopCategory.CAMP
        && !command.inRange(group)) {
      report(
          AdlgCheckCode.AR_V_15,
          unit,
          "starts "
              + AdlgDeployment.lengthText(table.fromCommander(corps, table.footprint(unit)))
              + " UD from "
              + general.name()
              + ", who reaches "
              + command.range(corps, unit)
              + ", so an order to it costs more; move one of them");
    }
  }

  private void works(int unit) {
    Footprint at = table.footprint(unit);
    double off = table.ground.offWorks(at, AT_WORKS);
    if (off < Double.POSITIVE_INFINITY
        && off > table.rules.length("aligned") + ConvexPolygon.HAIR) {
      report(
          AdlgCheckCode.AR_V_16,
          unit,
          "stands at works and has nothing of them: its front corners are "
              + AdlgDeployment.lengthText(off)
              + " UD off their ends; move it, or draw a section as broad as its front of "
              + Point.length(at.width())
              + " UD"
              + (table.type(unit).battleUnit ? ", or two of half of it" : ""));
    }
  }
}
