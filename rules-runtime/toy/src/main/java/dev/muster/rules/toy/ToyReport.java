package dev.muster.rules.toy;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.report.BriefReport;
import dev.muster.rules.report.GameEventFormatter;
import dev.muster.rules.report.GameSummarizer;
import dev.muster.rules.report.LossTracker;
import dev.muster.rules.report.ReportVocabulary;
import org.jspecify.annotations.Nullable;

/** The words of a report. */
final class ToyReport extends GameEventFormatter<ToyEvent> {
  ToyReport(Scenario scenario) {
    super(scenario, ReportVocabulary.USUAL, ToyEvent.class, ToyReport::loss);
  }

  private static LossTracker.@Nullable Loss loss(Event event) {
    return event instanceof ToyEvent.Lost e ? new LossTracker.Loss(e.side(), e.lost()) : null;
  }

  @Override
  protected String line(ToyEvent event) {
    return "      "
        + switch (event) {
          case ToyEvent.Moves e -> e.unit() + " moves to " + e.to();
          case ToyEvent.Attacks e ->
              e.unit() + " attacks " + e.target() + ": " + e.die() + ", hits with " + e.needed();
          case ToyEvent.Hit e -> "  " + e.unit() + " is hit, " + e.left() + " left";
          case ToyEvent.Lost e -> "  " + e.unit() + " is lost";
        };
  }

  @Override
  protected String subjectOf(ToyEvent event) {
    return event.unit();
  }

  @Override
  protected String account(Outcome.StandAccount unit) {
    return unit.endSp() + " of " + unit.startSp();
  }

  /** What a short report takes from the events. */
  static final class Summary extends GameSummarizer {
    Summary(Scenario scenario) {
      super(scenario, ReportVocabulary.USUAL, ToyReport::loss);
    }

    @Override
    protected void note(Event event, BriefReport.Interval chapter) {
      switch (event) {
        case ToyEvent.Attacks e -> chapter.countMelee();
        case ToyEvent.Lost e -> chapter.unitLost(e.side(), e.unit());
        default -> {
          // of no weight in a short report
        }
      }
    }
  }
}
