package dev.muster.print;

import dev.muster.rules.model.Army.StandLine;
import java.util.Locale;

/** Tells stand lines the rules print from those an author had to estimate. */
final class EstimatedValues {
  private static final String MARK = "estimated";

  private EstimatedValues() {}

  static boolean isEstimated(StandLine line) {
    return line.traits().containsKey(MARK)
        || line.notes().stream().anyMatch(note -> note.toLowerCase(Locale.ROOT).startsWith(MARK));
  }

  /** A note without the mark, which the page sets in its own way. */
  static String reason(String note) {
    return note.replaceFirst("(?i)^" + MARK + ":? *", "");
  }
}
