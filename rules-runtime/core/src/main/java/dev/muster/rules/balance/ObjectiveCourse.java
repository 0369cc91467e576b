package dev.muster.rules.balance;

import dev.muster.rules.battle.BattleStatus;
import dev.muster.rules.battle.VictoryStanding;
import java.util.ArrayList;
import java.util.List;

/**
 * What became of the objectives and the points in a battle.
 *
 * @param taken by objective: how often a side held it at the end of a round, or of the battle, that
 *     did not hold it at the end of the round before
 * @param end what counted when the battle was over
 */
public record ObjectiveCourse(List<Integer> taken, VictoryStanding end) {
  /** A battle without objectives and points. */
  public static final ObjectiveCourse NONE = new ObjectiveCourse(List.of(), VictoryStanding.NONE);

  public ObjectiveCourse {
    taken = List.copyOf(taken);
  }

  /** Sees who holds the objectives of a battle, round by round. */
  static final class Watch {
    private final List<Integer> taken = new ArrayList<>();
    private VictoryStanding before = VictoryStanding.NONE;

    /** Looks at what counts now. */
    void look(VictoryStanding now) {
      for (int i = 0; i < now.holders().size(); i++) {
        int holder = now.holders().get(i);
        if (taken.size() <= i) {
          taken.add(0);
        } else if (holder != BattleStatus.NOBODY && holder != before.holders().get(i)) {
          taken.set(i, taken.get(i) + 1);
        }
      }
      before = now;
    }

    /** Returns what the battle was, up to the last look. */
    ObjectiveCourse course() {
      return new ObjectiveCourse(taken, before);
    }
  }
}
