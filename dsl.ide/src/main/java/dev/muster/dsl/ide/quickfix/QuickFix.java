package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.text.TextChange;
import java.util.List;

/**
 * A quick fix for a finding.
 *
 * @param title what it does, as a command: {@code Remove pb}
 * @param changes changes of the text, which do not overlap
 */
public record QuickFix(String title, List<TextChange> changes) {
  public QuickFix {
    changes = List.copyOf(changes);
  }

  static QuickFix of(String title, TextChange... changes) {
    return new QuickFix(title, List.of(changes));
  }

  /** Finds the fixes of one kind of finding; returns an empty list if no fix is certain. */
  @FunctionalInterface
  interface Finder {
    List<QuickFix> find(QuickFixContext site);
  }
}
