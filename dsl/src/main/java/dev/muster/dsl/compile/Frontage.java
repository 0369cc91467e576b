package dev.muster.dsl.compile;

import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.RulebookDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.StandDef;
import dev.muster.dsl.scoping.RulebookEntries;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.system.DerivedStats;
import dev.muster.rules.systems.RuleSystems;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.resource.XtextResource;

/** The width of a unit on a table, from the figures of its rule system. */
public final class Frontage {
  /** The width of a unit that is not known yet. */
  private static final double UNKNOWN = 1;

  private Frontage() {}

  /** Width of a unit in the measure of the map; 1 while its line or rulebook cannot be read. */
  public static double of(DeployDef deploy) {
    StandDef line = deploy.getLine();
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(deploy, ScenarioDef.class);
    RulebookDef rules = scenario == null ? null : RulebookEntries.rulebookOf(scenario);
    if (line == null || line.eIsProxy() || rules == null) {
      return UNKNOWN;
    }
    try {
      Rulebook book = book(rules);
      DerivedStats figures = RuleSystems.of(book).derivedStats();
      return figures.base(ArmyCompiler.read(reading(), line), book).width();
    } catch (IllegalArgumentException halfTyped) {
      return UNKNOWN;
    }
  }

  /** A rulebook is read once for all units of its battles, until its text changes. */
  private static Rulebook book(RulebookDef rules) {
    return rules.eResource() instanceof XtextResource file
        ? file.getCache()
            .get(
                Frontage.class.getName() + " " + rules.getName(),
                file,
                () -> RulebookCompiler.read(reading(), rules))
        : RulebookCompiler.read(reading(), rules);
  }

  private static CompilerContext reading() {
    return new CompilerContext(resource -> "", true);
  }
}
