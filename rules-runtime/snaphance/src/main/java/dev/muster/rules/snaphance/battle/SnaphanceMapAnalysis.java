package dev.muster.rules.snaphance.battle;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import dev.muster.rules.snaphance.rules.CommandRange;
import dev.muster.rules.snaphance.rules.GroundSurvey;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.ZoneOfControl;
import dev.muster.rules.system.MapAnalysis;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Zones of control, command range, fire and the threat of fire before the first round. */
public final class SnaphanceMapAnalysis implements MapAnalysis {
  private static final String CONTROL = "control";
  private static final String COMMAND = "command";
  private static final String FIRE = "fire";
  private static final String THREAT = "threat";

  /** SP that are shown as the full danger. */
  private static final double WORST = 2;

  /** Expected SP below which the map shows no value. */
  private static final double LEAST = 0.05;

  @Override
  public List<Kind> kinds() {
    return List.of(
        new Kind(
            CONTROL, "Zones of control", "Hexes in the zone of control of each side (§4.6)", false),
        new Kind(
            COMMAND,
            "Command range",
            "Hexes within command range of each General (§3.0, §4.5)",
            false),
        new Kind(
            FIRE,
            "Arc and lines of sight",
            "Where the selected stand can shoot, and why not at an enemy (§7.0, §7.1)",
            true),
        new Kind(
            THREAT,
            "Threat of fire",
            "SP that the fire of all enemies costs the selected stand on average in each hex, if"
                + " each fires once from where it stands (§7.0, §8.0)",
            true));
  }

  @Override
  public List<Area> areas(BattleProgram program, String kind, @Nullable String unit) {
    SnaphanceState table = new SnaphanceBattle.Opening(program).newState();
    int stand = unit == null ? SnaphanceState.GONE : number(table, unit);
    boolean there = stand != SnaphanceState.GONE && table.onBoard(stand);
    return switch (kind) {
      case CONTROL -> control(table);
      case COMMAND -> command(table);
      case FIRE -> there ? fire(table, stand) : List.of();
      case THREAT -> there ? threat(table, stand) : List.of();
      default -> List.of();
    };
  }

  private static int number(SnaphanceState table, String unit) {
    for (int stand = 0; stand < table.stands; stand++) {
      if (table.name[stand].equals(unit)) {
        return stand;
      }
    }
    return SnaphanceState.GONE;
  }

  private static List<Place> hexes(SnaphanceState table, IntPredicate wanted) {
    List<Place> hexes = new ArrayList<>();
    for (int hex = 0; hex < table.grid.size(); hex++) {
      if (wanted.test(hex)) {
        hexes.add(table.at(hex));
      }
    }
    return hexes;
  }

  private static List<Area> control(SnaphanceState table) {
    List<Area> areas = new ArrayList<>();
    for (int side = 0; side < 2; side++) {
      int enemy = 1 - side;
      List<Place> held = hexes(table, hex -> ZoneOfControl.covers(table, enemy, hex));
      areas.add(
          new Area(
              "Zone of control of " + table.sideName(side) + " (§4.6)",
              side,
              held,
              Tone.SIDE,
              0,
              ""));
    }
    return areas;
  }

  private static List<Area> command(SnaphanceState table) {
    List<Area> areas = new ArrayList<>();
    for (int group = 0; group < table.groups; group++) {
      int general = table.general[group];
      if (general == SnaphanceState.GONE) {
        continue;
      }
      int range = CommandRange.of(table, group, false);
      areas.add(
          new Area(
              "Command range of "
                  + table.generalName(group)
                  + ": "
                  + range
                  + (range == 1 ? " hex" : " hexes")
                  + " (§3.0, §4.5)",
              table.groupSide[group],
              hexes(table, hex -> table.grid.distance(general, hex) <= range),
              Tone.SIDE,
              0,
              ""));
    }
    return areas;
  }

  private static List<Area> fire(SnaphanceState table, int stand) {
    var survey = new GroundSurvey(table);
    List<Area> areas = new ArrayList<>();
    List<Place> seen = hexes(table, hex -> survey.canFireInto(stand, hex));
    if (!seen.isEmpty()) {
      areas.add(
          new Area(
              "Firing arc of " + table.name[stand] + ", in range and sight (§7.0, §7.1)",
              table.side[stand],
              seen,
              Tone.POSSIBLE,
              0,
              ""));
    }
    for (int enemy = 0; enemy < table.stands; enemy++) {
      if (table.onBoard(enemy) && table.enemies(enemy, stand)) {
        String why = survey.refusal(stand, enemy);
        int dice = survey.dice(stand, enemy);
        List<Place> where = List.of(table.at(table.hex[enemy]));
        areas.add(
            why.isEmpty()
                ? new Area(
                    table.name[stand]
                        + " fires at "
                        + table.name[enemy]
                        + " with "
                        + dice
                        + "D6 (§7.0)",
                    table.side[stand],
                    where,
                    Tone.POSSIBLE,
                    0,
                    dice + "D6")
                : new Area(why, table.side[stand], where, Tone.REFUSED, 0, ""));
      }
    }
    return areas;
  }

  private static List<Area> threat(SnaphanceState table, int stand) {
    var survey = new GroundSurvey(table);
    List<Area> areas = new ArrayList<>();
    for (int hex = 0; hex < table.grid.size(); hex++) {
      double lost = survey.expectedLoss(stand, hex);
      if (lost >= LEAST) {
        String figure = String.format(Locale.ROOT, "%.1f", lost);
        areas.add(
            new Area(
                table.name[stand]
                    + " would lose "
                    + figure
                    + " SP to fire here on average (§7.0, §8.0)",
                1 - table.side[stand],
                List.of(table.at(hex)),
                Tone.DANGER,
                Math.min(1, lost / WORST),
                figure));
      }
    }
    return areas;
  }
}
