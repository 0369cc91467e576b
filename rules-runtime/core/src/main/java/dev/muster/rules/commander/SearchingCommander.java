package dev.muster.rules.commander;

import dev.muster.rules.battle.Commander;

/** A commander who tries out what he might order; {@link RolloutBattle#battle} seats him. */
public interface SearchingCommander extends Commander {
  /** Where he does. */
  void attachTo(RolloutBattle rehearsal);
}
