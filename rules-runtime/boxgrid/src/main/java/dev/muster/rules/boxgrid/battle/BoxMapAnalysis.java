package dev.muster.rules.boxgrid.battle;

import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.ShootingSurvey;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.system.MapAnalysis;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;

/** Command range, shooting and the threat of shots before the first round. */
public final class BoxMapAnalysis implements MapAnalysis {
  private static final String COMMAND = "command";
  private static final String FIRE = "fire";
  private static final String THREAT = "threat";

  /** Hits that are shown as the full danger. */
  private static final double WORST = 3;

  @Override
  public List<Kind> kinds() {
    return List.of(
        new Kind(
            COMMAND,
            "Command range",
            "Boxes within command range of each commander (BG-D09)",
            false),
        new Kind(
            FIRE,
            "Arc and lines of sight",
            "Where the selected unit can shoot, and why not at an enemy (BG-035, BG-D07)",
            true),
        new Kind(
            THREAT,
            "Threat of shots",
            "Hits that the shots of all enemies cost the selected unit on average in each box, if"
                + " each shoots once from where it stands (BG-035)",
            true));
  }

  @Override
  public List<Area> areas(BattleProgram program, String kind, @Nullable String unit) {
    BoxState field = new BoxBattle.Opening(program).newState();
    int boxes = program.board() instanceof GridBoard board ? board.cells().size() : 0;
    int selected = unit == null ? BoxForces.NOBODY : number(field, unit);
    boolean there = selected != BoxForces.NOBODY && field.present(selected);
    return switch (kind) {
      case COMMAND -> command(field, boxes);
      case FIRE -> there ? fire(field, boxes, selected) : List.of();
      case THREAT -> there ? threat(field, boxes, selected) : List.of();
      default -> List.of();
    };
  }

  private static int number(BoxState field, String name) {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.name(unit).equals(name)) {
        return unit;
      }
    }
    return BoxForces.NOBODY;
  }

  private static List<Place> places(BoxState field, int boxes, IntPredicate wanted) {
    List<Place> places = new ArrayList<>();
    for (int box = 0; box < boxes; box++) {
      if (wanted.test(box)) {
        places.add(field.ground.place(box));
      }
    }
    return places;
  }

  private static List<Area> command(BoxState field, int boxes) {
    List<Area> areas = new ArrayList<>();
    BoxForces forces = field.forces();
    for (int brigade = 0; brigade < forces.brigades; brigade++) {
      int with = field.commanderWith[brigade];
      if (with == BoxForces.NOBODY || !field.present(with)) {
        continue;
      }
      int range = forces.commandRange[brigade];
      int from = field.box(with);
      areas.add(
          new Area(
              "Command range of "
                  + forces.commander[brigade]
                  + ": "
                  + range
                  + (range == 1 ? " box" : " boxes")
                  + " (BG-D09)",
              forces.brigadeSide[brigade],
              places(field, boxes, box -> field.ground.distance(from, box) <= range),
              Tone.SIDE,
              0,
              ""));
    }
    return areas;
  }

  private static List<Area> fire(BoxState field, int boxes, int unit) {
    var survey = new ShootingSurvey(field);
    List<Area> areas = new ArrayList<>();
    List<Place> reached = places(field, boxes, box -> survey.canShootInto(unit, box));
    if (!reached.isEmpty()) {
      areas.add(
          new Area(
              "Shooting arc of " + field.name(unit) + ", in range and sight (BG-035, BG-D07)",
              field.side(unit),
              reached,
              Tone.POSSIBLE,
              0,
              ""));
    }
    for (int enemy = 0; enemy < field.units; enemy++) {
      if (field.present(enemy) && field.enemies(enemy, unit)) {
        String why = survey.refusal(unit, enemy);
        int dice = survey.dice(unit, enemy);
        List<Place> where = List.of(field.ground.place(field.box(enemy)));
        areas.add(
            why.isEmpty()
                ? new Area(
                    field.name(unit)
                        + " shoots at "
                        + field.name(enemy)
                        + " with "
                        + dice
                        + "D6 (BG-035)",
                    field.side(unit),
                    where,
                    Tone.POSSIBLE,
                    0,
                    dice + "D6")
                : new Area(why, field.side(unit), where, Tone.REFUSED, 0, ""));
      }
    }
    return areas;
  }

  private static List<Area> threat(BoxState field, int boxes, int unit) {
    var survey = new ShootingSurvey(field);
    List<Area> areas = new ArrayList<>();
    int home = field.box(unit);
    for (int box = 0; box < boxes; box++) {
      if (box != home && field.unitIn(box) != BoxForces.NOBODY) {
        continue;
      }
      field.place(unit, box);
      double hits = 0;
      for (int enemy = 0; enemy < field.units; enemy++) {
        if (field.present(enemy)
            && field.enemies(enemy, unit)
            && survey.refusal(enemy, unit).isEmpty()) {
          hits += survey.expected(enemy, unit);
        }
      }
      field.place(unit, home);
      if (hits > 0) {
        String figure = String.format(Locale.ROOT, "%.1f", hits);
        areas.add(
            new Area(
                field.name(unit) + " would take " + figure + " hits here on average (BG-035)",
                1 - field.side(unit),
                List.of(field.ground.place(box)),
                Tone.DANGER,
                Math.min(1, hits / WORST),
                figure));
      }
    }
    return areas;
  }
}
