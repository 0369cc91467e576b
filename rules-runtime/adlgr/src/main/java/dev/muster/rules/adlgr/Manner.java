package dev.muster.rules.adlgr;

import dev.muster.rules.battle.ByTemper;
import dev.muster.rules.model.Temper;

/**
 * How a commander of a temper plays. What he holds dear was found by playing. What a melee promises
 * all reckon alike: who holds his own losses for less charges what he cannot beat, and loses two
 * battles of three.
 *
 * @param eager how much he wants to come to the enemy, as a factor
 * @param fear how much he heeds what enemies near him may do next, as a factor
 * @param charging what a charge is worth to him beside what it promises, in army points
 */
record Manner(double eager, double fear, double charging) {
  static final Manner STEADY = new Manner(0.85, 1.2, -0.05);
  static final Manner BOLD = new Manner(1.3, 0.7, 0.1);
  static final Manner CAUTIOUS = new Manner(0.7, 1.3, -0.05);

  private static final ByTemper<Manner> ALL = new ByTemper<>(STEADY, BOLD, CAUTIOUS);

  static Manner of(Temper temper) {
    return ALL.of(temper);
  }
}
