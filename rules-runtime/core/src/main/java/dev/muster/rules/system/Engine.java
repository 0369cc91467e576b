package dev.muster.rules.system;

import dev.muster.rules.battle.BattleSetup;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.ValueCalibration;
import dev.muster.rules.commander.GreedyCommander;
import dev.muster.rules.commander.SelfEvaluatingDecision;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.CommanderProfile;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.EventFormatter;
import dev.muster.rules.report.PrintedNameFormatter;
import dev.muster.rules.report.ReportVocabulary;
import java.util.List;

/** Plays one rule system. Has no state; safe to share between threads. */
public interface Engine {
  /**
   * Sets a scenario up.
   *
   * @throws IllegalArgumentException when it cannot be
   */
  BattleSetup setUp(BattleProgram program);

  /**
   * Returns the evaluator of the built-in commanders; by default the questions evaluate their own
   * options.
   */
  default GreedyCommander.DecisionEvaluator evaluator() {
    return SelfEvaluatingDecision.EVALUATOR;
  }

  /**
   * A built-in commander.
   *
   * @param seed of the random one's own stream; the others have no use for it
   */
  default Commander commander(CommanderProfile temper, long seed) {
    return GreedyCommander.of(evaluator(), temper, seed);
  }

  /**
   * Returns the commanders that the scenario names for its sides and groups; steady if it names
   * none.
   */
  default List<Commander> commanders(BattleProgram program, long seed) {
    return GreedyCommander.of(evaluator(), program, seed);
  }

  /**
   * Whether a marshal can lead in it: its battles can then be copied and evaluated ({@link
   * dev.muster.rules.commander.EvaluatedBattle}).
   */
  default boolean hasMarshal() {
    return true;
  }

  /** Makes a share of battles won out of the value of a position. */
  default ValueCalibration valueCalibration() {
    return ValueCalibration.of(getClass());
  }

  /** Returns the report's words for the losses of sides. */
  default ReportVocabulary reportVocabulary() {
    return ReportVocabulary.USUAL;
  }

  /** The words for a report of a battle. */
  EventFormatter eventFormatter(Scenario scenario);

  /** Returns a new reader of events for a short report. */
  BriefReport.Summarizer summarizer(Scenario scenario);

  /** Tells a battle in fewer than {@value BriefReport#LINES} lines, when it is over. */
  default EventSink briefReport(Appendable out, Scenario scenario) {
    return new BriefReport(
        out, reportVocabulary(), new PrintedNameFormatter(scenario), summarizer(scenario));
  }
}
