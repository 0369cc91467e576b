package dev.muster.rules.referee;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;

/** What was judged, how often, and what was found wrong. */
public final class CaseLog {
  /** Findings kept with their words; the rest is counted. */
  private static final int KEPT = 400;

  /**
   * Something the rules do not allow.
   *
   * @param event number of the event in the battle, from 0
   */
  public record Finding(JudgedPoint point, int event, String what) {
    @Override
    public String toString() {
      return point + " (" + point.section() + "), event " + event + ": " + what;
    }
  }

  private final Map<JudgedPoint, int[]> counts = new EnumMap<>(JudgedPoint.class);
  private final List<Finding> findings = new ArrayList<>();

  /** Number of the event that is read. */
  int event;

  public CaseLog() {
    for (JudgedPoint each : JudgedPoint.values()) {
      counts.put(each, new int[2]);
    }
  }

  void judge(JudgedPoint point, boolean holds, Supplier<String> what) {
    int[] count = counts.get(point);
    count[0]++;
    if (!holds) {
      count[1]++;
      if (findings.size() < KEPT) {
        findings.add(new Finding(point, event, what.get()));
      }
    }
  }

  public List<Finding> findings() {
    return List.copyOf(findings);
  }

  public int judged(JudgedPoint point) {
    return counts.get(point)[0];
  }

  public int wrong(JudgedPoint point) {
    return counts.get(point)[1];
  }

  public int wrong() {
    return counts.values().stream().mapToInt(each -> each[1]).sum();
  }

  public void add(CaseLog other) {
    other.counts.forEach(
        (point, count) -> {
          counts.get(point)[0] += count[0];
          counts.get(point)[1] += count[1];
        });
    for (Finding each : other.findings) {
      if (findings.size() < KEPT) {
        findings.add(each);
      }
    }
  }

  /** A line for each kind: wrong of judged. */
  public String table() {
    StringBuilder text = new StringBuilder();
    counts.forEach(
        (point, count) ->
            text.append(
                String.format(
                    Locale.ROOT,
                    "%-22s %-7s %6d of %8d  %s%n",
                    point,
                    point.section(),
                    count[1],
                    count[0],
                    point.rule())));
    return text.toString();
  }
}
