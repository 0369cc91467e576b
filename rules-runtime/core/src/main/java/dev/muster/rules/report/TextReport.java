package dev.muster.rules.report;

import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;

/**
 * Writes a battle as a text report: one line per event with the rule section in brackets at its
 * end, and the state of the battle after each round. Lines end with LF.
 */
public final class TextReport implements EventSink {
  /** Beginning of the line on the state after a round. */
  public static final String ROUND_OVER = "  After round ";

  private final Appendable out;
  private final EventFormatter words;

  /** The round that goes on, 0 before the first and after the last. */
  private int round;

  /**
   * @param words of the rules it is fought by, made for this report alone
   */
  public TextReport(Appendable out, EventFormatter words) {
    this.out = out;
    this.words = words;
  }

  @Override
  public void accept(Event event) {
    try {
      switch (event) {
        case CommonEvent.RoundBegins e -> {
          endRound();
          round = e.round();
        }
        case CommonEvent.Scores e -> endRound();
        case CommonEvent.ArmyBreaks e -> endRound();
        case CommonEvent.BattleEnds e -> endRound();
        default -> {
          // within a round
        }
      }
      String text = words.format(event);
      String cite = event.rule().section().isEmpty() ? "" : " [§" + event.rule().section() + "]";
      out.append(text).append(text.isEmpty() || text.endsWith("\n") ? "" : cite + "\n");
    } catch (java.io.IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }

  private void endRound() throws java.io.IOException {
    String standing = round > 0 ? words.statusLine() : "";
    if (!standing.isEmpty()) {
      out.append("\n" + ROUND_OVER + round + ": ").append(standing).append("\n");
    }
    round = 0;
  }
}
