package dev.muster.rules.battle;

import dev.muster.rules.model.Scenario;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What turns a battle between two positions.
 *
 * @param words such as {@code Royal breaks}
 */
public record TurningPoint(Kind kind, String words) {
  /** What turned. */
  public enum Kind {
    /** An army has broken. */
    BREAK,
    /** A General is dead or taken. */
    GENERAL
  }

  /** Returns an army that breaks or a General who falls between two positions; null for neither. */
  public static @Nullable TurningPoint between(
      Scenario scenario, BattlePosition before, BattlePosition now) {
    for (int side = 0; side < Math.min(before.lost().size(), now.lost().size()); side++) {
      int limit = now.breaksAt().get(side);
      if (before.lost().get(side) < limit && now.lost().get(side) >= limit) {
        return new TurningPoint(Kind.BREAK, scenario.sides().get(side).displayName() + " breaks");
      }
    }
    List<Scenario.Group> groups =
        scenario.sides().stream().flatMap(side -> side.groups().stream()).toList();
    for (int i = 0; i < before.leaders().size(); i++) {
      if (!before.leaders().get(i).lost() && now.leaders().get(i).lost()) {
        return new TurningPoint(Kind.GENERAL, groups.get(i).general().displayName() + " is lost");
      }
    }
    return null;
  }
}
