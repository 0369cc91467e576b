package dev.muster.cli;

import dev.muster.print.analysis.StoryPage;
import dev.muster.print.replay.BattleRecording;
import dev.muster.rules.analysis.BattleStory;
import dev.muster.rules.analysis.StoryWriter;
import dev.muster.rules.json.RecordJson;
import dev.muster.rules.play.PlayedBattle;
import dev.muster.rules.systems.RuleSystems;

/** Prints what decided a battle. */
final class AnalysisOutput {
  /** The output formats. */
  enum Format {
    text,
    html,
    markdown,
    json
  }

  private AnalysisOutput() {}

  /**
   * Analyses a battle and prints its story.
   *
   * @param judged whether the marshal judges the decisions
   * @throws CommandFailure if the battle is not over
   */
  static void print(Terminal terminal, PlayedBattle battle, Format format, boolean judged) {
    BattleStory story;
    try {
      story = StoryWriter.story(RuleSystems.engine(battle.program()), battle, judged, () -> false);
    } catch (IllegalArgumentException e) {
      throw new CommandFailure(ExitCode.FINDINGS, String.valueOf(e.getMessage()));
    }
    switch (format) {
      case text -> StoryPage.text(story).forEach(terminal::println);
      case html -> terminal.out().print(StoryPage.html(story, BattleRecording.of(battle)));
      case markdown -> terminal.out().print(StoryPage.markdown(story));
      case json -> terminal.println(RecordJson.line(RecordJson.tree(story)));
    }
  }
}
