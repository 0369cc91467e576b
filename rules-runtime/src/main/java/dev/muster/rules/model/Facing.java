package dev.muster.rules.model;

/**
 * The hex corner a stand points at, in the order of the ledger's F0 to F5 (counter-clockwise, 4.0).
 */
public enum Facing {
  NE,
  N,
  NW,
  SW,
  S,
  SE
}
