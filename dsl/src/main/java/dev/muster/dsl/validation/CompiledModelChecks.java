package dev.muster.dsl.validation;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.compile.SourceTrace;
import dev.muster.dsl.library.RulebookLibrary;
import dev.muster.dsl.muster.ArmyDef;
import dev.muster.dsl.muster.CategoryDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.check.CheckCode;
import dev.muster.rules.check.Finding;
import dev.muster.rules.check.RecordFinding;
import dev.muster.rules.expectation.ExpectedOddsChecks;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.ProgramChecker;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.validation.Check;

/**
 * Asks the rules' own checks: makes records of what can be read, and shows what is found at the
 * text it was read from.
 */
public class CompiledModelChecks extends AbstractChecks {
  @Check
  public void army(ArmyDef army) {
    RulebookDef rulebook = army.getRulebook();
    if (rulebook == null || rulebook.eIsProxy() || faulty(rulebook)) {
      return;
    }
    var compiler = ProgramCompiler.lenient();
    Rulebook rules = rules(compiler, rulebook);
    show(ProgramChecker.checkArmy(compiler.army(army), rules), compiler.trace(), army);
  }

  /** The rulebook of all armies of a file is the same mostly, and long. */
  private Rulebook rules(ProgramCompiler compiler, RulebookDef rulebook) {
    if (getContext() == null) {
      return compiler.rulebook(rulebook);
    }
    Object known = getContext().get(rulebook);
    if (known instanceof Rulebook rules) {
      return rules;
    }
    Rulebook rules = compiler.rulebook(rulebook);
    getContext().put(rulebook, rules);
    return rules;
  }

  /** Nothing true can be said by a rulebook that cannot be read; other checks say that. */
  private static boolean faulty(RulebookDef rulebook) {
    return RulebookEntries.lineage(rulebook).stream().allMatch(each -> each.getSystem() == null);
  }

  @Check
  public void scenario(ScenarioDef scenario) {
    RulebookDef rulebook = RulebookEntries.rulebookOf(scenario);
    var compiler = ProgramCompiler.lenient();
    BattleProgram program;
    try {
      program = rulebook == null || faulty(rulebook) ? null : compiler.compile(scenario);
    } catch (IllegalArgumentException unreadable) {
      program = null; // A map or rulebook is missing, and other checks say so.
    }
    if (program != null && program.armies().size() == program.scenario().sides().size()) {
      show(ProgramChecker.checkScenario(program), compiler.trace(), scenario);
      show(ExpectedOddsChecks.check(program), compiler.trace(), scenario);
    }
  }

  /**
   * Returns whether the rules know everything about a category; otherwise the error is in its
   * rulebook.
   */
  private static boolean isKnown(StandDef stand) {
    CategoryDef category = stand.getCategory();
    return category == null
        || category.eIsProxy()
        || RulebookLibrary.contains(category.eResource())
        || !(category.eContainer() instanceof RulebookDef rulebook)
        || RulebookEntries.playedProperties(rulebook, category.eClass())
            .containsAll(category.getProperties());
  }

  /** Reports findings, once for all records compiled from one place, such as an arrival. */
  private void show(List<RecordFinding> found, SourceTrace trace, EObject otherwise) {
    Set<Shown> told = new HashSet<>();
    for (RecordFinding each : found) {
      SourceTrace.Source source = trace.of(each.element());
      if ((source != null
              && each.code().requiredContext() == CheckCode.Needs.WHOLE
              && trace.isIncomplete(source.element()))
          || (each.code().requiredContext() == CheckCode.Needs.BOTH_ARMIES
              && trace.isIncomplete(otherwise))) {
        continue;
      }
      if (source != null
          && each.code().severity() != Finding.Severity.ERROR
          && source.element() instanceof StandDef stand
          && !isKnown(stand)) {
        continue;
      }
      IssueLocation spot =
          source == null
              ? IssueLocation.of(otherwise)
              : IssueLocation.of(source.element(), each.part(), source.index());
      if (told.add(new Shown(each.code(), each.message(), spot))) {
        report(each.code(), each.message(), spot.element(), spot.feature(), spot.index());
      }
    }
  }

  private record Shown(CheckCode code, String message, IssueLocation spot) {}
}
