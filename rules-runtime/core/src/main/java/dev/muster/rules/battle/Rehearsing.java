package dev.muster.rules.battle;

/** A commander who tries out what he might order; {@link Rehearsal#battle} seats him. */
interface Rehearsing extends Commander {
  /** Where he does. */
  void rehearseIn(Rehearsal rehearsal);
}
