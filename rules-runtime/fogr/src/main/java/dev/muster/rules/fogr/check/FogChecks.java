package dev.muster.rules.fogr.check;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.fogr.rules.FogRules;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All checks of army lists and scenarios of Field of Glory: Renaissance. */
public final class FogChecks implements RuleSystemChecks {
  @Override
  public List<FogCheckCode> codes() {
    return List.of(FogCheckCode.values());
  }

  /** The rules answer questions, and no battle is fought by them. */
  @Override
  public boolean playsEvents() {
    return false;
  }

  @Override
  public Set<String> traitsOfThePosition() {
    return Set.of("formed", "charges-flank", "charges-rear");
  }

  @Override
  public Set<String> knownMarks() {
    return Set.of();
  }

  @Override
  public void checkArmy(Army army, Rulebook book, FindingCollector found) {
    FogRules rules = FogRules.of(book);
    for (Army.StandLine line : army.stands()) {
      try {
        new FogLineChecks(line, rules, found).check();
      } catch (IllegalArgumentException unfinished) {
        return; // a rulebook of the author's own that is not whole yet
      }
    }
  }

  @Override
  public void checkScenario(
      BattleProgram program, @Nullable BattleSetup opening, FindingCollector found) {
    if (program.board().kind() != BoardKind.TABLE) {
      return; // the checks that all scenarios share report it
    }
    try {
      new FogStartChecks(program, found).check();
    } catch (IllegalArgumentException unfinished) {
      return; // a rulebook of the author's own that is not whole yet
    }
  }
}
