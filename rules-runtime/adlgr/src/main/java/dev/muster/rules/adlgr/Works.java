package dev.muster.rules.adlgr;

/** What a unit is aligned behind, corner to corner (AR-385). */
enum Works {
  NONE,
  OBSTACLE,
  FORTIFICATION
}
