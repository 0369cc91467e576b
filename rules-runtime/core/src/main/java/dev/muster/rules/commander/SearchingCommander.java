package dev.muster.rules.commander;

import dev.muster.rules.battle.Commander;

/**
 * A commander that searches by rollouts; {@link RolloutBattle#battle} connects it to the battle.
 */
public interface SearchingCommander extends Commander {
  /** Connects the commander to the battle. */
  void attachTo(RolloutBattle rehearsal);
}
