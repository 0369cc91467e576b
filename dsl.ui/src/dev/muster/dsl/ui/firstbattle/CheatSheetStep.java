package dev.muster.dsl.ui.firstbattle;

import java.util.Locale;
import java.util.Optional;

/** The actions of the cheat sheet "Your first battle". */
enum CheatSheetStep {
  /** Opens a scenario. */
  OPEN,
  /** Writes a slip into it. */
  SLIP,
  /** Offers what mends it. */
  MEND,
  /** Fights it. */
  FIGHT,
  /** Writes its pages. */
  EXPORT;

  /** By its name in the cheat sheet. */
  static Optional<CheatSheetStep> named(String name) {
    for (CheatSheetStep each : values()) {
      if (each.name().toLowerCase(Locale.ROOT).equals(name)) {
        return Optional.of(each);
      }
    }
    return Optional.empty();
  }
}
