package dev.muster.rules.boxgrid.rules;

/** What a unit is made of (BG-D30): elephants are an arm of their own. */
public enum Arm {
  FOOT,
  MOUNTED,
  ELEPHANTS,
  ARTILLERY,
  CAMP
}
