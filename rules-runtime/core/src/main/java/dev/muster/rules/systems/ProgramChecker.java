package dev.muster.rules.systems;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.check.CommonChecks;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.FindingCollector;
import dev.muster.rules.check.RecordFinding;
import dev.muster.rules.check.RuleSystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.system.Engine;
import dev.muster.rules.system.RuleSystem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All checks of armies and scenarios: the common ones and those of their rule system. */
public final class ProgramChecker {
  private ProgramChecker() {}

  /** Returns the findings about the armies and the scenario, sorted by file, line and code. */
  public static List<Finding> check(BattleProgram program) {
    RuleSystemChecks rules = RuleSystems.of(program.rulebook()).checks();
    Set<Finding> findings = new LinkedHashSet<>();
    for (Army army : program.armies()) {
      checkArmy(army, program.rulebook()).forEach(each -> findings.add(each.toFinding(rules)));
    }
    checkScenario(program).forEach(each -> findings.add(each.toFinding(rules)));
    List<Finding> sorted = new ArrayList<>(findings);
    sorted.sort(
        Comparator.comparing((Finding each) -> each.at().file())
            .thenComparing(each -> each.at().line())
            .thenComparing(each -> each.at().column())
            .thenComparing(Finding::code)
            .thenComparing(Finding::message));
    return sorted;
  }

  /** Returns whether the checks allow to fight a scenario. */
  public static boolean isPlayable(BattleProgram program) {
    return check(program).stream().noneMatch(each -> each.severity() == Finding.Severity.ERROR);
  }

  /** Returns the findings about an army list that do not depend on a battle. */
  public static List<RecordFinding> checkArmy(Army army, Rulebook book) {
    var found = new FindingCollector();
    RuleSystemChecks system = RuleSystems.of(book).checks();
    CommonChecks.checkArmy(army, book, system, found);
    system.checkArmy(army, book, found);
    return found.all();
  }

  /** Returns the findings about the scenario and its map alone. */
  public static List<RecordFinding> checkScenario(BattleProgram program) {
    var found = new FindingCollector();
    RuleSystem system = RuleSystems.of(program.rulebook());
    BattleSetup opening = opening(program);
    CommonChecks.checkScenario(program, system.boardKind(), system.checks(), opening, found);
    system.checks().checkScenario(program, opening, found);
    return found.all();
  }

  /** The field set up by the rules; null if there is no engine or the scenario cannot be set up. */
  private static @Nullable BattleSetup opening(BattleProgram program) {
    Engine engine = RuleSystems.of(program.rulebook()).engine();
    try {
      return engine == null ? null : engine.setUp(program);
    } catch (IllegalArgumentException refused) {
      return null; // other checks report it
    }
  }
}
