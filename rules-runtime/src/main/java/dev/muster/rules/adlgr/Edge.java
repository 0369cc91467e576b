package dev.muster.rules.adlgr;

/** An edge of a unit: where an enemy is at it, or where it shoots out. */
enum Edge {
  FRONT,
  FLANK,
  REAR
}
