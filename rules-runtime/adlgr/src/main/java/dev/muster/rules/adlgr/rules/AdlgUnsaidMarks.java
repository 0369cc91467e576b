package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Army;
import dev.muster.rules.plane.Footprint;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** State of a table that a situation cannot express. */
public final class AdlgUnsaidMarks {
  private final AdlgState table;

  public AdlgUnsaidMarks(AdlgState table) {
    this.table = table;
  }

  /** Returns one sentence for each omitted fact that can still affect the battle. */
  public List<String> sentences() {
    List<String> found = new ArrayList<>();
    for (int unit = 0; unit < table.units; unit++) {
      String name = table.name(unit);
      if (table.fate(unit) == AdlgState.Fate.WAITING) {
        found.add(name + " is still to come, and is left out.");
      } else if (table.fate(unit) == AdlgState.Fate.LEFT) {
        found.add(name + " has left the table without being lost, and is left out.");
      } else if (table.present(unit)) {
        lasting(unit, found);
      }
    }
    if (table.phase() < 0) {
      return found;
    }
    of(
        "In this turn these have moved already: ",
        unit -> table.moves[unit] > 0 || table.charged[unit],
        found);
    if (table.isIn(AdlgState.Phase.MOVEMENT)) {
      of("In this turn these were held back: ", unit -> table.held[unit], found);
      of("In this turn these have tried to rally: ", unit -> table.rallied[unit], found);
      for (int corps = 0; corps < table.forces().corps; corps++) {
        ofCorps(corps, found);
      }
    }
    if (table.isIn(AdlgState.Phase.SHOOTING)) {
      of("In this step these have shot already: ", unit -> table.shot[unit], found);
    }
    return found;
  }

  private void lasting(int unit, List<String> found) {
    String name = table.name(unit);
    if (table.apart(unit)
        && table.hits(unit, UnitHalf.RIGHT) != UnitHalf.RIGHT.of(table.hits[unit])) {
      found.add(
          name
              + " has lost "
              + table.hits(unit, UnitHalf.LEFT)
              + " of its left half and "
              + table.hits(unit, UnitHalf.RIGHT)
              + " of its right; here the halves share its hits.");
    }
    if (table.uncontrolled[unit]) {
      found.add(name + " has charged without control.");
    }
  }

  private void of(String what, IntPredicate which, List<String> found) {
    String names =
        IntStream.range(0, table.units)
            .filter(unit -> table.present(unit) && which.test(unit))
            .mapToObj(table::name)
            .collect(Collectors.joining(", "));
    if (!names.isEmpty()) {
      found.add(what + names + ".");
    }
  }

  private void ofCorps(int corps, List<String> found) {
    String name = table.forces().corpsName[corps];
    if (table.closed[corps]) {
      found.add(name + " has given its orders of this turn.");
    } else if (table.corps() == corps) {
      found.add(
          name
              + " gives its orders, and has "
              + table.points[corps]
              + " command points left; here it throws for them anew.");
    }
  }

  /** Whether two fighting units touch at their positions, as they must in a situation. */
  public boolean touch(int one, int other) {
    return AdlgDeployment.edge(table.footprint(one), table.reaching(other)) != null
        || AdlgDeployment.edge(table.footprint(other), table.reaching(one)) != null;
  }

  /** Whether the first has come up to the second, by a charge or another move. */
  public boolean cameUp(int one, int other) {
    return table.hasComeUp(one, other);
  }

  /** Whether the table has works, for which contacts matter. */
  public boolean hasWorks() {
    return table.ground.hasWorks();
  }

  /** Whether the terrain and the table edge allow a unit at a place; ignores other units. */
  public boolean holds(Footprint place) {
    return table.ground.off(place.outline()) <= 0 && table.ground.passable(place.outline());
  }

  /** Whether the first has charged the second in this player turn. */
  public boolean charged(int one, int other) {
    return table.chargedInto(one, other)
        && table.charged[one]
        && table.fightingSince(one, other) == table.turn();
  }

  /** Whether a situation leaves a unit out: it is still to come, or has gone without being lost. */
  public boolean isLeftOut(int unit) {
    return table.fate(unit) == AdlgState.Fate.WAITING || table.fate(unit) == AdlgState.Fate.LEFT;
  }

  /**
   * Returns the share of losses at which an army breaks now, without the units that are left out.
   */
  public Army.@Nullable Share breakShare(int side) {
    ArmyLosses losses = new ArmyLosses(table.rules);
    int counted = 0;
    boolean all = true;
    for (int unit = 0; unit < table.units; unit++) {
      if (table.side(unit) == side) {
        boolean leftOut = isLeftOut(unit);
        counted += leftOut ? 0 : losses.counts(table.type(unit));
        all &= !leftOut;
      }
    }
    return all || counted == 0
        ? table.program().armies().get(side).breakShare()
        : new Army.Share(table.forces().breaksAt[side], counted);
  }
}
