package dev.muster.rules.adlgr;

import java.util.Locale;

/** An edge of a unit: where an enemy is at it, or where it shoots out. */
enum Edge {
  FRONT,
  FLANK,
  REAR;

  /** The edge in the words of a report. */
  String words() {
    return name().toLowerCase(Locale.ROOT);
  }
}
