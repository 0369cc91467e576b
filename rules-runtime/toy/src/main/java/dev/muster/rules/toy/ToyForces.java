package dev.muster.rules.toy;

import dev.muster.rules.battle.DeployedUnit;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoxBoard;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.List;

/** What never changes in a battle: the board and the units. */
record ToyForces(BattleProgram program, BoxBoard board, List<DeployedUnit> units) {
  static final String STRENGTH = "strength";

  /**
   * Reads a program.
   *
   * @throws IllegalArgumentException if it cannot be set up
   */
  static ToyForces of(BattleProgram program) {
    if (!(program.board() instanceof BoxBoard board)) {
      throw new IllegalArgumentException("the toy game needs a map of boxes");
    }
    return new ToyForces(program, board, DeployedUnit.allOf(program));
  }

  int number(String key) {
    return program.rulebook().number(key);
  }

  boolean isHorse(int unit) {
    return units.get(unit).line().category().equals("Horse");
  }

  int strength(int unit) {
    return units.get(unit).line().stats().get(STRENGTH) instanceof StatValue.Whole whole
        ? whole.value()
        : 1;
  }

  /** Whether the ground of a square lets a unit in. */
  boolean mayEnter(int unit, int cell) {
    Rulebook.Terrain ground = program.rulebook().terrain(board.cells().get(cell));
    return ground == null
        || ground.costs().containsKey("*")
        || ground.costs().containsKey(isHorse(unit) ? "Ho" : "Ft");
  }

  /** Squares from one to another, diagonal steps included. */
  int distance(int cell, int other) {
    int columns = Math.abs(cell % board.width() - other % board.width());
    return Math.max(columns, Math.abs(cell / board.width() - other / board.width()));
  }
}
