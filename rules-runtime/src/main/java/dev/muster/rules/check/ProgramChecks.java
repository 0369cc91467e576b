package dev.muster.rules.check;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.snaphance.Outset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** All rules about a battle program: its armies, its map and its scenario. */
public final class ProgramChecks {
  private ProgramChecks() {}

  /** What is to be said about the armies and the scenario, by file, line and code. */
  public static List<Finding> check(BattleProgram program) {
    Set<Finding> findings = new LinkedHashSet<>();
    for (Army army : program.armies()) {
      ArmyChecks.check(army, program.rulebook()).forEach(each -> findings.add(each.finding()));
    }
    scenario(program).forEach(each -> findings.add(each.finding()));
    List<Finding> sorted = new ArrayList<>(findings);
    sorted.sort(
        Comparator.comparing((Finding each) -> each.at().file())
            .thenComparing(each -> each.at().line())
            .thenComparing(each -> each.at().column())
            .thenComparing(Finding::code)
            .thenComparing(Finding::message));
    return sorted;
  }

  /** What is to be said about the scenario and its map alone. */
  public static List<Observation> scenario(BattleProgram program) {
    var found = new Observations();
    Outset outset = outset(program);
    new ScenarioChecks(program, outset, found).check();
    new AimChecks(program, outset, found).check();
    new StartChecks(program, found).check();
    if (outset != null) {
      new OutsetChecks(program, outset, found).check();
    }
    return program.rulebook().system().equals("snaphance")
        ? found.all()
        : found.all().stream().filter(each -> !ofTheRules(each.code())).toList();
  }

  /** The field set up by the rules, null where they do not play it, or cannot as it is written. */
  private static @Nullable Outset outset(BattleProgram program) {
    try {
      return Battle.isPlayed(program.rulebook().system()) ? new Outset(program) : null;
    } catch (IllegalArgumentException refused) {
      return null; // Other checks say what is wrong.
    }
  }

  /** The last round that is played, null where neither the scenario nor the rules say. */
  static @Nullable Integer lastRound(BattleProgram program, @Nullable Outset outset) {
    Integer written = program.scenario().roundLimit();
    return written != null || outset == null ? written : Integer.valueOf(outset.lastRound());
  }

  /** Whether a check weighs what is legal by a section of the rules, which others do not have. */
  private static boolean ofTheRules(Code code) {
    return code.severity() != Finding.Severity.ERROR && !code.section().isEmpty();
  }
}
