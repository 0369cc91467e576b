package dev.muster.dsl.formatting2;

import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.muster.MapDef;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Drawings of maps: one blank between letters, and rows as {@link MapRows#shift} has them. */
final class MapDrawings {
  private static final String QUOTES = "\"\"\"";

  private MapDrawings() {}

  /** Whether the token is the drawing of rows or heights of a map. */
  static boolean isDrawing(Token before, Token token) {
    return (before.is("MapDef", "rows") || before.is("MapDef", "heights"))
        && token.text().startsWith(QUOTES)
        && token.text().length() >= 2 * QUOTES.length();
  }

  /**
   * The drawing as it should be written.
   *
   * @param map it is of
   * @param text with its quotes
   * @param indent of the line the drawing belongs to
   * @param deeper indent of the rows
   */
  static String tidy(
      @Nullable MapDef map, String text, String indent, String deeper, String newLine) {
    List<MapRows.Row> rows =
        MapRows.read(text.substring(QUOTES.length(), text.length() - QUOTES.length()));
    var tidy = new StringBuilder(QUOTES).append(newLine);
    for (int i = 0; i < rows.size(); i++) {
      tidy.append(deeper)
          .append(MapRows.shift(map, i))
          .append(
              rows.get(i).cells().stream()
                  .map(MapRows.Cell::symbol)
                  .collect(Collectors.joining(" ")))
          .append(newLine);
    }
    return tidy.append(indent).append(QUOTES).toString();
  }
}
