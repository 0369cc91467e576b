package dev.muster.rules.adlgr.rules;

/** The works that a unit is aligned behind, corner to corner (AR-385). */
enum DefensiveWorks {
  NONE,
  OBSTACLE,
  FORTIFICATION
}
