package dev.muster.rules.snaphance.report;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import dev.muster.rules.model.StatValue;
import dev.muster.rules.system.Roster;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The paper records of a battle: strength points by rank, and the counters of 1.2. */
public final class SnaphanceRoster implements Roster {
  private static final String LOST = "lost";

  @Override
  public List<Boxes> boxes(
      Army.StandLine line, Scenario.DeployedStand stand, BattleProgram program) {
    Rulebook book = program.rulebook();
    List<Integer> lost = stand.numbers(LOST);
    var groups = new ArrayList<Boxes>();
    List<Integer> ranks = ranks(line, book);
    for (int rank = 0; rank < ranks.size(); rank++) {
      int strength = Math.max(0, ranks.get(rank));
      int full = Math.clamp(rank < lost.size() ? lost.get(rank) : 0, 0, strength);
      groups.add(new Boxes(strength - full, full));
    }
    return groups;
  }

  private static List<Integer> ranks(Army.StandLine line, Rulebook book) {
    for (Rulebook.Stat stat : book.stats()) {
      if (stat.kind() == Rulebook.StatKind.RANKS) {
        switch (line.stats().get(stat.key())) {
          case StatValue.Ranks ranks -> {
            return ranks.ranks();
          }
          case StatValue.Whole(int strength) -> {
            return List.of(strength);
          }
          case null, default -> {}
        }
      }
    }
    return List.of();
  }

  @Override
  public String damageMark() {
    return LOST;
  }

  @Override
  public List<String> marks() {
    return List.of("moved", "disordered", "opportunity", "melee");
  }

  @Override
  public boolean hasUnitValues() {
    return true;
  }

  @Override
  public Leader leader(Scenario.General general, Rulebook book) {
    return new Leader(general.bonus(), general.range());
  }

  @Override
  public List<String> leaderSections() {
    return List.of("1.4", "3.2");
  }

  @Override
  public Map<String, String> texts(String language) {
    return Roster.texts(SnaphanceRoster.class, language);
  }
}
