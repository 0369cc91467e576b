package dev.muster.print;

import dev.muster.print.drawing.Drawing;
import dev.muster.print.i18n.HtmlEscape;
import dev.muster.print.i18n.PageMessages;
import dev.muster.print.map.FieldDrawing;
import dev.muster.print.replay.BattleRecording;
import dev.muster.print.replay.KeyPosition;
import dev.muster.print.replay.PositionedProgram;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.systems.RuleSystems;
import java.util.List;

/** The key positions of a battle as maps with captions, two on a page. */
final class KeyPositionMaps {
  private static final int ON_A_PAGE = 2;

  /** Room for the heading of the part, or for the caption of a map, in millimetres. */
  private static final double CAPTION = 40;

  private final PrintJob job;
  private final PageMessages words;
  private final BattleRecording battle;
  private final StringBuilder out = new StringBuilder();

  private KeyPositionMaps(PrintJob job) {
    this.job = job;
    words = job.words();
    battle = job.setting().sample().recording(job.program());
  }

  /**
   * Whether a document has them: they are asked for, an engine plays the rules, the battle is one
   * of this scenario, and the reader may know both sides.
   */
  static boolean applies(PrintJob job) {
    return job.setting().sample().positions()
        && job.viewer() < 0
        && RuleSystems.isPlayed(job.program().rulebook().system())
        && job.setting().sample().isOf(job.program());
  }

  /** Returns the maps, without the page around them. */
  static String body(PrintJob job) {
    return new KeyPositionMaps(job).write();
  }

  private String write() {
    out.append("<h2>")
        .append(words.html("positions"))
        .append("</h2>\n<p class=\"facts\">")
        .append(words.html("results.trial", 1, Long.toString(battle.seed())))
        .append("</p>\n");
    KeyPosition.of(battle).forEach(this::map);
    return out.toString();
  }

  private void map(KeyPosition position) {
    Drawing map =
        FieldDrawing.of(
            PositionedProgram.of(job.program(), position.position()),
            job.paper().textWidth(),
            job.paper().textHeight() / ON_A_PAGE - CAPTION,
            job.manner());
    out.append("<section class=\"sheet\">\n<h3>")
        .append(HtmlEscape.text(when(position)))
        .append("</h3>\n<p class=\"note\">")
        .append(HtmlEscape.text(title(position)))
        .append("</p>\n<p class=\"small\">")
        .append(HtmlEscape.text(losses(position)))
        .append("</p>\n")
        .append(SvgWriter.of(map))
        .append("</section>\n");
  }

  private String when(KeyPosition position) {
    return switch (position.kind()) {
      case START -> words.text("positions.start");
      case TURN, ROUND_END -> words.text("positions.round", position.round());
      case END -> words.text("positions.end");
    };
  }

  /** Turning points are in the words of the report. */
  private String title(KeyPosition position) {
    Outcome outcome = battle.outcome();
    return switch (position.kind()) {
      case START -> words.text("positions.deployment");
      case TURN -> position.title() + told(position.story());
      case ROUND_END -> words.text("positions.round-end");
      case END ->
          outcome.winner() < 0
              ? words.text("results.drawn", outcome.rounds())
              : words.text("results.won", side(outcome.winner()), outcome.rounds());
    };
  }

  private static String told(List<String> story) {
    return story.isEmpty() ? "" : ": " + String.join("; ", story);
  }

  private String losses(KeyPosition position) {
    StringBuilder losses = new StringBuilder();
    for (int side = 0; side < position.position().lost().size(); side++) {
      losses
          .append(side == 0 ? "" : " · ")
          .append(
              words.text(
                  "positions.lost",
                  side(side),
                  position.position().lost().get(side),
                  position.position().breaksAt().get(side)));
    }
    return losses.toString();
  }

  private String side(int number) {
    Scenario.Side side = job.program().scenario().sides().get(number);
    return side.displayName();
  }
}
