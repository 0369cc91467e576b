package dev.muster.rules.situation;

import dev.muster.rules.battle.OrderPattern;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** One line of the orders of a situation. */
public final class OrderLine {
  /** The kind of a line, by its first words. */
  public enum Kind {
    /** To be done. */
    DO(""),
    /** Must not be among the legal options. */
    MAY_NOT("may not:"),
    /** Must be among the legal options, but is not done. */
    MAY("may:"),
    /** Must be true of the table once the orders before are done. */
    NOW("now:");

    private final String sign;

    Kind(String sign) {
      this.sign = sign;
    }
  }

  private static final String BECAUSE = " because ";

  private final Situation.Line line;
  private final Kind kind;
  private final String text;
  private final List<String> words;

  /** Ledger row expected by a {@code may not} line as the reason; empty if it states none. */
  private final String because;

  /** The refusal of the order when its unit was asked; null if it was not asked. */
  private OrderMatcher.@Nullable Rejection rejection;

  /** Every reason it was refused for. */
  private final Set<String> reasons = new LinkedHashSet<>();

  OrderLine(Situation.Line line) {
    this.line = line;
    Kind found = Kind.DO;
    for (Kind each : Kind.values()) {
      if (each != Kind.DO && line.text().startsWith(each.sign)) {
        found = each;
      }
    }
    kind = found;
    String said = line.text().substring(found.sign.length()).strip();
    int at = found == Kind.MAY_NOT ? said.lastIndexOf(BECAUSE) : -1;
    because = at < 0 ? "" : said.substring(at + BECAUSE.length()).strip();
    text = at < 0 ? said : said.substring(0, at).strip();
    words = OrderPattern.words(text);
  }

  /** The line as written. */
  public Situation.Line line() {
    return line;
  }

  /** The kind of the line. */
  public Kind kind() {
    return kind;
  }

  /** The text of the line without the words of its kind. */
  public String text() {
    return text;
  }

  /** The words of what it says that count; at least one but for an empty check. */
  public List<String> words() {
    return words;
  }

  /** Returns whether its unit was asked and the order was not legal. */
  boolean wasRefused() {
    return rejection != null;
  }

  /** Whether it is known which rule forbids it. */
  boolean hasReason() {
    return !reasons.isEmpty();
  }

  /**
   * Returns why the order was refused and which orders were legal, for the user; empty if its unit
   * has not been asked.
   */
  String refusal() {
    return rejection == null ? "" : rejection.text();
  }

  /**
   * Records that the order was not legal when its unit was asked. Of several refusals the most
   * relevant is kept: one with a reason, then one about an order of its kind, then the last.
   */
  void refused(OrderMatcher.Rejection told) {
    if (told.text().isEmpty()) {
      return;
    }
    if (!told.reason().isEmpty()) {
      reasons.add(told.reason());
    }
    if (rejection == null || told.relevance() >= rejection.relevance()) {
      rejection = told;
    }
  }

  /** Notes a reason that no question gave. */
  void refusedBecause(String reason) {
    reasons.add(reason);
  }

  /** Returns the error in the cited ledger row, for the user; empty if there is none. */
  String becauseMismatch() {
    if (because.isEmpty() || reasons.stream().anyMatch(this::names)) {
      return "";
    }
    return reasons.isEmpty()
        ? "expected to be refused because of " + because + ", found no reason"
        : "expected to be refused because of " + because + ", found: " + String.join("; ", reasons);
  }

  private boolean names(String reason) {
    return OrderPattern.words(reason.replaceAll("[()]", " ")).contains(because);
  }
}
