package dev.muster.rules.snaphance.check;

import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.snaphance.rules.SnaphanceEditions;
import java.util.ArrayList;
import java.util.List;

/** Checks of the terrain of a map (7.1, 1.0). */
final class SnaphanceTerrainChecks {
  private final BattleProgram program;
  private final HexBoard board;
  private final Rulebook rulebook;
  private final FindingCollector found;

  SnaphanceTerrainChecks(BattleProgram program, HexBoard board, FindingCollector found) {
    this.program = program;
    this.board = board;
    this.rulebook = program.rulebook();
    this.found = found;
  }

  void check() {
    List<String> ours = new ArrayList<>();
    for (String key : board.terrains()) {
      Rulebook.Terrain terrain = rulebook.terrain(key);
      if (terrain == null) {
        // V-116 reports it at the text of the map
        continue;
      }
      if (terrain.cite().ours() && !key.equals("plain") && isShipped(terrain)) {
        ours.add(key);
      }
      if (terrain.properties().contains("hill")
          && terrain.height() == 0
          && board.heights().isEmpty()) {
        found.add(
            SnaphanceCheckCode.V_117,
            board,
            "terrain " + key,
            "hill '"
                + key
                + "' has no height; draw heights on the map or give the terrain a height");
      }
    }
    if (!ours.isEmpty()) {
      found.add(
          SnaphanceCheckCode.V_118,
          program.scenario(),
          "map",
          (rulebook.terrains().stream().allMatch(SnaphanceTerrainChecks::isShipped)
                  ? "no Summary Sheet of the rules is at hand; the effects of these are ours: "
                  : rulebook.label()
                      + " says nothing of these, so their effects are those Muster assumes: ")
              + String.join(", ", ours));
    }
  }

  /** Whether a terrain comes with Muster and not from the author's own sheet. */
  private static boolean isShipped(Rulebook.Terrain terrain) {
    return SnaphanceEditions.all().stream()
        .anyMatch(book -> terrain.equals(book.terrain(terrain.key())));
  }
}
