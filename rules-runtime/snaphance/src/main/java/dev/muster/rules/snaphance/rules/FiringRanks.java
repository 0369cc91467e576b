package dev.muster.rules.snaphance.rules;

/** Which ranks of Pistols fire (7.3). */
public enum FiringRanks {
  FRONT,
  REAR,
  BOTH
}
