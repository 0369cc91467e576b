package dev.muster.rules.snaphance.rules;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Scenario;
import java.util.List;

/** Sets up the table of a scenario: stands, Generals, Break Points (1.1, 3.0, 14.0, U-04). */
public final class SnaphanceDeployment {
  private final SnaphanceState table;

  public SnaphanceDeployment(SnaphanceState table) {
    this.table = table;
  }

  /**
   * The table at the start of a scenario.
   *
   * @throws IllegalArgumentException when it cannot be set up: a category the rulebook lacks, more
   *     ranks than the rules define, a stand off the map, on another or without SP
   */
  public static SnaphanceState table(BattleProgram program) {
    SnaphanceForces forces = new SnaphanceForces(program);
    SnaphanceState table = new SnaphanceState(forces);
    new SnaphanceDeployment(table).deploy(forces);
    return table;
  }

  private void deploy(SnaphanceForces forces) {
    for (int i = 0; i < table.stands; i++) {
      stand(i, forces.deployed.get(i));
    }
    for (int s = 0; s < 2; s++) {
      findBreakPoint(s);
    }
    for (int g = 0; g < table.groups; g++) {
      appoint(g, forces.led.get(g).general());
    }
    for (Scenario.Objective each : table.program.scenario().objectives()) {
      int holder =
          each.heldBy() == null
              ? SnaphanceState.GONE
              : table.program.scenario().sideIndex(each.heldBy());
      each.places().forEach(hex -> hold(table.grid.index(hex), holder));
    }
  }

  private void findBreakPoint(int s) {
    table.breaksAt[s] =
        BreakPoints.breaksAt(
            table.totalPoints[s], table.program.armies().get(s).breakShare(), table.rules);
  }

  /** Counts Break Points that a side has lost with stands that are not on the table any more. */
  public void lostBefore(int s, int points) {
    table.lostBefore[s] = points;
    table.lostPoints[s] += points;
    table.totalPoints[s] += points;
    findBreakPoint(s);
    if (points > 0 && table.lostPoints[s] >= table.breaksAt[s]) {
      table.brokeAt[s] = ++table.moment;
    }
  }

  /** Removes a General lost before the start. */
  public void fallenBefore(int g) {
    table.attachedTo[g] = SnaphanceState.GONE;
    table.general[g] = SnaphanceState.GONE;
    table.generalDead[g] = true;
    table.generalsKilled[table.groupSide[g]]++;
  }

  private void hold(int hex, int holder) {
    if (hex >= 0 && table.occupant[hex] == SnaphanceState.GONE) {
      table.lastSide[hex] = holder;
    }
  }

  private void stand(int i, Scenario.DeployedStand stand) {
    int side = table.side[i];
    StandType type = table.type[i];
    System.arraycopy(strength(type, stand), 0, table.sp, i * StandType.RANKS, type.strength.length);
    table.startRanks[i] = table.ranksLeft(i);
    if (table.startRanks[i] == 0) {
      throw new IllegalArgumentException(
          stand.source() + ": " + stand.name() + " starts without strength points");
    }
    table.totalPoints[side] += BreakPoints.of(type.breakPoints, table.startRanks[i]);
    table.face(i, Facing.of(stand.facing()).ordinal());
    table.disordered[i] = stand.has("disordered");
    table.opportunity[i] = stand.has("opportunity") && !table.disordered[i];
    table.waiting[i] = stand.arrival() != null;
    if (!table.waiting[i]) {
      put(i, stand);
    }
  }

  /** Returns the SP of each rank of a stand at the start, front first; 0 for a lost rank. */
  public static int[] strength(StandType type, Scenario.DeployedStand stand) {
    int[] left = type.strength.clone();
    List<Integer> losses = stand.numbers("lost");
    for (int rank = 0; rank < left.length; rank++) {
      int lost = rank < losses.size() ? losses.get(rank) : 0;
      left[rank] = Math.max(0, left[rank] - lost);
    }
    return left;
  }

  private void put(int i, Scenario.DeployedStand stand) {
    int hex = table.grid.index(stand.at());
    if (hex < 0 || table.occupant[hex] != SnaphanceState.GONE) {
      throw new IllegalArgumentException(
          stand.source()
              + ": stand "
              + stand.name()
              + " cannot start at "
              + stand.at()
              + (hex < 0
                  ? ", which is off the map"
                  : ", where " + table.name[table.occupant[hex]] + " stands already"));
    }
    table.hex[i] = hex;
    table.startHex[i] = hex;
    table.occupant[hex] = i;
    table.lastSide[hex] = table.side[i];
  }

  private void appoint(int g, Scenario.General who) {
    table.generalBonus[g] = who.bonus();
    table.generalRange[g] = who.range() != null ? who.range() : SnaphanceState.GONE;
    table.generalWaiting[g] = who.arrival() != null;
    if (table.generalWaiting[g]) {
      return;
    }
    table.general[g] = table.grid.index(who.at());
    for (int stand : table.members[g]) {
      if (table.name[stand].equals(who.attachedTo()) && table.onBoard(stand)) {
        table.attachedTo[g] = stand;
        table.general[g] = table.hex[stand];
      }
    }
  }
}
