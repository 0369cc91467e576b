package dev.muster.rules.fogr;

import dev.muster.rules.battle.Opening;
import dev.muster.rules.check.Observations;
import dev.muster.rules.check.SystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All that Field of Glory: Renaissance says of lists and scenarios. */
final class FogChecks implements SystemChecks {
  @Override
  public List<FogCode> codes() {
    return List.of(FogCode.values());
  }

  @Override
  public Set<String> states() {
    return Set.of();
  }

  @Override
  public void army(Army army, Rulebook book, Observations found) {
    FogRules rules = FogRules.of(book);
    for (Army.StandLine line : army.stands()) {
      try {
        new LineChecks(line, rules, found).check();
      } catch (IllegalArgumentException unfinished) {
        return; // a rulebook of the author's own that is not whole yet
      }
    }
  }

  @Override
  public void scenario(BattleProgram program, @Nullable Opening opening, Observations found) {
    if (program.board().kind() != BoardKind.TABLE) {
      return; // told of as what every scenario needs
    }
    try {
      new FieldChecks(program, found).check();
    } catch (IllegalArgumentException unfinished) {
      return; // a rulebook of the author's own that is not whole yet
    }
  }
}
