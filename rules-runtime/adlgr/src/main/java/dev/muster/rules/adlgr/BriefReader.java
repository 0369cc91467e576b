package dev.muster.rules.adlgr;

import dev.muster.rules.battle.BriefLog;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ReportWords;
import dev.muster.rules.battle.Standing;
import dev.muster.rules.model.Scenario;
import java.util.List;

/** What a short report of a battle of L'Art de la Guerre tells. */
final class BriefReader implements BriefLog.Reader {
  private final Standing standing;

  BriefReader(Scenario scenario) {
    standing = new Standing(scenario, AdlgReport.WORDS, AdlgReport::loss);
  }

  @Override
  public void note(Event event, BriefLog.Chapter chapter) {
    standing.tell(event);
    switch (event) {
      case AdlgEvent.Shoots e -> chapter.shot();
      case AdlgEvent.MeleeResult e -> chapter.melee();
      case AdlgEvent.SweptAway e -> chapter.melee();
      case AdlgEvent.Routs e -> chapter.loses(e.side(), e.unit());
      case AdlgEvent.Arrives e -> chapter.turn(e.unit() + " arrives");
      case AdlgEvent.LeavesTable e -> chapter.turn(e.unit() + " leaves the table");
      case AdlgEvent.CampTaken e -> chapter.turn(e.by() + " takes " + e.camp());
      case AdlgEvent.CommanderLost e -> chapter.turn(e.commander() + " is lost");
      case AdlgEvent.CommanderAtRisk e when e.killed() -> chapter.turn(e.commander() + " falls");
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
    return List.of(AdlgReport.WORDS.losses(side));
  }
}
