package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.SourceRange;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A road spares what the ground costs along it, and a stream through a hex asks for its own. */
class WaysTest {
  private static final String FIELD =
      """
      woods 0202 0203
      side Blue breaks 1/2
      side Red breaks 1/2
      line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
      stand Guard of Blue.Left is Foot at 0305 facing S
      stand Enemy of Red.Right is Foot at 0307 facing N
      """;

  private static SnaphanceTerrainMap with(Board.Way... ways) throws SituationException {
    BattleProgram plain = SituationService.read("field", FIELD).program();
    HexBoard old = (HexBoard) plain.board();
    Board board =
        new HexBoard(
            old.name(),
            old.label(),
            old.width(),
            old.height(),
            old.cells(),
            old.sides(),
            List.of(ways),
            old.places(),
            old.heights(),
            old.notes(),
            old.source());
    return new SnaphanceTerrainMap(
        new BattleProgram(
            plain.schema(), plain.rulebook(), plain.armies(), board, plain.scenario()));
  }

  private static Board.Way way(String terrain, Place... points) {
    return new Board.Way(terrain, "", List.of(points), 0, SourceRange.NOWHERE);
  }

  /** MP of Pike &amp; Shot to step from a hex to the next. */
  private static int step(SnaphanceTerrainMap ground, Hex from, Hex to) {
    int here = ground.grid.index(from);
    int direction = ground.grid.direction(here, ground.grid.index(to));
    return ground.stepCosts("FH")[here * 6 + direction];
  }

  @Test
  void aRoadThroughWoodsSparesTheirCostAlongItAndNowhereElse() throws SituationException {
    Hex west = new Hex(1, 2);
    Hex woods = new Hex(2, 2);
    Hex east = new Hex(3, 2);
    int dear = step(with(), west, woods);
    assertEquals(true, dear > 1, "woods are dear: " + dear);
    SnaphanceTerrainMap road = with(way("road", west, woods, east));
    assertEquals(1, step(road, west, woods));
    assertEquals(1, step(road, east, woods));
    assertEquals(dear, step(road, new Hex(2, 1), woods), "not along it");
    assertEquals(dear, step(road, woods, new Hex(2, 3)), "off it into the woods");
  }

  @Test
  void aStreamThroughAHexAsksForItsOwnCostButNotOnARoad() throws SituationException {
    Hex west = new Hex(4, 2);
    Hex ford = new Hex(5, 2);
    Hex east = new Hex(6, 2);
    assertEquals(1, step(with(), west, ford));
    Board.Way stream = way("stream", new Hex(5, 1), ford, new Hex(5, 3));
    int wading = step(with(stream), west, ford);
    assertEquals(true, wading > 1, "a stream is dear: " + wading);
    assertEquals(1, step(with(stream, way("road", west, ford, east)), west, ford), "a bridge");
  }
}
