package dev.muster.rules.adlgr.report;

import dev.muster.rules.adlgr.rules.AdlgDeployment;
import dev.muster.rules.adlgr.rules.AdlgRules;
import dev.muster.rules.adlgr.rules.AdlgUnitType;
import dev.muster.rules.adlgr.rules.CommandPoints;
import dev.muster.rules.adlgr.rules.RoutRules;
import dev.muster.rules.adlgr.rules.UnitHalf;
import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.system.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The roster sheet of a battle: cohesion lost, with the limits that disorder and rout a unit, and
 * the value of commanders (AR-007 to AR-014).
 */
public final class AdlgRoster implements Roster {
  private static final String HITS = "hits";

  @Override
  public List<Boxes> boxes(
      Army.StandLine line, Scenario.DeployedStand stand, BattleProgram program) {
    try {
      AdlgRules rules = AdlgRules.of(program);
      var type = new AdlgUnitType(line, line.traits(), program.rulebook(), rules);
      var rout = new RoutRules(rules);
      int lost = AdlgDeployment.number(stand, HITS);
      if (!rout.apart(type)) {
        return boxes(rules, type.cohesion, lost);
      }
      List<Boxes> halves = new ArrayList<>();
      for (UnitHalf half : UnitHalf.values()) {
        halves.addAll(boxes(rules, rout.cohesion(type), half.of(lost)));
      }
      return halves;
    } catch (IllegalArgumentException unfinished) {
      return List.of();
    }
  }

  private static List<Boxes> boxes(AdlgRules rules, int cohesion, int full) {
    int disorders = Math.min(rules.disorderedFrom, cohesion);
    return Roster.filled(List.of(disorders - 1, cohesion - disorders + 1), full);
  }

  @Override
  public String damageMark() {
    return HITS;
  }

  @Override
  public List<String> marks() {
    return List.of("square", "routed");
  }

  @Override
  public List<String> listLevelStats() {
    return List.of("count", "corps", "points");
  }

  @Override
  public boolean hasUnitValues() {
    return true;
  }

  @Override
  public Leader leader(Scenario.General general, Rulebook book) {
    Integer own = general.range();
    return new Leader(
        CommandPoints.value(general, book), own == null ? range(general.quality(), book) : own);
  }

  private static @Nullable Integer range(String quality, Rulebook book) {
    try {
      return book.number("range-" + quality);
    } catch (IllegalArgumentException unranked) {
      return null;
    }
  }

  @Override
  public Map<String, String> texts(String language) {
    return Roster.texts(AdlgRoster.class, language);
  }
}
