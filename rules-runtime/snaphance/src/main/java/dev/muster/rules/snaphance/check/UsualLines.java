package dev.muster.rules.snaphance.check;

import java.util.LinkedHashMap;
import java.util.Map;

/** Columns of usual lines, by the code of their category. */
final class UsualLines {
  /** The five lines the rules print in chapter 15, and for the other categories a guess of ours. */
  private static final Map<String, String> LINES =
      Map.ofEntries(
          Map.entry("Ln", "mp 3*2 sp 6 cb 4 bp 3"),
          Map.entry("Pi", "mp 2 sp 5/4 cb 1 pb 0 2h -1 bp 2"),
          Map.entry("LC", "mp 3 sp 3 cb 1 pb 0 2h 0 3h -1 bp 1"),
          Map.entry("Pk", "mp 1 sp 5/5/5 cb 3 bp 2"),
          Map.entry("P&S", "mp 1 sp 6 cb 1 pb -2 2h -2 3h -3 bp 3"),
          Map.entry("Hs", "mp 2 sp 5 cb 2 bp 2"),
          Map.entry("SH", "mp 2 sp 5 cb 1 bp 2"),
          Map.entry("FH", "mp 3 sp 5 cb 3 bp 2"),
          Map.entry("Sh", "mp 1 sp 5 cb 1 pb 0 2h 0 3h -1 bp 2"),
          Map.entry("Sk", "mp 2 sp 2 pb 0 2h 0 3h -1 bp 1"),
          Map.entry("Dr", "mp 2 sp 3 cb 1 pb 0 2h 0 3h -1 bp 1"),
          Map.entry("Art", "mp 1 sp 4 pb 0 2h 0 3h 0 4h -1 6h -2 bp 1"));

  private UsualLines() {}

  /** Values by column; empty for a category that the rules do not have. */
  static Map<String, String> of(String code) {
    Map<String, String> columns = new LinkedHashMap<>();
    String[] words = LINES.getOrDefault(code, "").split(" ", -1);
    for (int i = 0; i + 1 < words.length; i += 2) {
      columns.put(words[i], words[i + 1]);
    }
    return columns;
  }
}
