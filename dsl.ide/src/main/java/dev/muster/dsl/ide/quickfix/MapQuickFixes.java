package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.text.TextChange;
import dev.muster.dsl.validation.MapChecks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.xtext.nodemodel.INode;

/** Mends of maps. */
final class MapQuickFixes {
  private static final int LARGEST = 99;
  private static final int QUOTES = 3;

  /** More rows than are forgotten by a slip. */
  private static final int FEW_ROWS = 2;

  /** Letters that are taken for one another. */
  private static final Set<String> LOOK_ALIKE = Set.of(".", ",", "o", "O", "0", "-", "_", "·");

  private MapQuickFixes() {}

  static void register(Map<String, QuickFix.Finder> all) {
    all.put("V-200", MapQuickFixes::size);
    all.put("V-201", MapQuickFixes::rows);
    all.put("V-202", MapQuickFixes::width);
    all.put("V-203", MapQuickFixes::explain);
    all.put("V-204", MapQuickFixes::removeSymbol);
    all.put("V-224", MapQuickFixes::height);
  }

  private static List<QuickFix> size(QuickFixContext site) {
    MapDef map = site.in(MapDef.class);
    INode width = map == null ? null : QuickFixContext.node(map, "width");
    INode height = map == null ? null : QuickFixContext.node(map, "height");
    if (map == null || width == null || height == null) {
      return List.of();
    }
    int columns = Math.clamp(MapDrawingParser.columns(map), 1, LARGEST);
    int rows = Math.clamp(MapDrawingParser.rows(map), 1, LARGEST);
    return List.of(
        QuickFix.of(
            "Write " + columns + " x " + rows,
            QuickFixContext.replace(width, Integer.toString(columns)),
            QuickFixContext.replace(height, Integer.toString(rows))));
  }

  private static List<QuickFix> rows(QuickFixContext site) {
    MapDef map = site.in(MapDef.class);
    INode rows = map == null ? null : QuickFixContext.node(map, "rows");
    INode height = map == null ? null : QuickFixContext.node(map, "height");
    if (map == null || height == null) {
      return List.of();
    }
    if (rows == null) {
      return draw(site, map);
    }
    List<MapDrawingParser.Row> all = MapDrawingParser.read(map.getRows());
    int drawn = all.size();
    int missing = MapDrawingParser.rows(map) - drawn;
    if (missing > 0 && missing <= FEW_ROWS && drawn > FEW_ROWS) {
      return addRows(site, rows, all, missing);
    }
    return drawn < 1 || drawn > LARGEST
        ? List.of()
        : List.of(
            QuickFix.of(
                "Write a height of " + drawn + ", as drawn",
                QuickFixContext.replace(height, Integer.toString(drawn))));
  }

  /** Rows at the end of the drawing, each of the letter the row above begins with. */
  private static List<QuickFix> addRows(
      QuickFixContext site, INode rows, List<MapDrawingParser.Row> drawn, int missing) {
    int start = rows.getOffset() + QUOTES;
    var added = new StringBuilder();
    MapDrawingParser.Row last = drawn.getLast();
    MapDrawingParser.Row before = drawn.get(drawn.size() - 2);
    int behind = start + last.offset() + last.length();
    for (int i = 0; i < missing; i++) {
      // Rows of hexes are shifted to the left and to the right by turns.
      MapDrawingParser.Row alike = i % 2 == 0 ? before : last;
      int at = start + alike.offset();
      int line = site.text().lastIndexOf('\n', at) + 1;
      added.append('\n').append(site.text(), line, at);
      added.append((last.cells().getFirst().symbol() + " ").repeat(last.cells().size()).strip());
    }
    return List.of(
        QuickFix.of(
            missing == 1 ? "Draw the missing row" : "Draw " + missing + " missing rows",
            QuickFixContext.insert(behind, added.toString())));
  }

  /** The width all rows have, or a row filled up or cut. */
  private static List<QuickFix> width(QuickFixContext site) {
    MapDef map = site.in(MapDef.class);
    INode width = map == null ? null : QuickFixContext.node(map, "width");
    INode height = map == null ? null : QuickFixContext.node(map, "height");
    if (map != null && width != null && height != null && MapChecks.turned(map)) {
      return List.of(
          QuickFix.of(
              "Write " + MapDrawingParser.rows(map) + " x " + MapDrawingParser.columns(map),
              QuickFixContext.replace(width, Integer.toString(MapDrawingParser.rows(map))),
              QuickFixContext.replace(height, Integer.toString(MapDrawingParser.columns(map)))));
    }
    if (map != null && width != null && width.getOffset() == site.offset()) {
      int drawn = MapDrawingParser.read(map.getRows()).getFirst().cells().size();
      return drawn < 1 || drawn > LARGEST
          ? List.of()
          : List.of(
              QuickFix.of(
                  "Write a width of " + drawn + ", as drawn",
                  QuickFixContext.replace(width, Integer.toString(drawn))));
    }
    return row(site, ".");
  }

  /** An empty drawing, all of the first terrain of the legend. */
  private static List<QuickFix> draw(QuickFixContext site, MapDef map) {
    if (MapDrawingParser.columns(map) < 1
        || MapDrawingParser.rows(map) < 1
        || MapDrawingParser.columns(map) > LARGEST
        || MapDrawingParser.rows(map) > LARGEST) {
      return List.of();
    }
    String letter =
        map.getLegend().isEmpty() || map.getLegend().getFirst().getSymbol() == null
            ? "."
            : map.getLegend().getFirst().getSymbol();
    INode node = QuickFixContext.node(map);
    String indent = node == null ? "" : site.indentOf(node.getOffset());
    var drawing = new StringBuilder(map.getLegend().isEmpty() ? "legend { . plain } " : "");
    drawing.append("rows \"\"\"\n");
    for (int row = 0; row < MapDrawingParser.rows(map); row++) {
      drawing.append(indent).append("        ").append(MapDrawingParser.shift(map, row));
      drawing.append((letter + " ").repeat(MapDrawingParser.columns(map)).strip()).append('\n');
    }
    drawing.append(indent).append("    \"\"\"");
    TextChange change = site.addStatement(map, drawing.toString());
    return change == null
        ? List.of()
        : List.of(QuickFix.of("Draw " + MapDrawingParser.rows(map) + " empty rows", change));
  }

