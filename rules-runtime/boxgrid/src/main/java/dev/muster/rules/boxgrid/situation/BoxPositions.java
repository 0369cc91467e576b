package dev.muster.rules.boxgrid.situation;

import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.rules.BoxForces;
import dev.muster.rules.boxgrid.rules.BoxState;
import dev.muster.rules.boxgrid.rules.BoxUnsaidMarks;
import dev.muster.rules.boxgrid.rules.UnitAttribute;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Heading;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.situation.WrittenPosition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Says the position of a battle in the words of situations. */
final class BoxPositions {
  private static final List<UnitAttribute> MARKS =
      List.of(
          UnitAttribute.SHAKEN,
          UnitAttribute.UNFORMED,
          UnitAttribute.MOMENTUM,
          UnitAttribute.HEDGEHOG,
          UnitAttribute.MARKER);

  private final BoxState field;
  private final BoxUnsaidMarks marks;
  private final List<String> unsaid = new ArrayList<>();

  /** Boxes used in the situation, including those of lost units. */
  private final Set<Integer> taken = new HashSet<>();

  private BoxPositions(BoxBattle battle) {
    field = battle.state();
    marks = new BoxUnsaidMarks(field);
  }

  /**
   * Writes a position.
   *
   * @param clock the facts about round and order that the position cannot state, in words
   */
  static WrittenPosition of(BoxBattle battle, int round, String next, List<String> clock) {
    BoxState field = battle.state();
    if (!battle.isSettled() || field.mover() != BoxForces.NOBODY) {
      return WrittenPosition.refused("What a unit has begun goes on: a move, a charge or a test.");
    }
    return new BoxPositions(battle).written(round, next, clock);
  }

  private WrittenPosition written(int round, String next, List<String> clock) {
    for (int unit = 0; unit < field.units; unit++) {
      if (field.present(unit)) {
        taken.add(field.box(unit));
      }
    }
    List<WrittenPosition.Unit> units = new ArrayList<>();
    for (int unit = 0; unit < field.units; unit++) {
      WrittenPosition.Unit written = unit(unit);
      if (written != null) {
        units.add(written);
      }
    }
    List<String> melees = new ArrayList<>();
    for (int unit = 0; unit < field.units; unit++) {
      int foe = field.get(UnitAttribute.FOE, unit);
      if (field.present(unit) && foe != BoxForces.NOBODY) {
        melees.add(melee(unit, foe));
      }
    }
    unsaid.addAll(marks.sentences());
    unsaid.addAll(clock);
    return new WrittenPosition(
        "", round, List.of(side(0), side(1)), leaders(), units, melees, next, unsaid);
  }

  private WrittenPosition.@Nullable Unit unit(int unit) {
    List<String> words = new ArrayList<>();
    int hits = field.get(UnitAttribute.HITS, unit);
    if (hits > 0) {
      words.add("hits " + hits);
    }
    if (field.present(unit)) {
      for (UnitAttribute each : MARKS) {
        if (field.is(each, unit)) {
          words.add(each.name().toLowerCase(Locale.ROOT));
        }
      }
      if (field.is(UnitAttribute.CUT_OFF, unit)) {
        words.add("out-of-command");
      }
      return written(unit, field.box(unit), words);
    }
    String fate =
        switch (field.get(UnitAttribute.FATE, unit)) {
          case BoxState.BROKEN -> "broken";
          // no situation says routed; a unit that has routed is as lost
          case BoxState.ROUTED -> field.type(unit).fights() ? "broken" : "taken";
          case BoxState.DISPERSED -> "dispersed";
          case BoxState.TAKEN -> "taken";
          case BoxState.FLED -> "fled";
          default -> "";
        };
    if (fate.isEmpty()) {
      return null;
    }
    words.add(fate);
    return written(unit, freeBox(field.get(UnitAttribute.FELL_AT, unit)), words);
  }

  private WrittenPosition.Unit written(int unit, int box, List<String> words) {
    Place at = Objects.requireNonNull(BoardKind.BOXES.read(field.ground.name(box)));
    return new WrittenPosition.Unit(
        field.name(unit), at, new Heading(90.0 * field.facing(unit)), words);
  }

  /** Returns the box in which a unit was lost, or the next free box in numerical order. */
  private int freeBox(int fell) {
    int boxes = field.ground.boxes();
    for (int step = 0; step < boxes; step++) {
      int box = Math.floorMod(fell + step, boxes);
      if (taken.add(box)) {
        return box;
      }
    }
    return fell;
  }

  /** The charger and its target, with the last round if one word describes it for both. */
  private String melee(int unit, int foe) {
    int result = field.get(UnitAttribute.RESULT, unit);
    String line = BoxStatements.MELEE + " " + field.name(unit) + " " + field.name(foe);
    if (result == BoxState.NO_RESULT) {
      return line;
    }
    if (field.get(UnitAttribute.RESULT, foe) != BoxState.opposite(result)) {
      unsaid.add(
          "How the last round of " + field.name(unit) + " went (BG-152): one word is for both.");
      return line;
    }
    return line
        + " "
        + (result == BoxState.WON ? "won" : result == BoxState.LOST ? BoxStatements.LOST : "tied");
  }

  private List<WrittenPosition.Leader> leaders() {
    List<WrittenPosition.Leader> leaders = new ArrayList<>();
    List<Scenario.Group> groups =
        field.scenario().sides().stream().flatMap(side -> side.groups().stream()).toList();
    for (int brigade = 0; brigade < groups.size(); brigade++) {
      Scenario.General general = groups.get(brigade).general();
      int with = field.commanderWith[brigade];
      boolean lost = field.commanderLost[brigade];
      if (!general.name().isEmpty() && (lost || with != BoxForces.NOBODY)) {
        boolean here = !lost && field.present(with);
        leaders.add(
            new WrittenPosition.Leader(
                brigade,
                general.name(),
                general.bonus(),
                general.range(),
                here ? BoardKind.BOXES.read(field.boxName(with)) : null,
                here ? field.name(with) : null,
                here ? "" : BoxStatements.LOST));
        if (!here && !lost) {
          unsaid.add(general.displayName() + " is still to come; here he is lost.");
        }
      }
    }
    return leaders;
  }

  private WrittenPosition.Side side(int side) {
    Army.@Nullable Share share = field.program().armies().get(side).breakShare();
    int units = field.forces().strength[side] - marks.leftOut(side);
    if (marks.leftOut(side) > 0 && units > 0) {
      share = new Army.Share(field.forces().breaksAt[side], units);
    }
    return new WrittenPosition.Side(share, List.of(), field.lost[side]);
  }
}
