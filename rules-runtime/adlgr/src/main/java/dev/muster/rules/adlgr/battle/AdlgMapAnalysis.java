package dev.muster.rules.adlgr.battle;

import dev.muster.rules.adlgr.rules.AdlgDeployment;
import dev.muster.rules.adlgr.rules.AdlgForces;
import dev.muster.rules.adlgr.rules.AdlgState;
import dev.muster.rules.adlgr.rules.TableSurvey;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.TableBoard;
import dev.muster.rules.system.MapAnalysis;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Zones of control, command range, shooting and the threat of shots before the first turn. */
public final class AdlgMapAnalysis implements MapAnalysis {
  private static final String CONTROL = "control";
  private static final String COMMAND = "command";
  private static final String FIRE = "fire";
  private static final String THREAT = "threat";

  /** Cohesion that is shown as the full danger. */
  private static final double WORST = 1.5;

  /** Expected cohesion below which the map shows no value. */
  private static final double LEAST = 0.05;

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
            true),
        new Kind(
            THREAT,
            "Threat of shots",
            "Cohesion that the shots of all enemies cost the selected unit on average in each"
                + " square of 1 UD, looking as it does now, if each shoots once from where it stands"
                + " at the target that it must prefer (AR-267, AR-270)",
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
      case THREAT -> there ? threat(program.board(), table, survey, selected) : List.of();
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

  /** Squares of 1 UD; in the analysis the unit is at the middle of each. */
  private static List<Area> threat(Board board, AdlgState table, TableSurvey survey, int unit) {
    if (!(board instanceof TableBoard field)) {
      return List.of();
    }
    List<Area> areas = new ArrayList<>();
    for (int row = 0; row < field.height(); row++) {
      for (int column = 0; column < field.width(); column++) {
        double lost = survey.expectedLoss(unit, new Point(column + 0.5, row + 0.5));
        if (lost >= LEAST) {
          String figure = String.format(Locale.ROOT, "%.1f", lost);
          areas.add(
              new Area(
                  table.name(unit)
                      + " would lose "
                      + figure
                      + " cohesion to shots here on average (AR-267, AR-270)",
                  1 - table.side(unit),
                  square(column, row),
                  Tone.DANGER,
                  Math.min(1, lost / WORST),
                  figure));
        }
      }
    }
    return areas;
  }

  private static List<Place> square(int column, int row) {
    return List.of(
        new Point(column, row),
        new Point(column + 1, row),
        new Point(column + 1, row + 1),
        new Point(column, row + 1));
  }
}
