package dev.muster.rules.boxgrid.report;

import dev.muster.rules.boxgrid.rules.Arm;
import dev.muster.rules.boxgrid.rules.BoxDeployment;
import dev.muster.rules.boxgrid.rules.BoxRules;
import dev.muster.rules.boxgrid.rules.BoxUnitType;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.Roster;
import java.util.List;
import java.util.Map;

/**
 * The roster sheet of a battle: hits, with the limits that shake a unit and that first test it
 * (BG-116, BG-117), and markers.
 */
public final class BoxRoster implements Roster {
  private static final String HITS = "hits";

  @Override
  public List<Boxes> boxes(
      Army.StandLine line, Scenario.DeployedStand stand, BattleProgram program) {
    Rulebook book = program.rulebook();
    try {
      var type = new BoxUnitType(line, line.traits(), book, BoxRules.of(book));
      if (!type.fights() && type.arm == Arm.CAMP) {
        return List.of();
      }
      int full = stand.numbers(HITS).stream().mapToInt(Integer::intValue).sum();
      int shakes = Math.min(type.shaken, type.catastrophe);
      return Roster.filled(List.of(shakes - 1, type.catastrophe - shakes, 1), full);
    } catch (IllegalArgumentException unfinished) {
      return List.of();
    }
  }

  @Override
  public String damageMark() {
    return HITS;
  }

  @Override
  public List<String> marks() {
    return List.of("unformed", "shaken", "momentum", "hedgehog", "marker");
  }

  /** A commander has no value; his range is that of the rules or his own (BG-D09). */
  @Override
  public Leader leader(Scenario.General general, Rulebook book) {
    try {
      return new Leader(null, BoxDeployment.range(general, BoxRules.of(book)));
    } catch (IllegalArgumentException unfinished) {
      return new Leader(null, general.range());
    }
  }

  @Override
  public Map<String, String> texts(String language) {
    return Roster.texts(BoxRoster.class, language);
  }
}
