package dev.muster.rules.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Reads the events of a game for a short report; this base class reads losses and objectives. */
public abstract class GameSummarizer implements BriefReport.Summarizer {
  private final ReportVocabulary vocabulary;
  private final LossTracker standing;

  /**
   * @param losses the loss of a side by an event; null for none
   */
  protected GameSummarizer(
      Scenario scenario,
      ReportVocabulary vocabulary,
      Function<Event, LossTracker.@Nullable Loss> losses) {
    this.vocabulary = vocabulary;
    standing = new LossTracker(scenario, vocabulary, losses);
  }

  /** Notes what an event of the game is to a round. */
  protected abstract void note(Event event, BriefReport.Interval chapter);

  @Override
  public final void observe(Event event, BriefReport.Interval chapter) {
    standing.accept(event);
    if (event instanceof CommonEvent.ObjectiveHeld e) {
      chapter.turningPoint(ReportVocabulary.objectiveHeld(e));
    } else if (event instanceof CommonEvent.HouseEventHappens e) {
      chapter.turningPoint(ReportVocabulary.happens(e));
    } else {
      note(event, chapter);
    }
  }

  @Override
  public final String statusLine() {
    return standing.statusLine();
  }

  @Override
  public List<String> closingLines(Outcome.SideAccount side) {
    return List.of(vocabulary.losses(side));
  }
}
