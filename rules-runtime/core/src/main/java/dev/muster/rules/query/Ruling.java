package dev.muster.rules.query;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The answer of the rules to a query.
 *
 * @param holds whether the queried statement is true; of a query for a number or a class, whether
 *     there is one
 * @param rows rows of the rule ledger it rests on, such as {@code FR-119}; none twice
 * @param why the fact and its reason, in a player's words, without a full stop at the end
 */
public record Ruling(boolean holds, List<String> rows, String why) {
  public Ruling {
    rows = List.copyOf(new LinkedHashSet<>(rows));
  }

  /** It is so. */
  public static Ruling yes(String why, String... rows) {
    return new Ruling(true, List.of(rows), why);
  }

  /** It is not so. */
  public static Ruling no(String why, String... rows) {
    return new Ruling(false, List.of(rows), why);
  }

  /** Returns a copy that cites more rows. */
  public Ruling and(String... more) {
    Set<String> all = new LinkedHashSet<>(rows);
    all.addAll(List.of(more));
    return new Ruling(holds, List.copyOf(all), why);
  }

  /** As it is reported: {@code yes: cause c, by Cuirassiers-1 [FR-119, FR-120]}. */
  public String text() {
    return (holds ? "yes: " : "no: ")
        + why
        + (rows.isEmpty() ? "" : " [" + String.join(", ", rows) + "]");
  }
}
