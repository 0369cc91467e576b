package dev.muster.rules.snaphance;

/** Which ranks of Pistols fire (7.3). */
enum FiringRanks {
  FRONT,
  REAR,
  BOTH
}
