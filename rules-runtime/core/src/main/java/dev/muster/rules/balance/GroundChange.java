package dev.muster.rules.balance;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import java.util.ArrayList;
import java.util.List;

/** Changes the ground of a hex or a box. */
final class GroundChange {
  private GroundChange() {}

  /**
   * The program with other ground at a place.
   *
   * @throws IllegalArgumentException if there is no such place or terrain; with words for the user
   */
  static BattleProgram apply(String where, String terrain, BattleProgram program) {
    if (!(program.board() instanceof GridBoard board)) {
      throw new IllegalArgumentException(
          "the ground of an open table has no hexes; only that of hexes and boxes can be varied");
    }
    Place place = board.kind().read(where);
    if (place == null || !board.contains(place)) {
      throw new IllegalArgumentException(
          where + " is no place of the map " + board.name() + ", which goes to " + board.last());
    }
    List<String> known = program.rulebook().grounds().stream().map(Rulebook.Terrain::key).toList();
    if (!known.contains(terrain)) {
      throw new IllegalArgumentException(
          "there is no terrain " + terrain + "; there are " + String.join(", ", known));
    }
    List<String> cells = new ArrayList<>(board.cells());
    cells.set(board.cell(place), terrain);
    return program.withBoard(board.withCells(cells));
  }
}
