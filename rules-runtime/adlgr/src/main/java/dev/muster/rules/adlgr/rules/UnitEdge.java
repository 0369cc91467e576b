package dev.muster.rules.adlgr.rules;

import java.util.Locale;

/** An edge of a unit that an enemy touches, or from which the unit shoots. */
public enum UnitEdge {
  FRONT,
  FLANK,
  REAR;

  /** The edge in the words of a report. */
  String words() {
    return name().toLowerCase(Locale.ROOT);
  }
}
