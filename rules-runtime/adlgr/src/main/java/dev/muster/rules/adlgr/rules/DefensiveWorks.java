package dev.muster.rules.adlgr.rules;

/** What a unit is aligned behind, corner to corner (AR-385). */
enum DefensiveWorks {
  NONE,
  OBSTACLE,
  FORTIFICATION
}
