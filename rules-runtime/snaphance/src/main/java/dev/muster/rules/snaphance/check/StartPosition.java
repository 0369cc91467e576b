package dev.muster.rules.snaphance.check;

import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.VictoryEvaluator;
import dev.muster.rules.geometry.HexGrid;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.battle.SnaphanceBattle;
import dev.muster.rules.snaphance.rules.CommandRange;
import dev.muster.rules.snaphance.rules.SnaphanceBattleStatus;
import dev.muster.rules.snaphance.rules.SnaphanceSight;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import dev.muster.rules.snaphance.rules.ZoneOfControl;
import java.util.ArrayList;
import java.util.List;

/**
 * The starting position of a scenario, evaluated by the rules of the game. Stands have numbers from
 * 0 in scenario order, side by side and group by group.
 */
final class StartPosition {
  private final SnaphanceState table;
  private final VictoryEvaluator victory;
  private final SnaphanceSight sight;

  StartPosition(SnaphanceBattle.Opening opening) {
    table = opening.newState();
    // the end of an empty first round: victory is not decided earlier
    table.round = 1;
    victory =
        new VictoryEvaluator(
            new SnaphanceBattleStatus(table), SnaphanceBattleStatus.ROWS, EventSink.SILENT);
    sight = new SnaphanceSight(table);
  }

  /**
   * Whether a side would win after a first round without events.
   *
   * @throws IllegalArgumentException if the condition names an unknown objective or side
   */
  boolean isWon(Scenario.Win win) {
    return victory.isWon(win);
  }

  /** Returns the enemies whose zones of control contain a stand (4.6). */
  List<Integer> zonesOver(int stand) {
    List<Integer> owners = new ArrayList<>();
    for (int d = 0; d < HexGrid.DIRECTIONS && table.onBoard(stand); d++) {
      int owner = ZoneOfControl.owner(table, table.side[stand], table.hex[stand], d);
      if (owner != SnaphanceState.GONE) {
        owners.add(owner);
      }
    }
    return owners;
  }

  /** Whether a stand is in one of the front two hexes of another. */
  boolean inFront(int stand, int other) {
    return table.hasInFront(stand, other);
  }

  /**
   * Hexes the General of a group commands (3.0, 4.5).
   *
   * @param group as the scenario names them, side by side, from 0
   */
  int commandRange(int group) {
    return CommandRange.of(table, group, false);
  }

  /** Returns the distance in hexes from a stand to its General; 0 if either is off the map. */
  int toGeneral(int stand, Place general) {
    int there = table.grid.index(general);
    return there == HexGrid.OFF_BOARD || !table.onBoard(stand)
        ? 0
        : table.grid.distance(there, table.hex[stand]);
  }

  /** Whether a stand can shoot at all. */
  boolean canShoot(int stand) {
    return table.type[stand].canFire;
  }

  /** Whether a hex would be in the firing arc of a stand with that place and facing (7.0). */
  boolean bearsOn(int stand, Place at, Facing facing, Place target) {
    int from = table.grid.index(at);
    int to = table.grid.index(target);
    return from >= 0 && to >= 0 && sight.inArc(stand, from, facing.ordinal(), to);
  }

  /** Whether a hex lies behind a stand there with that facing, or level with it (5.0, 10.4). */
  boolean isBehind(Place at, Facing facing, Place target) {
    int from = table.grid.index(at);
    int to = table.grid.index(target);
    return from != HexGrid.OFF_BOARD
        && to != HexGrid.OFF_BOARD
        && table.grid.behindFrontLine(facing.ordinal(), from, to);
  }
}
