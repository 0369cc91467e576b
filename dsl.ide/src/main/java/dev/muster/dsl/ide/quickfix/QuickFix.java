package dev.muster.dsl.ide.quickfix;

import java.util.List;

/**
 * What mends a finding.
 *
 * @param title what it does, as a command: {@code Remove pb}
 * @param changes places of the text and what stands there instead; they do not overlap
 */
public record QuickFix(String title, List<Change> changes) {
  public QuickFix {
    changes = List.copyOf(changes);
  }

  static QuickFix of(String title, Change... changes) {
    return new QuickFix(title, List.of(changes));
  }

  /** A stretch of the text, in characters from its start, and its new text. */
  public record Change(int offset, int length, String text) {
    /** Where the stretch ends. */
    public int end() {
      return offset + length;
    }
  }

  /** Finds the mends of one kind of finding; none where there is nothing to be sure of. */
  @FunctionalInterface
  interface Finder {
    List<QuickFix> find(QuickFixContext site);
  }
}
