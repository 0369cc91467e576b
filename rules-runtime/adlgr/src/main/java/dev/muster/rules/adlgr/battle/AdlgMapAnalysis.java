package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.rules.AdlgDeployment;
import dev.muster.rules.adlgr.rules.AdlgForces;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.TableSurvey;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.MapAnalysis;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Zones of control, command range and shooting before the first turn. */
public final class AdlgMapAnalysis implements MapAnalysis {
  private static final String CONTROL = "control";
  private static final String COMMAND = "command";
  private static final String FIRE = "fire";

  /** Corners of the outline of a circle. */
  private static final int CORNERS = 36;

  @Override
  public List<Kind> kinds() {
    return List.of(
        new Kind(
            CONTROL,
            "Zones of control",
            "The zone of control before the front of each unit (AR-116)",
            false),
        new Kind(
            COMMAND,
            "Command range",
            "The range of each commander for most units of his corps (AR-008, AR-015)",
            false),
        new Kind(
            FIRE,
            "Arc and lines of sight",
            "Where the selected unit can shoot, and why not at an enemy (AR-279, AR-280)",
            true));
  }

  @Override
  public List<Area> areas(BattleProgram program, String kind, @Nullable String unit) {
    AdlgState table =
        AdlgDeployment.table(new AdlgForces(program), AdlgState.NO_DICE, EventSink.SILENT);
    var survey = new TableSurvey(table);
    int selected = unit == null ? AdlgState.NOBODY : number(table, unit);
    boolean there = selected != AdlgState.NOBODY && table.present(selected);
    return switch (kind) {
      case CONTROL -> control(table, survey);
      case COMMAND -> command(program, table, survey);
      case FIRE -> there && survey.isArmed(selected) ? fire(table, survey, selected) : List.of();
      default -> List.of();
    };
  }

  private static int number(AdlgState table, String name) {
    for (int unit = 0; unit < table.units; unit++) {
      if (table.name(unit).equals(name)) {
        return unit;
      }
    }
    return AdlgState.NOBODY;
  }

  private static List<Area> control(AdlgState table, TableSurvey survey) {
    List<Area> areas = new ArrayList<>();
    for (int unit = 0; unit < table.units; unit++) {
      if (table.present(unit) && survey.hasZone(unit)) {
        areas.add(
            new Area(
                "Zone of control of " + table.name(unit) + " (AR-116)",
                table.side(unit),
                List.<Place>copyOf(survey.zone(unit)),
                Tone.SIDE,
                0,
                ""));
      }
    }
    return areas;
  }

  private static List<Area> command(BattleProgram program, AdlgState table, TableSurvey survey) {
    List<Area> areas = new ArrayList<>();
    int corps = 0;
    for (int side = 0; side < program.scenario().sides().size(); side++) {
      for (Scenario.Group group : program.scenario().sides().get(side).groups()) {
        Scenario.General general = group.general();
        int first = group.stands().isEmpty() ? -1 : number(table, group.stands().getFirst().name());
        if (general.arrival() == null && first >= 0 && general.at() instanceof Point middle) {
          int range = survey.commandRange(corps, first);
          areas.add(
              new Area(
                  "Command range of " + general.displayName() + ": " + range + " UD (AR-008)",
                  side,
                  circle(middle, range),
                  Tone.SIDE,
                  0,
                  ""));
        }
        corps++;
      }
    }
    return areas;
  }

  private static List<Place> circle(Point middle, double radius) {
    List<Place> corners = new ArrayList<>();
    for (int i = 0; i < CORNERS; i++) {
      double angle = 2 * Math.PI * i / CORNERS;
      corners.add(middle.shifted(radius * Math.sin(angle), radius * Math.cos(angle)));
    }
    return corners;
  }

  private static List<Area> fire(AdlgState table, TableSurvey survey, int unit) {
    List<Area> areas = new ArrayList<>();
    areas.add(
        new Area(
            "Shooting arc of " + table.name(unit) + " (AR-279)",
            table.side(unit),
            List.<Place>copyOf(survey.arc(unit)),
            Tone.POSSIBLE,
            0,
            ""));
    for (int enemy = 0; enemy < table.units; enemy++) {
      if (table.present(enemy) && table.enemies(enemy, unit)) {
        String why = survey.refusal(unit, enemy);
        List<Place> where = List.<Place>copyOf(table.footprint(enemy).outline().corners());
        areas.add(
            why.isEmpty()
                ? new Area(
                    table.name(unit) + " can shoot at " + table.name(enemy) + " (AR-267, AR-279)",
                    table.side(unit),
                    where,
                    Tone.POSSIBLE,
                    0,
                    "")
                : new Area(why, table.side(unit), where, Tone.REFUSED, 0, ""));
      }
    }
    return areas;
  }
}
