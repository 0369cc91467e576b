package dev.muster.dsl.ide.figures;

import dev.muster.dsl.compile.ProgramCompiler;
import dev.muster.dsl.muster.ExpectDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.odds.ExpectedOdds;
import dev.muster.rules.odds.OddsText;
import dev.muster.rules.odds.OrderOdds;
import dev.muster.rules.situation.SituationException;
import java.util.List;
import java.util.Objects;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.jspecify.annotations.Nullable;

/** What an editor shows of the odds that a scenario expects, as its text stands. */
public final class ScenarioOdds {
  /** Branches of dice; an editor waits for the answer. */
  private static final int BUDGET = 30_000;

  private static final int PREVIEW_BUDGET = 2_000;

  private ScenarioOdds() {}

  /** Returns the words for what can become of a unit in the game of a scenario. */
  public static List<String> ends(@Nullable EObject within) {
    ExpectedOdds odds = of(within);
    return odds == null ? List.of() : odds.words();
  }

  /** Returns the units that the order of an expectation names; none if it cannot be read. */
  public static List<String> units(@Nullable EObject model) {
    ExpectedOdds odds = of(model);
    if (odds == null || !(model instanceof ExpectDef expect) || expect.getOrder() == null) {
      return List.of();
    }
    try {
      return List.copyOf(odds.preview(expect.getOrder(), PREVIEW_BUDGET).strengths().keySet());
    } catch (SituationException | IllegalArgumentException impossible) {
      return List.of();
    }
  }

  /** Returns the odds of an order in a sentence; why there are none, if there are none. */
  public static String sentence(ExpectDef expect) {
    ExpectedOdds odds = of(expect);
    if (odds == null) {
      return "";
    }
    try {
      OrderOdds found = odds.odds(expect.getOrder(), BUDGET);
      return found.ends().isEmpty()
          ? "The dice can fall in more ways than an editor plays; muster odds plays more of them."
          : OddsText.sentence(found);
    } catch (SituationException | IllegalArgumentException impossible) {
      return Objects.requireNonNullElse(impossible.getMessage(), "");
    }
  }

  private static @Nullable ExpectedOdds of(@Nullable EObject within) {
    BattleProgram program = program(within);
    return program == null ? null : ExpectedOdds.of(program);
  }

  /** Returns the scenario around an element, as its text stands; null if it cannot be read. */
  public static @Nullable BattleProgram program(@Nullable EObject within) {
    ScenarioDef scenario =
        within == null ? null : EcoreUtil2.getContainerOfType(within, ScenarioDef.class);
    try {
      return scenario == null ? null : ProgramCompiler.lenient().compile(scenario);
    } catch (IllegalArgumentException unreadable) {
      return null; // a map or a rulebook is missing
    }
  }
}
