package dev.muster.rules.boxgrid.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Marks of units and brigades that a situation cannot express. */
public final class BoxUnsaidMarks {
  private final BoxState field;

  public BoxUnsaidMarks(BoxState field) {
    this.field = field;
  }

  /** Returns one sentence for each omitted fact that can still affect the battle. */
  public List<String> sentences() {
    List<String> found = new ArrayList<>();
    for (int unit = 0; unit < field.units; unit++) {
      if (field.get(UnitAttribute.FATE, unit) == BoxState.WAITING) {
        found.add(field.name(unit) + " is still to come, and is left out.");
      } else if (field.get(UnitAttribute.FATE, unit) == BoxState.LEFT) {
        found.add(field.name(unit) + " has left the table without being lost, and is left out.");
      } else if (field.present(unit)) {
        lasting(unit, found);
      }
    }
    zones(found);
    ofTurn(found);
    return found;
  }

  private void lasting(int unit, List<String> found) {
    String name = field.name(unit);
    int turn = field.turn();
    int shots = field.get(UnitAttribute.MASSED, unit);
    if (shots > 0) {
      found.add(name + " has shot massed archery " + shots + " times (BG-078).");
    }
    int evaded = field.get(UnitAttribute.EVADED, unit);
    if (evaded > 0 && evaded >= turn - 1) {
      found.add(name + " has evaded in the turn before or in this one.");
    }
    if (field.phase() >= 0) {
      if (field.get(UnitAttribute.SALVOED, unit) == turn) {
        found.add("A salvo has hit " + name + " in this turn (BG-115).");
      }
      int foe = field.get(UnitAttribute.FOE, unit);
      if (foe != BoxForces.NOBODY && field.get(UnitAttribute.SINCE, unit) == turn) {
        found.add(
            name
                + " has charged "
                + field.name(foe)
                + " in this turn; here that was in an earlier one.");
      }
    }
  }

  /**
   * The zones of a situation are the rows at its edges; it matters which units have left them
   * (BG-024).
   */
  private void zones(List<String> found) {
    boolean firstInSouth = meanRow(0) < meanRow(1);
    List<String> inside = new ArrayList<>();
    for (int brigade = 0; brigade < field.forces().brigades; brigade++) {
      String name = field.forces().brigadeName[brigade];
      boolean first = field.forces().brigadeSide[brigade] == 0;
      boolean left = field.beyond[brigade];
      boolean leftHere = isBeyondRows(brigade, first == firstInSouth);
      if (left && !leftHere) {
        found.add(name + " has left its deployment zone before, and is inside it here (BG-024).");
      } else if (!left && leftHere) {
        found.add(name + " has not left its deployment zone yet, and has done so here (BG-024).");
      } else if (!left) {
        inside.add(name);
      }
    }
    if (!inside.isEmpty() && !areRows(firstInSouth)) {
      found.add(
          "The deployment zones of the scenario, which are the rows at the edges here, for "
              + String.join(", ", inside)
              + " (BG-024).");
    }
  }

  private double meanRow(int side) {
    return IntStream.range(0, field.units)
        .filter(unit -> field.side(unit) == side)
        .map(unit -> field.present(unit) ? field.box(unit) : field.get(UnitAttribute.FELL_AT, unit))
        .filter(box -> box != BoxTerrainMap.OFF)
        .map(field.ground::row)
        .average()
        .orElse(side);
  }

  private boolean isOfRows(int box, boolean south) {
    int row = field.ground.row(box);
    return (south ? row : field.ground.grid.height() - 1 - row) < field.rules.zoneRows;
  }

  private boolean isBeyondRows(int brigade, boolean south) {
    return IntStream.of(field.forces().members[brigade])
        .anyMatch(unit -> field.present(unit) && !isOfRows(field.box(unit), south));
  }

  private boolean areRows(boolean firstInSouth) {
    return IntStream.range(0, field.ground.boxes())
        .allMatch(
            box ->
                field.forces().zone[0][box] == isOfRows(box, firstInSouth)
                    && field.forces().zone[1][box] == isOfRows(box, !firstInSouth));
  }

  /** Lists the actions of the present phase, which a situation starts again. */
  private void ofTurn(List<String> found) {
    if (field.phase() < 0) {
      return;
    }
    UnitAttribute done =
        switch (BoxState.Phase.values()[field.phase()]) {
          case RALLY -> null;
          case MOVEMENT -> UnitAttribute.DONE;
          case SHOOTING -> UnitAttribute.SHOT;
          case MELEE -> UnitAttribute.FOUGHT;
        };
    String names =
        done == null
            ? ""
            : IntStream.range(0, field.units)
                .filter(unit -> field.present(unit) && field.is(done, unit))
                .mapToObj(field::name)
                .collect(Collectors.joining(", "));
    if (!names.isEmpty()) {
      String what =
          done == UnitAttribute.DONE ? "moved" : done == UnitAttribute.SHOT ? "shot" : "fought";
      found.add("In this phase these have " + what + " already: " + names + ".");
    }
  }

  /**
   * Returns the number of omitted units of a side that count for its break: those still to arrive,
   * and those that left without being lost.
   */
  public int leftOut(int side) {
    return (int)
        IntStream.range(0, field.units)
            .filter(unit -> field.side(unit) == side)
            .map(unit -> field.get(UnitAttribute.FATE, unit))
            .filter(fate -> fate == BoxState.WAITING || fate == BoxState.LEFT)
            .count();
  }
}
