package dev.muster.rules.systems;

import dev.muster.rules.battle.Engine;
import dev.muster.rules.battle.Opening;
import dev.muster.rules.check.CommonChecks;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.Observation;
import dev.muster.rules.check.Observations;
import dev.muster.rules.check.SystemChecks;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.system.RuleSystem;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All rules about armies and scenarios: what holds for all, and what their own system says. */
public final class ProgramChecks {
  private ProgramChecks() {}

  /** What is to be said about the armies and the scenario, by file, line and code. */
  public static List<Finding> check(BattleProgram program) {
    SystemChecks rules = Systems.of(program.rulebook()).checks();
    Set<Finding> findings = new LinkedHashSet<>();
    for (Army army : program.armies()) {
      army(army, program.rulebook()).forEach(each -> findings.add(each.finding(rules)));
    }
    scenario(program).forEach(each -> findings.add(each.finding(rules)));
    List<Finding> sorted = new ArrayList<>(findings);
    sorted.sort(
        Comparator.comparing((Finding each) -> each.at().file())
            .thenComparing(each -> each.at().line())
            .thenComparing(each -> each.at().column())
            .thenComparing(Finding::code)
            .thenComparing(Finding::message));
    return sorted;
  }

  /** What is to be said about an army list, whatever battle it is fielded in. */
  public static List<Observation> army(Army army, Rulebook book) {
    var found = new Observations();
    SystemChecks system = Systems.of(book).checks();
    CommonChecks.army(army, book, system, found);
    system.army(army, book, found);
    return found.all();
  }

  /** What is to be said about the scenario and its map alone. */
  public static List<Observation> scenario(BattleProgram program) {
    var found = new Observations();
    RuleSystem system = Systems.of(program.rulebook());
    Opening opening = opening(program);
    CommonChecks.scenario(program, system.ground(), system.checks(), opening, found);
    system.checks().scenario(program, opening, found);
    return found.all();
  }

  /** The field set up by the rules, null where they do not play it, or cannot as it is written. */
  private static @Nullable Opening opening(BattleProgram program) {
    Engine engine = Systems.of(program.rulebook()).engine();
    try {
      return engine == null ? null : engine.open(program);
    } catch (IllegalArgumentException refused) {
      return null; // Other checks say what is wrong.
    }
  }
}
