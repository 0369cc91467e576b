package dev.muster.dsl.ide.quickfix;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/** Which known names an author may have meant by an unknown one. */
final class NearNames {
  private static final int MOST = 3;
  private static final int FEW = 3;

  private NearNames() {}

  /** The nearest names, best first; all where there are only a few to choose from. */
  static List<String> of(String written, Collection<String> known) {
    String wanted = written.toLowerCase(Locale.ROOT);
    int far = Math.max(2, wanted.length() / 2);
    List<String> near = new ArrayList<>();
    for (String name : known) {
      if (known.size() <= FEW || distance(wanted, name.toLowerCase(Locale.ROOT)) <= far) {
        near.add(name);
      }
    }
    near.sort(
        Comparator.comparingInt((String name) -> distance(wanted, name.toLowerCase(Locale.ROOT)))
            .thenComparing(Comparator.naturalOrder()));
    return near.subList(0, Math.min(MOST, near.size()));
  }

  /** Letters to add, take out, change or swap to turn one word into the other. */
  static int distance(String a, String b) {
    int[][] steps = new int[a.length() + 1][b.length() + 1];
    for (int i = 0; i <= a.length(); i++) {
      for (int j = 0; j <= b.length(); j++) {
        if (i == 0 || j == 0) {
          steps[i][j] = i + j;
          continue;
        }
        int change = a.charAt(i - 1) == b.charAt(j - 1) ? 0 : 1;
        steps[i][j] =
            Math.min(steps[i - 1][j - 1] + change, Math.min(steps[i - 1][j], steps[i][j - 1]) + 1);
        if (i > 1
            && j > 1
            && a.charAt(i - 1) == b.charAt(j - 2)
            && a.charAt(i - 2) == b.charAt(j - 1)) {
          steps[i][j] = Math.min(steps[i][j], steps[i - 2][j - 2] + 1);
        }
      }
    }
    return steps[a.length()][b.length()];
  }
}
