package dev.muster.rules.fogr.report;

import dev.muster.rules.fogr.rules.BaseLayout;
import dev.muster.rules.fogr.rules.FieldCommander;
import dev.muster.rules.fogr.rules.FogRules;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.Roster;
import java.util.List;
import java.util.Map;

/** The paper records of a battle: the bases of a battle group, and its state of cohesion. */
public final class FogRoster implements Roster {
  @Override
  public List<Boxes> boxes(
      Army.StandLine line, Scenario.DeployedStand stand, BattleProgram program) {
    Integer bases = BaseLayout.number(line, "bases");
    return bases == null ? List.of() : Roster.filled(List.of(bases), 0);
  }

  @Override
  public List<String> marks() {
    return List.of("disrupted", "fragmented", "broken", "square");
  }

  /** The rank is a word; its effect is the command range (FR-D08). */
  @Override
  public Leader leader(Scenario.General general, Rulebook book) {
    try {
      return new Leader(null, FieldCommander.range(general, FogRules.of(book)));
    } catch (IllegalArgumentException unfinished) {
      return new Leader(null, general.range());
    }
  }

  @Override
  public Map<String, String> texts(String language) {
    return Roster.texts(FogRoster.class, language);
  }
}
