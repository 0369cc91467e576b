package dev.muster.dsl.ui.wizard;

import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.systems.RuleSystems;
import dev.muster.rules.systems.Rulebooks;
import java.util.List;
import java.util.Map;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;

/** The fields of a new map: its game, which determines the board, its size and its terrain. */
final class MapFields {
  private final List<Rulebook> games = Rulebooks.NAMES.stream().map(Rulebooks::named).toList();
  private final Combo game;
  private final BoardSizeField size;
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
    size = new BoardSizeField(page);
    ground = combo(page, "&Ground:");
    game.addListener(
        SWT.Selection,
        event -> {
          gameChosen();
          changed.run();
        });
    size.onChange(changed);
    ground.addListener(SWT.Selection, event -> changed.run());
    gameChosen();
  }

  private static Combo combo(Composite page, String label) {
    new Label(page, SWT.NONE).setText(label);
    Combo combo = new Combo(page, SWT.DROP_DOWN | SWT.READ_ONLY);
    GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(combo);
    return combo;
  }

  private static String label(Rulebook each) {
    String board =
        switch (RuleSystems.boardKind(each)) {
          case HEXES -> "hexes";
          case BOXES -> "boxes";
          case TABLE -> "a table";
        };
    return each.label() + ", on " + board;
  }

  /** Another board has another usual size, and each game its own ground. */
  private void gameChosen() {
    Rulebook chosen = chosen();
    BoardKind kind = RuleSystems.boardKind(chosen);
    boolean table = kind == BoardKind.TABLE;
    if (board == null || table != (board == BoardKind.TABLE)) {
      size.select(table ? 30 : 12, table ? 20 : 8);
    }
    board = kind;
    size.measureIn(
        table && chosen.ground() != null && chosen.ground().measure() != null
            ? chosen.ground().measure()
            : kind.places());
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
    options.put("width", size.columns());
    options.put("height", size.rows());
    options.put("ground", grounds.get(Math.max(0, ground.getSelectionIndex())).key());
  }
}
