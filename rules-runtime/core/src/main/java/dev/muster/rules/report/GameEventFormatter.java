package dev.muster.rules.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Formats the events of a game. This class formats the events that all games share.
 *
 * @param <E> the events of the game
 */
public abstract class GameEventFormatter<E extends Event> implements EventFormatter {
  private final Scenario scenario;
  private final ReportVocabulary vocabulary;
  private final Class<E> events;
  private final LossTracker standing;
  private final PrintedNameFormatter names;
  private final DeferredPhaseHeading phase = new DeferredPhaseHeading();

  /**
   * @param scenario the scenario of the battle
   * @param losses the loss of a side by an event; null for none
   */
  protected GameEventFormatter(
      Scenario scenario,
      ReportVocabulary vocabulary,
      Class<E> events,
      Function<Event, LossTracker.@Nullable Loss> losses) {
    this.scenario = scenario;
    this.vocabulary = vocabulary;
    this.events = events;
    standing = new LossTracker(scenario, vocabulary, losses);
    names = new PrintedNameFormatter(scenario);
  }

  /** The line of an event of the game; empty for what only a replay needs. */
  protected abstract String line(E event);

  /** The unit that acts or is affected in an event of the game. */
  protected abstract String subjectOf(E event);

  /** Returns the text after the name of a unit that is on the field at the end of the battle. */
  protected abstract String account(Outcome.StandAccount unit);

  /** Hears of an event of every battle, before it is worded. */
  protected void observe(CommonEvent event) {}

  @Override
  public final String format(Event event) {
    standing.accept(event);
    return names.format(event, this::words);
  }

  private String words(Event event) {
    if (event instanceof CommonEvent common) {
      observe(common);
      return phase.prependTo(
          common, vocabulary.line(common, outcome -> vocabulary.closing(outcome, this::account)));
    }
    return phase.prependTo(event, line(events.cast(event)));
  }

  @Override
  public final String subject(Event event) {
    return event instanceof CommonEvent common
        ? CommonEvent.subject(common)
        : subjectOf(events.cast(event));
  }

  @Override
  public final List<ReportSubject> subjects() {
    return ReportSubject.allIn(scenario, group -> List.of(group.general().displayName()));
  }

  @Override
  public final String statusLine() {
    return standing.isKnown() ? names.agree(standing.statusLine()) : "";
  }
}
