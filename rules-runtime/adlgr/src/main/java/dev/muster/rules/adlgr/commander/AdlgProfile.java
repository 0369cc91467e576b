package dev.muster.rules.adlgr.commander;

import dev.muster.rules.commander.PerProfile;
import dev.muster.rules.model.CommanderProfile;

/**
 * How a commander of a temper plays. What he holds dear was found by playing. What a melee promises
 * all reckon alike: who holds his own losses for less charges what he cannot beat, and loses two
 * battles of three.
 *
 * @param eager how much he wants to come to the enemy, as a factor
 * @param fear how much he heeds what enemies near him may do next, as a factor
 * @param charging what a charge is worth to him beside what it promises, in army points
 */
record AdlgProfile(double eager, double fear, double charging) {
  static final AdlgProfile STEADY = new AdlgProfile(0.85, 1.2, -0.05);
  static final AdlgProfile BOLD = new AdlgProfile(1.3, 0.7, 0.1);
  static final AdlgProfile CAUTIOUS = new AdlgProfile(0.7, 1.3, -0.05);

  private static final PerProfile<AdlgProfile> ALL = new PerProfile<>(STEADY, BOLD, CAUTIOUS);

  static AdlgProfile of(CommanderProfile temper) {
    return ALL.of(temper);
  }
}
