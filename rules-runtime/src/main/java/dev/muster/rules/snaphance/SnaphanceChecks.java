package dev.muster.rules.snaphance;

import dev.muster.rules.battle.Opening;
import dev.muster.rules.check.Code;
import dev.muster.rules.check.CommonCode;
import dev.muster.rules.check.Observations;
import dev.muster.rules.check.SystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.HexBoard;
import dev.muster.rules.model.Rulebook;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All that Snaphance says of lists and scenarios before a battle. */
final class SnaphanceChecks implements SystemChecks {
  @Override
  public List<SnaphanceCode> codes() {
    return List.of(SnaphanceCode.values());
  }

  @Override
  public Code ofColumn(String stat) {
    return switch (stat) {
      case "mp" -> SnaphanceCode.V_006;
      case "sp" -> SnaphanceCode.V_009;
      case "cb" -> SnaphanceCode.V_010;
      case "pb", "2h", "3h", "4h", "6h" -> SnaphanceCode.V_011;
      case "bp" -> SnaphanceCode.V_012;
      default -> CommonCode.V_017;
    };
  }

  @Override
  public String example(String stat) {
    return switch (stat) {
      case "mp" -> "mp 2";
      case "sp" -> "sp 6";
      default -> SystemChecks.super.example(stat);
    };
  }

  @Override
  public @Nullable String lack(String stat) {
    return stat.equals("bp") ? "no Break Points; add bp and 1, 2 or 3" : null;
  }

  @Override
  public Set<String> states() {
    return Set.of("disordered", "opportunity", "lost");
  }

  @Override
  public Set<String> leaders() {
    return Set.of("replacement"); // V-100 tells of him
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
