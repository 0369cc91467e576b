package dev.muster.rules.commander;

import dev.muster.rules.battle.Commander;

/**
 * A commander that searches by rollouts; {@link RolloutBattle#battle} connects it to the battle.
 */
public interface SearchingCommander extends Commander {
  /** Where he does. */
  void attachTo(RolloutBattle rehearsal);
}
