package dev.muster.rules.snaphance.check;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.StatValue;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Values of a Snaphance stand line. */
final class StandLineValues {
  /**
   * By property of a category: the code of the kind of the rules; narrower kinds first (2.1, 2.2).
   */
  private static final Map<String, String> KINDS = new LinkedHashMap<>();

  static {
    KINDS.put("slow-horse", "SH");
    KINDS.put("fast-horse", "FH");
    KINDS.put("horse", "Hs");
    KINDS.put("pistols", "Pi");
    KINDS.put("lancers", "Ln");
    KINDS.put("pike-and-shot", "P&S");
    KINDS.put("pike-block", "Pk");
    KINDS.put("artillery", "Art");
    KINDS.put("skirmisher", "Sk");
    KINDS.put("shot", "Sh");
    KINDS.put("light-cavalry", "LC");
    KINDS.put("dragoons", "Dr");
  }

  private StandLineValues() {}

  /**
   * Returns the code of a category's kind, by its first matching property above; its own code if it
   * has none of them.
   */
  static String kind(Rulebook.Category category) {
    for (Map.Entry<String, String> each : KINDS.entrySet()) {
      if (category.is(each.getKey())) {
        return each.getValue();
      }
    }
    return category.code();
  }

  /** Strength of each rank, front first; empty if the line has none. */
  static List<Integer> ranks(Army.StandLine line) {
    return switch (line.stats().get("sp")) {
      case StatValue.Ranks ranks -> ranks.ranks();
      case StatValue.Whole(int one) -> List.of(one);
      case null, default -> List.of();
    };
  }

  /** A whole value, null if the column is blank. */
  static @Nullable Integer whole(Army.StandLine line, String stat) {
    return line.stats().get(stat) instanceof StatValue.Whole(int value) ? value : null;
  }

  /** Returns a whole value; {@code blank} if the column is blank. */
  static int whole(Army.StandLine line, String stat, int blank) {
    Integer value = whole(line, stat);
    return value == null ? blank : value;
  }

  /** Break Points of a unit: those of the line for each rank (14.0). */
  static int breakPoints(Army.StandLine line) {
    return Math.max(0, whole(line, "bp", 0)) * Math.max(1, ranks(line).size());
  }
}
