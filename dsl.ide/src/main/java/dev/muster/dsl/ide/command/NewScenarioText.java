package dev.muster.dsl.ide.command;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.completion.Snippets;
import dev.muster.dsl.muster.Document;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Box;
import dev.muster.rules.model.Hex;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Point;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/**
 * Writes a new scenario whose sides begin at opposite edges of its map, in the size and the
 * notation of the map.
 */
final class NewScenarioText {
  static final String RULE = "ScenarioDef";
  static final String KEYWORD = "scenario";

  /** Numbers of the places in the ready-made piece. */
  private static final int RED_GENERAL = 9;

  private static final int RED_STAND = 11;
  private static final int BLUE_GENERAL = 16;
  private static final int BLUE_STAND = 18;

  private NewScenarioText() {}

  /** The text where its map is not known: on the map of the ready-made piece. */
  static String of(Map<Integer, String> values) {
    return Snippets.filled(RULE, KEYWORD, values, BoardKind.HEXES, null);
  }

  /**
   * The text.
   *
   * @param draft what {@link #of(Map)} has written, read with its imports
   */
  static String of(Map<Integer, String> values, XtextResource draft) {
    ScenarioDef scenario = scenario(draft);
    MapDef map = scenario == null ? null : PlaceNotation.mapOf(scenario);
    if (scenario == null || map == null) {
      return of(values);
    }
    BoardKind kind = PlaceNotation.of(map).kind();
    Map<Integer, String> placed = new HashMap<>(values);
    if (kind == BoardKind.TABLE) {
      table(placed, map.getWidth(), map.getHeight());
    } else {
      grid(placed, kind, MapDrawingParser.columns(map), MapDrawingParser.rows(map));
    }
    return Snippets.filled(RULE, KEYWORD, placed, kind, scenario);
  }

  private static @Nullable ScenarioDef scenario(XtextResource draft) {
    return !draft.getContents().isEmpty()
            && draft.getContents().getFirst() instanceof Document document
        ? document.getElements().stream()
            .filter(ScenarioDef.class::isInstance)
            .map(ScenarioDef.class::cast)
            .findFirst()
            .orElse(null)
        : null;
  }

  /** One row from the edge, a quarter of the width from the left. */
  private static void grid(Map<Integer, String> values, BoardKind kind, int columns, int rows) {
    int column = Math.max(1, columns / 4);
    int beside = Math.min(columns, column + 1);
    int low = rows < 4 ? rows : rows - 1;
    int high = rows < 4 ? 1 : 2;
    values.put(RED_GENERAL, place(kind, column, low, rows));
    values.put(RED_STAND, place(kind, beside, low, rows));
    // On a single row the sides begin at its ends.
    boolean single = low == high;
    values.put(BLUE_GENERAL, place(kind, single ? columns : column, high, rows));
    values.put(BLUE_STAND, place(kind, single ? Math.max(1, columns - 1) : beside, high, rows));
  }

  private static String place(BoardKind kind, int column, int row, int rows) {
    Place place = kind == BoardKind.BOXES ? new Box(column, rows + 1 - row) : new Hex(column, row);
    return place.toString();
  }

  /** A fifth of the depth from the edge. */
  private static void table(Map<Integer, String> values, double width, double depth) {
    double left = Math.floor(width / 4);
    double beside = Math.min(width, left + 3);
    double low = Math.floor(depth / 5);
    values.put(RED_GENERAL, new Point(left, low).toString());
    values.put(RED_STAND, new Point(beside, low).toString());
    values.put(BLUE_GENERAL, new Point(left, depth - low).toString());
    values.put(BLUE_STAND, new Point(beside, depth - low).toString());
  }
}
