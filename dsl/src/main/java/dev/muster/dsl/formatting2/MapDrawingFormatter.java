package dev.muster.dsl.formatting2;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.muster.MapDef;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Drawings of maps: one blank between letters, and rows as {@link MapDrawingParser#shift} has them.
 */
final class MapDrawingFormatter {
  private static final String QUOTES = "\"\"\"";

  private MapDrawingFormatter() {}

  /** Whether the token is the drawing of rows or heights of a map. */
  static boolean isDrawing(FormatterToken before, FormatterToken token) {
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
  static String format(
      @Nullable MapDef map, String text, String indent, String deeper, String newLine) {
    List<MapDrawingParser.Row> rows =
        MapDrawingParser.read(text.substring(QUOTES.length(), text.length() - QUOTES.length()));
    var tidy = new StringBuilder(QUOTES).append(newLine);
    for (int i = 0; i < rows.size(); i++) {
      tidy.append(deeper)
          .append(MapDrawingParser.shift(map, i))
          .append(
              rows.get(i).cells().stream()
                  .map(MapDrawingParser.Cell::symbol)
                  .collect(Collectors.joining(" ")))
          .append(newLine);
    }
    return tidy.append(indent).append(QUOTES).toString();
  }
}
