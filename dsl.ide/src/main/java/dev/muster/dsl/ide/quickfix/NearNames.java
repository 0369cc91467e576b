package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.messages.Likeness;
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
      if (known.size() <= FEW || Likeness.distance(wanted, name.toLowerCase(Locale.ROOT)) <= far) {
        near.add(name);
      }
    }
    near.sort(
        Comparator.comparingInt(
                (String name) -> Likeness.distance(wanted, name.toLowerCase(Locale.ROOT)))
            .thenComparing(Comparator.naturalOrder()));
    return near.subList(0, Math.min(MOST, near.size()));
  }
}
