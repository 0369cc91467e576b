package dev.muster.rules.snaphance.commander;

import dev.muster.rules.model.Place;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.snaphance.rules.SnaphanceBattleStatus;
import dev.muster.rules.snaphance.rules.SnaphanceState;
import java.util.List;

/**
 * Scores a hex by the points of the objectives that a stand takes by ending a move there. The
 * points count at the end of the battle, so the hex is worth all of them in the last round, and
 * little in the first.
 */
final class ObjectiveScore {
  private final SnaphanceState table;

  /** By objective: its hexes. */
  private final int[][] hexes;

  private final int[] points;

  /** The lead in points that wins. */
  private final double margin;

  ObjectiveScore(SnaphanceState table) {
    this.table = table;
    Scenario scenario = table.program.scenario();
    Scenario.Points counted = scenario.victory().points();
    List<Scenario.Objective> objectives = counted == null ? List.of() : scenario.objectives();
    margin = counted == null ? 1 : Math.max(1, counted.margin());
    hexes = new int[objectives.size()][];
    points = new int[objectives.size()];
    for (int i = 0; i < hexes.length; i++) {
      hexes[i] = objectives.get(i).places().stream().mapToInt(this::index).toArray();
      points[i] = objectives.get(i).points();
    }
  }

  private int index(Place place) {
    return table.grid.index(place);
  }

  /**
   * Returns the lead in points that a side gains with a stand in a hex, as a share of the lead that
   * wins: as it counts in the last round, and less before.
   */
  double gain(int side, int hex) {
    if (hexes.length == 0 || table.lastSide[hex] == side) {
      return 0;
    }
    double gained = 0;
    for (int i = 0; i < hexes.length; i++) {
      gained += gain(side, hex, hexes[i], points[i]);
    }
    double late =
        Math.min(1, (double) table.round / Math.max(1, SnaphanceBattleStatus.roundLimit(table)));
    return gained * late * late / margin;
  }

  /** A side that takes one hex of several is as far on its way to the points. */
  private double gain(int side, int hex, int[] ground, int worth) {
    boolean inIt = false;
    int enemy = 0;
    for (int each : ground) {
      inIt |= each == hex;
      enemy += each >= 0 && table.lastSide[each] == 1 - side ? 1 : 0;
    }
    if (!inIt) {
      return 0;
    }
    return (double) worth / ground.length + (enemy == ground.length ? worth : 0);
  }
}
