package dev.muster.rules.boxgrid.check;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.boxgrid.battle.BoxBattle;
import dev.muster.rules.boxgrid.rules.BoxRules;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All checks of army lists and scenarios of the box-grid game. */
public final class BoxChecks implements RuleSystemChecks {
  @Override
  public List<BoxCheckCode> codes() {
    return List.of(BoxCheckCode.values());
  }

  @Override
  public Set<String> knownMarks() {
    return Set.of();
  }

  @Override
  public void checkArmy(Army army, Rulebook book, FindingCollector found) {
    BoxRules rules;
    try {
      rules = BoxRules.of(book);
    } catch (IllegalArgumentException unfinished) {
      return; // a rulebook of the author's own that is not whole yet
    }
    for (Army.StandLine line : army.stands()) {
      new BoxLineChecks(line, book, rules, found).check();
    }
  }

  @Override
  public boolean playsLastingEffects() {
    return true;
  }

  @Override
  public void checkScenario(
      BattleProgram program, @Nullable BattleSetup opening, FindingCollector found) {
    if (opening instanceof BoxBattle.Opening ours) {
      new BoxStartChecks(program, ours.newState(), found).check();
    }
  }
}
