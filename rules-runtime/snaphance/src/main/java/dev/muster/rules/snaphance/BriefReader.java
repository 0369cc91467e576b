package dev.muster.rules.snaphance;

import dev.muster.rules.battle.BriefLog;
import dev.muster.rules.battle.CommonEvent;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.Outcome;
import dev.muster.rules.battle.ReportWords;
import dev.muster.rules.battle.Standing;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.StringJoiner;

/** What a short report of a battle of Snaphance tells. */
final class BriefReader implements BriefLog.Reader {
  private final Scenario scenario;
  private final Standing standing;
  private final BrokenGroups broken;

  BriefReader(Scenario scenario) {
    this.scenario = scenario;
    standing = new Standing(scenario, BattleWords.REPORT, BrokenGroups::points);
    broken = new BrokenGroups(scenario);
  }

  @Override
  public void note(Event event, BriefLog.Chapter chapter) {
    standing.tell(event);
    broken.tell(event);
    switch (event) {
      case SnaphanceEvent.Fires e -> chapter.shot();
      case SnaphanceEvent.Contact e -> chapter.melee();
      case SnaphanceEvent.Arrives e -> chapter.comes(side(e.stand()), e.stand());
      case SnaphanceEvent.Destroyed e -> chapter.loses(side(e.stand()), e.stand());
      case SnaphanceEvent.Pursues e when e.offBoard() ->
          chapter.turn(e.stand() + " pursues off the board");
      case SnaphanceEvent.GeneralFate e when e.fate().equals("killed") ->
          chapter.turn(BattleWords.fate(e));
      case CommonEvent.ObjectiveHeld e -> chapter.turn(ReportWords.held(e));
      default -> {
        // of no weight in a short report
      }
    }
  }

  private String side(String stand) {
    for (Scenario.Side side : scenario.sides()) {
      for (Scenario.Group group : side.groups()) {
        if (group.stands().stream().anyMatch(each -> each.name().equals(stand))) {
          return side.name();
        }
      }
    }
    return "";
  }

  @Override
  public String standing() {
    return standing.losses();
  }

  @Override
  public List<String> brokenGroups() {
    return broken.names();
  }

  @Override
  public List<String> account(Outcome.SideAccount side) {
    var groups = new StringJoiner(", ", "  SP lost: ", "");
    ReportWords.groups(side)
        .forEach(group -> groups.add(group + " " + BattleWords.groupLoss(side, group)));
    return List.of("", BattleWords.REPORT.losses(side), groups.toString());
  }
}
