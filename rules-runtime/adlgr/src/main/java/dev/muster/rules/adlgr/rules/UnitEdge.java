package dev.muster.rules.adlgr.rules;

import java.util.Locale;

/** An edge of a unit: where an enemy is at it, or where it shoots out. */
public enum UnitEdge {
  FRONT,
  FLANK,
  REAR;

  /** The edge in the words of a report. */
  String words() {
    return name().toLowerCase(Locale.ROOT);
  }
}
