package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Opening;
import dev.muster.rules.check.Observations;
import dev.muster.rules.check.SystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All that Snaphance says of lists and scenarios before a battle. */
final class SnaphanceChecks implements SystemChecks {
  @Override
  public Set<String> states() {
    return Set.of("disordered", "opportunity", "lost");
  }

  @Override
  public void army(Army army, Rulebook book, Observations found) {
    new ListChecks(army, book, found).check();
  }

  @Override
  public void scenario(BattleProgram program, @Nullable Opening opening, Observations found) {
    new OrderOfBattleChecks(program, found).check();
    if (program.board() instanceof HexBoard board) {
      new TerrainChecks(program, board, found).check();
    }
    if (opening instanceof SnaphanceBattle.Opening ours) {
      new OutsetChecks(program, new Outset(ours), found).check();
    }
  }
}
