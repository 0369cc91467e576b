package dev.muster.dsl.ui.wizard;

import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;

/** How large a new board is, and what it is made of: the rulebook says that. */
final class BoardSizeField {

  private static final int MOST = 99;

  private final Spinner columns;
  private final Spinner rows;
  private final Label kind;
  private BoardKind shown;

  BoardSizeField(Composite page) {
    new Label(page, SWT.NONE).setText("&Size:");
    Composite line = new Composite(page, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(4).applyTo(line);
    GridDataFactory.fillDefaults().span(2, 1).applyTo(line);
    columns = number(line);
    new Label(line, SWT.NONE).setText("x");
    rows = number(line);
    kind = new Label(line, SWT.NONE);
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(kind);
  }

  private static Spinner number(Composite line) {
    Spinner number = new Spinner(line, SWT.BORDER);
    number.setValues(1, 1, MOST, 0, 1, 5);
    return number;
  }

  /** Shows the board of a rulebook, in a usual size. */
  void show(String rulebook) {
    BoardKind board = board(rulebook);
    if (board == shown) {
      return;
    }
    shown = board;
    int[] usual =
        switch (board) {
          case HEXES -> new int[] {24, 16};
          case BOXES -> new int[] {16, 12};
          case TABLE -> new int[] {30, 20};
        };
    columns.setSelection(usual[0]);
    rows.setSelection(usual[1]);
    kind.setText(
        switch (board) {
          case HEXES -> "hexes";
          case BOXES -> "boxes";
          case TABLE -> "measures of an open table";
        });
    kind.requestLayout();
  }

  /** Returns the board of a shipped rulebook; only the server knows those of the workspace. */
  private static BoardKind board(String rulebook) {
    try {
      Rulebook known = Rulebooks.named(rulebook);
      BoardKind board = RuleSystems.of(known).boardKind();
      return board == null ? BoardKind.HEXES : board;
    } catch (IllegalArgumentException unknown) {
      return BoardKind.HEXES;
    }
  }

  int columns() {
    return columns.getSelection();
  }

  int rows() {
    return rows.getSelection();
  }
}
