package dev.muster.dsl.ui.wizard;

import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;

/** What a new map is: the game, which says its board, the size and the ground. */
final class MapFields {

  /** Columns and rows of a grid at most, and units of a table that one plays on. */
  private static final int MOST = 99;

  private final List<Rulebook> games = Rulebooks.NAMES.stream().map(Rulebooks::named).toList();
  private final Combo game;
  private final Spinner width;
  private final Spinner height;
  private final Label measure;
  private final Combo ground;
  private List<Rulebook.Terrain> grounds = List.of();
  private BoardKind board;

  /**
   * Makes the fields.
   *
   * @param changed called whenever the user has chosen something
   */
  MapFields(Composite page, Runnable changed) {
    game = combo(page, "&Game:");
    game.setItems(games.stream().map(MapFields::label).toArray(String[]::new));
    game.select(0);
    new Label(page, SWT.NONE).setText("&Size:");
    Composite size = new Composite(page, SWT.NONE);
    GridLayoutFactory.fillDefaults().numColumns(4).applyTo(size);
    GridDataFactory.fillDefaults().span(2, 1).applyTo(size);
    width = length(size);
    new Label(size, SWT.NONE).setText("x");
    height = length(size);
    measure = new Label(size, SWT.NONE);
    GridDataFactory.fillDefaults().align(SWT.FILL, SWT.CENTER).grab(true, false).applyTo(measure);
    ground = combo(page, "&Ground:");
    game.addListener(
        SWT.Selection,
        event -> {
          gameChosen();
          changed.run();
        });
    width.addListener(SWT.Modify, event -> changed.run());
    height.addListener(SWT.Modify, event -> changed.run());
    ground.addListener(SWT.Selection, event -> changed.run());
    gameChosen();
  }

  private static Combo combo(Composite page, String label) {
    new Label(page, SWT.NONE).setText(label);
    Combo combo = new Combo(page, SWT.DROP_DOWN | SWT.READ_ONLY);
    GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(combo);
    return combo;
  }

  private static Spinner length(Composite size) {
    Spinner spinner = new Spinner(size, SWT.BORDER);
    spinner.setMinimum(1);
    spinner.setMaximum(MOST);
    return spinner;
  }

  private static String label(Rulebook each) {
    String board =
        switch (board(each)) {
          case HEXES -> "hexes";
          case BOXES -> "boxes";
          case TABLE -> "a table";
        };
    return each.label() + ", on " + board;
  }

  private static BoardKind board(Rulebook game) {
    BoardKind board = RuleSystems.of(game).boardKind();
    return board == null ? BoardKind.HEXES : board;
  }

  /** Another board has another usual size, and each game its own ground. */
  private void gameChosen() {
    Rulebook chosen = chosen();
    BoardKind kind = board(chosen);
    boolean table = kind == BoardKind.TABLE;
    if (board == null || table != (board == BoardKind.TABLE)) {
      width.setSelection(table ? 30 : 12);
      height.setSelection(table ? 20 : 8);
    }
    board = kind;
    measure.setText(
        table && chosen.ground() != null && chosen.ground().measure() != null
            ? chosen.ground().measure()
            : kind.places());
    measure.getParent().layout(true);
    grounds = chosen.grounds();
    ground.setItems(
        grounds.stream()
            .map(each -> each.label().isBlank() ? each.key() : each.label())
            .toArray(String[]::new));
    ground.select(0);
  }

  private Rulebook chosen() {
    return games.get(Math.max(0, game.getSelectionIndex()));
  }

  /** Adds what the server is to know. */
  void addTo(Map<String, Object> options) {
    options.put("rules", chosen().name());
    options.put("width", width.getSelection());
    options.put("height", height.getSelection());
    options.put("ground", grounds.get(Math.max(0, ground.getSelectionIndex())).key());
  }
}
