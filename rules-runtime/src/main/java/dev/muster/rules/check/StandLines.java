package dev.muster.rules.check;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.StatValue;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Values of a Snaphance stand line. */
final class StandLines {
  private StandLines() {}

  /** Strength of each rank, front first; empty where the line has none. */
  static List<Integer> ranks(Army.StandLine line) {
    return switch (line.stats().get("sp")) {
      case StatValue.Ranks ranks -> ranks.ranks();
      case StatValue.Whole(int one) -> List.of(one);
      case null, default -> List.of();
    };
  }

  /** A whole value, null where the column is blank. */
  static @Nullable Integer whole(Army.StandLine line, String stat) {
    return line.stats().get(stat) instanceof StatValue.Whole(int value) ? value : null;
  }

  /** A whole value, or the other where the column is blank. */
  static int whole(Army.StandLine line, String stat, int blank) {
    Integer value = whole(line, stat);
    return value == null ? blank : value;
  }

  /** Break Points of a unit: those of the line for each rank (14.0). */
  static int breakPoints(Army.StandLine line) {
    return Math.max(0, whole(line, "bp", 0)) * Math.max(1, ranks(line).size());
  }
}
