package dev.muster.rules.battle;

import dev.muster.rules.model.HouseEvent;
import dev.muster.rules.model.Scenario;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A turning point between two positions.
 *
 * @param words such as {@code Royal breaks}
 */
public record TurningPoint(Kind kind, String words) {
  /** The kind of a turning point. */
  public enum Kind {
    /** An army has broken. */
    BREAK,
    /** A General is dead or taken. */
    GENERAL,
    /** An event of the scenario has happened. */
    EVENT,
    /** The chances have changed at once. */
    SWING
  }

  /** Minimum change of the chances at once that is a turning point, as a share. */
  private static final double SWING = 0.12;

  /**
   * Returns an army that breaks, a General who falls or an event of the scenario that happens
   * between two positions; null for none.
   */
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
    for (HouseEvent each : scenario.houseEvents()) {
      if (now.happened().contains(each.name()) && !before.happened().contains(each.name())) {
        return new TurningPoint(Kind.EVENT, "Event " + each.displayName());
      }
    }
    return null;
  }

  /**
   * Returns a turning point for chances that change at once; null if they change too little.
   *
   * @param before chances of the first side, 0 to 1
   * @param now the same after it
   */
  public static @Nullable TurningPoint swing(Scenario scenario, double before, double now) {
    if (Math.abs(now - before) < SWING) {
      return null;
    }
    int gains = now > before ? 0 : 1;
    return new TurningPoint(
        Kind.SWING,
        String.format(
            Locale.ROOT,
            "%s: chances from %d to %d %%",
            scenario.sides().get(gains).displayName(),
            WholePercent.of(before, gains),
            WholePercent.of(now, gains)));
  }
}
