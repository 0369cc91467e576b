package dev.muster.rules.toy;

import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.RuleRef;

/** What happens in battles of the toy game alone. */
sealed interface ToyEvent extends Event {
  /** The toy game has no printed rules to cite. */
  @Override
  default RuleRef rule() {
    return RuleRef.NONE;
  }

  /** The unit that acts or is affected. */
  String unit();

  record Moves(String unit, String to) implements ToyEvent {}

  /**
   * @param needed least that hits
   */
  record Attacks(String unit, String target, int die, int needed) implements ToyEvent {}

  record Hit(String unit, int left) implements ToyEvent {}

  /**
   * @param lost units the side has lost in all
   */
  record Lost(String unit, String side, int lost) implements ToyEvent {}
}
