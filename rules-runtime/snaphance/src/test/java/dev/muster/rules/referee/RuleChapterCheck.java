package dev.muster.rules.referee;

import dev.muster.rules.battle.Event;
import java.util.List;

/** A chapter of the rules: hears every event before it is taken for what is. */
interface RuleChapterCheck {
  /**
   * @param event what is told now
   * @param story all events of the battle
   * @param at number of the event in the story
   */
  void hear(Event event, List<Event> story, int at);
}
