package dev.muster.dsl.ide.armylist;

import dev.muster.rules.model.SourceRange;

/**
 * A cell of a table.
 *
 * @param text without blanks at its ends
 * @param at its place in the file
 */
record TableCell(String text, SourceRange at) {
  boolean isBlank() {
    return text.isEmpty();
  }
}
