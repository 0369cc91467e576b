package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.Opening;
import dev.muster.rules.check.Observations;
import dev.muster.rules.check.SystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All that the box-grid game says of lists and scenarios before a battle. */
final class BoxChecks implements SystemChecks {
  @Override
  public List<BoxCode> codes() {
    return List.of(BoxCode.values());
  }

  @Override
  public Set<String> states() {
    return Set.of();
  }

  @Override
  public void army(Army army, Rulebook book, Observations found) {
    BoxRules rules;
    try {
      rules = BoxRules.of(book);
    } catch (IllegalArgumentException unfinished) {
      return; // a rulebook of the author's own that is not whole yet
    }
    for (Army.StandLine line : army.stands()) {
      new LineChecks(line, book, rules, found).check();
    }
  }

  @Override
  public void scenario(BattleProgram program, @Nullable Opening opening, Observations found) {
    if (opening instanceof BoxBattle.Opening ours) {
      new OutsetChecks(program, ours.freshField(), found).check();
    }
  }
}
