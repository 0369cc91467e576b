package dev.muster.rules.boxgrid.rules;

/** The arm of a unit (BG-D30): elephants are an arm of their own. */
public enum Arm {
  FOOT,
  MOUNTED,
  ELEPHANTS,
  ARTILLERY,
  CAMP
}
