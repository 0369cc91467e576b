package dev.muster.rules.boxgrid;

import dev.muster.rules.battle.BriefLog;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ReportWords;
import dev.muster.rules.battle.Standing;
import dev.muster.rules.model.Scenario;
import java.util.List;

/** What a short report of a battle of the box-grid game tells. */
final class BriefReader implements BriefLog.Reader {
  private final Standing standing;

  BriefReader(Scenario scenario) {
    standing = new Standing(scenario, BoxReport.WORDS, BoxReport::loss);
  }

  @Override
  public void note(Event event, BriefLog.Chapter chapter) {
    standing.tell(event);
    switch (event) {
      case BoxEvent.Shoots e -> chapter.shot();
      case BoxEvent.Melee e -> chapter.melee();
      case BoxEvent.Lost e -> chapter.turn(e.unit() + " (" + e.side() + ") is " + e.fate());
      case BoxEvent.CommanderLost e -> chapter.turn(e.commander() + " is lost");
      case BoxEvent.Pursues e when !e.path().isEmpty() ->
          chapter.turn(e.unit() + " pursues to " + e.path().getLast());
      // before the first round it is where the players deploy
      case BoxEvent.Arrives e when chapter.round() > 0 ->
          chapter.turn(e.unit() + " arrives at " + e.at());
      case CommonEvent.ObjectiveHeld e -> chapter.turn(ReportWords.held(e));
      default -> {
        // of no weight in a short report
      }
    }
  }

  @Override
  public String standing() {
    return standing.losses();
  }

  @Override
  public List<String> account(Outcome.SideAccount side) {
    return List.of(BoxReport.WORDS.losses(side));
  }
}
