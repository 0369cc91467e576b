package dev.muster.dsl.ui.wizard;

import dev.muster.rules.model.BoardKind;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;

/** The size of a new board: two numbers from 1 to 99, and what they count. */
final class BoardSizeField {
  private static final int MOST = 99;

  private final Spinner width;
  private final Spinner height;
  private final Label measure;
  private BoardKind shown;

  BoardSizeField(Composite page) {
    new Label(page, SWT.NONE).setText("&Size:");
    Composite line = new Composite(page, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(4).applyTo(line);
    GridDataFactory.fillDefaults().span(2, 1).applyTo(line);
    width = number(line);
    new Label(line, SWT.NONE).setText("x");
    height = number(line);
    measure = new Label(line, SWT.NONE);
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(measure);
  }

  private static Spinner number(Composite line) {
    Spinner number = new Spinner(line, SWT.BORDER);
    number.setMinimum(1);
    number.setMaximum(MOST);
    return number;
  }

  /** Calls a listener whenever the user changes the size. */
  void onChange(Runnable changed) {
    width.addListener(SWT.Modify, event -> changed.run());
    height.addListener(SWT.Modify, event -> changed.run());
  }

  /** Shows the board of a rulebook in its default size for a battle. */
  void show(String rulebook) {
    BoardKind board = board(rulebook);
    if (board == shown) {
      return;
    }
    shown = board;
    switch (board) {
      case HEXES -> select(24, 16);
      case BOXES -> select(16, 12);
      case TABLE -> select(30, 20);
    }
    measureIn(board == BoardKind.TABLE ? "measures of an open table" : board.places());
  }

  void select(int columns, int rows) {
    width.setSelection(columns);
    height.setSelection(rows);
  }

  /** Shows the unit of both numbers. */
  void measureIn(String unit) {
    measure.setText(unit);
    measure.requestLayout();
  }

  /** Returns the board of a shipped rulebook; only the server knows those of the workspace. */
  private static BoardKind board(String rulebook) {
    try {
      return RuleSystems.boardKind(Rulebooks.named(rulebook));
    } catch (IllegalArgumentException unknown) {
      return BoardKind.HEXES;
    }
  }

  int columns() {
    return width.getSelection();
  }

  int rows() {
    return height.getSelection();
  }
}
