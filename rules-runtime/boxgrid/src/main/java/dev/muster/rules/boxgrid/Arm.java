package dev.muster.rules.boxgrid;

/** What a unit is made of (BG-D30): elephants are an arm of their own. */
enum Arm {
  FOOT,
  MOUNTED,
  ELEPHANTS,
  ARTILLERY,
  CAMP
}
