package dev.muster.rules.balance;

import dev.muster.rules.batch.BatchSimulation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Formats a {@link Tornado} as text. */
public final class TornadoText {
  private TornadoText() {}

  /** A line for each change that makes a difference, the strongest first. */
  public static List<String> lines(Tornado tornado) {
    int wide =
        tornado.bars().stream()
            .flatMap(bar -> bar.changes().stream())
            .filter(each -> !Tornado.isWithoutEffect(each))
            .mapToInt(each -> each.label().length())
            .max()
            .orElse(1);
    List<String> lines = new ArrayList<>();
    for (Tornado.Bar bar : tornado.bars()) {
      for (WhatIf.Row each : bar.changes()) {
        if (!Tornado.isWithoutEffect(each)) {
          lines.add(
              String.format(Locale.ROOT, "%-" + wide + "s  %s", each.label(), difference(each))
                  + (tornado.isClear(each) ? ", clear" : ""));
        }
      }
    }
    return lines;
  }

  /**
   * Returns a difference such as "+10.8 points (-6.8 to +28.5)"; empty for the unchanged scenario.
   */
  public static String difference(WhatIf.Row row) {
    BatchSimulation.Mean apart = row.difference();
    return apart == null
        ? ""
        : String.format(
            Locale.ROOT,
            "%+.1f points (%+.1f to %+.1f)",
            100 * apart.estimate(),
            100 * apart.low(),
            100 * apart.high());
  }

  /** Returns the closing lines, which interpret the differences. */
  public static List<String> closing(Tornado tornado) {
    List<String> lines = new ArrayList<>();
    List<String> without =
        tornado.bars().stream()
            .flatMap(bar -> bar.changes().stream())
            .filter(Tornado::isWithoutEffect)
            .map(WhatIf.Row::label)
            .toList();
    if (!without.isEmpty()) {
      lines.add("No battle ends otherwise with " + String.join(", ", without) + ".");
    }
    long clear = tornado.clear();
    int looks = tornado.looks();
    lines.add(
        clear == 0
            ? "No change is clear: none of the "
                + looks
                + " differences is more than chance explains."
            : (clear == 1 ? "1 change is" : clear + " changes are")
                + " clear: more than chance explains, even where one looks at "
                + looks
                + " of them.");
    if (clear < looks - without.size()) {
      lines.add(
          String.format(
              Locale.ROOT,
              "%s may be chance: with %d battles of each, a difference of less than about %.0f"
                  + " points is rarely clear. More --battles tell.",
              clear == 0 ? "All" : "The others",
              tornado.written().battles(),
              Math.ceil(100 * tornado.visible())));
    }
    return lines;
  }
}