  /** Fills a row up with its last letter, or cuts what is too much. */
  private static List<QuickFix> row(QuickFixContext site, String otherwise) {
    MapDef map = site.in(MapDef.class);
    if (map == null
        || MapDrawingParser.columns(map) < 1
        || MapDrawingParser.columns(map) > LARGEST) {
      return List.of();
    }
    List<MapDrawingParser.Row> read = MapDrawingParser.read(site.found());
    List<MapDrawingParser.Cell> cells = read.isEmpty() ? List.of() : read.getFirst().cells();
    String last = cells.isEmpty() ? otherwise : cells.getLast().symbol();
    int missing = MapDrawingParser.columns(map) - cells.size();
    if (missing > 0) {
      return List.of(
          QuickFix.of(
              "Fill the row up with " + last,
              QuickFixContext.insert(site.offset() + site.length(), (" " + last).repeat(missing))));
    }
    int cut = cells.get(MapDrawingParser.columns(map)).offset();
    return List.of(
        QuickFix.of(
            "Cut the row after "
                + MapDrawingParser.columns(map)
                + " "
                + PlaceNotation.of(map).kind().places(),
            new TextChange(
                site.offset() + cut - blanks(site.found(), cut),
                site.length() - cut + blanks(site.found(), cut),
                "")));
  }

  private static int blanks(String text, int before) {
    int blanks = 0;
    while (blanks < before && Character.isWhitespace(text.charAt(before - blanks - 1))) {
      blanks++;
    }
    return blanks;
  }

  private static List<QuickFix> explain(QuickFixContext site) {
    MapDef map = site.in(MapDef.class);
    String letter = site.found();
    if (map == null || letter.isBlank()) {
      return List.of();
    }
    INode rows = QuickFixContext.node(map, "rows");
    List<MapDrawingParser.Cell> strays = MapChecks.unknownCells(map);
    if (rows != null && !strays.isEmpty()) {
      int start = rows.getOffset() + QUOTES;
      return List.of(
          new QuickFix(
              "Leave out all that is no " + PlaceNotation.of(map).kind().place(),
              strays.stream()
                  .map(each -> new TextChange(start + each.offset(), each.symbol().length(), ""))
                  .toList()));
    }
    List<QuickFix> mends = new ArrayList<>();
    for (LegendEntry known : map.getLegend()) {
      if (known.getSymbol() != null
          && known.getTerrain() != null
          && (known.getSymbol().equalsIgnoreCase(letter)
              || LOOK_ALIKE.contains(letter) && LOOK_ALIKE.contains(known.getSymbol()))) {
        mends.add(
            QuickFix.of(
                "Draw " + known.getSymbol() + " (" + known.getTerrain().getName() + ")",
                site.replaceFound(known.getSymbol())));
      }
    }
    if (!mends.isEmpty()) {
      return mends;
    }
    if (letter.matches("[\\p{Alnum}.~#*+/=%@!?:;<>&|$^-]")) {
      LegendEntry last = map.getLegend().isEmpty() ? null : map.getLegend().getLast();
      INode node = last == null ? null : QuickFixContext.node(last);
      TextChange change =
          node != null
              ? QuickFixContext.insert(node.getEndOffset(), " " + letter + " plain")
              : site.addStatement(map, "legend { " + letter + " plain }");
      if (change != null) {
        mends.add(QuickFix.of("Explain " + letter + " as plain in the legend", change));
      }
    }
    for (LegendEntry known : map.getLegend()) {
      if (known.getSymbol() != null && known.getTerrain() != null && mends.size() < 4) {
        mends.add(
            QuickFix.of(
                "Draw " + known.getSymbol() + " (" + known.getTerrain().getName() + ")",
                site.replaceFound(known.getSymbol())));
      }
    }
    return mends;
  }

  private static List<QuickFix> removeSymbol(QuickFixContext site) {
    LegendEntry entry = site.in(LegendEntry.class);
    INode node = entry == null ? null : QuickFixContext.node(entry);
    INode symbol = entry == null ? null : QuickFixContext.node(entry, "symbol");
    MapDef map = site.in(MapDef.class);
    Set<String> drawn = map == null || map.getRows() == null ? Set.of() : unexplained(map);
    if (symbol != null && drawn.size() == 1) {
      String letter = drawn.iterator().next();
      return List.of(QuickFix.of("Write " + letter, QuickFixContext.replace(symbol, letter)));
    }
    return node == null
        ? List.of()
        : List.of(QuickFix.of("Remove " + node.getText().strip(), site.remove(node)));
  }

  /** Letters that are drawn and not in the legend. */
  private static Set<String> unexplained(MapDef map) {
    Set<String> letters = new TreeSet<>();
    MapDrawingParser.read(map.getRows())
        .forEach(row -> row.cells().forEach(cell -> letters.add(cell.symbol())));
    map.getLegend().forEach(entry -> letters.remove(String.valueOf(entry.getSymbol())));
    return letters;
  }

  private static List<QuickFix> height(QuickFixContext site) {
    if (site.found().strip().length() == 1) {
      return List.of(QuickFix.of("Write 0", site.replaceFound("0")));
    }
    return site.found().contains("\"\"\"") ? List.of() : row(site, "0");
  }
}
