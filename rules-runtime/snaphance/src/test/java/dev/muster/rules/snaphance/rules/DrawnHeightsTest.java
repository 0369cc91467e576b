package dev.muster.rules.snaphance.rules;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Board;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.situation.SituationException;
import dev.muster.rules.systems.SituationService;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A map may draw its heights; then they hold, and not those of the terrain. */
class DrawnHeightsTest {
  private static final String FIELD =
      """
      hilltop 0101
      side Blue breaks 1/2
      side Red breaks 1/2
      line Foot PikeAndShot B mp 1 sp 6 cb 1 bp 3
      stand Guard of Blue.Left is Foot at 0305 facing S
      stand Enemy of Red.Right is Foot at 0307 facing N
      """;

  @Test
  void drawnHeightsComeBeforeThoseOfTheTerrain() throws SituationException {
    BattleProgram plain = SituationService.read("field", FIELD).program();
    HexBoard old = (HexBoard) plain.board();
    SnaphanceTerrainMap asTerrain = new SnaphanceTerrainMap(plain);
    assertEquals(2, asTerrain.level(asTerrain.grid.index(new Hex(1, 1))));
    List<Integer> heights = new ArrayList<>(Collections.nCopies(old.cells().size(), 0));
    heights.set(1, 1);
    Board board =
        new HexBoard(
            old.name(),
            old.label(),
            old.width(),
            old.height(),
            old.cells(),
            old.sides(),
            old.ways(),
            old.places(),
            heights,
            old.notes(),
            old.source());
    SnaphanceTerrainMap drawn =
        new SnaphanceTerrainMap(
            new BattleProgram(
                plain.schema(), plain.rulebook(), plain.armies(), board, plain.scenario()));
    assertEquals(0, drawn.level(drawn.grid.index(new Hex(1, 1))));
    assertEquals(1, drawn.level(drawn.grid.index(new Hex(2, 1))));
  }
}
