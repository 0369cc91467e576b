package dev.muster.rules.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.StringJoiner;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Tracks the losses of each side that count towards breaking, from the events of a battle. */
public final class LossTracker implements EventSink {
  /**
   * The losses of a side after an event.
   *
   * @param lost total losses so far
   */
  public record Loss(String side, int lost) {}

  private final Scenario scenario;
  private final ReportVocabulary words;
  private final Function<Event, @Nullable Loss> losses;
  private final int[] lost;
  private List<Integer> totals = List.of();
  private List<Integer> breaksAt = List.of();

  /**
   * @param losses the loss of a side by an event of the rule system; null for none
   */
  public LossTracker(
      Scenario scenario, ReportVocabulary words, Function<Event, @Nullable Loss> losses) {
    this.scenario = scenario;
    this.words = words;
    this.losses = losses;
    lost = new int[scenario.sides().size()];
  }

  @Override
  public void accept(Event event) {
    if (event instanceof CommonEvent.BattleBegins e) {
      totals = e.breakPoints();
      breaksAt = e.breaksAt();
    }
    Loss loss = losses.apply(event);
    if (loss != null) {
      lost[scenario.sideIndex(loss.side())] = loss.lost();
    }
  }

  /** Whether the battle was reported from its beginning; otherwise its state is unknown. */
  public boolean isKnown() {
    return !totals.isEmpty();
  }

  /** "Red has lost 3 of 12 units, breaks at 6; Blue has ...". */
  public String statusLine() {
    var text = new StringJoiner("; ");
    for (int s = 0; s < lost.length; s++) {
      text.add(
          scenario.sides().get(s).name()
              + " has lost "
              + lost[s]
              + " of "
              + ReportVocabulary.count(totals.get(s), words.counted())
              + ", breaks at "
              + breaksAt.get(s));
    }
    return text.toString();
  }
}
