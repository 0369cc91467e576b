package dev.muster.dsl.ide.quickfix;

import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.compile.Places;
import dev.muster.dsl.ide.quickfix.Mend.Change;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.validation.MapChecks;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.xtext.nodemodel.INode;

/** Mends of maps. */
final class MapMends {
  private static final int LARGEST = 99;
  private static final int QUOTES = 3;

  /** More rows than are forgotten by a slip. */
  private static final int FEW_ROWS = 2;

  /** Letters that are taken for one another. */
  private static final Set<String> LOOK_ALIKE = Set.of(".", ",", "o", "O", "0", "-", "_", "·");

  private MapMends() {}

  static void register(Map<String, Mend.Finder> all) {
    all.put("V-200", MapMends::size);
    all.put("V-201", MapMends::rows);
    all.put("V-202", MapMends::width);
    all.put("V-203", MapMends::explain);
    all.put("V-204", MapMends::removeSymbol);
    all.put("V-224", MapMends::height);
  }

  private static List<Mend> size(Site site) {
    MapDef map = site.in(MapDef.class);
    INode width = map == null ? null : Site.node(map, "width");
    INode height = map == null ? null : Site.node(map, "height");
    if (map == null || width == null || height == null) {
      return List.of();
    }
    int columns = Math.clamp(MapRows.columns(map), 1, LARGEST);
    int rows = Math.clamp(MapRows.rows(map), 1, LARGEST);
    return List.of(
        Mend.of(
            "Write " + columns + " x " + rows,
            Site.replace(width, Integer.toString(columns)),
            Site.replace(height, Integer.toString(rows))));
  }

  private static List<Mend> rows(Site site) {
    MapDef map = site.in(MapDef.class);
    INode rows = map == null ? null : Site.node(map, "rows");
    INode height = map == null ? null : Site.node(map, "height");
    if (map == null || height == null) {
      return List.of();
    }
    if (rows == null) {
      return draw(site, map);
    }
    List<MapRows.Row> all = MapRows.read(map.getRows());
    int drawn = all.size();
    int missing = MapRows.rows(map) - drawn;
    if (missing > 0 && missing <= FEW_ROWS && drawn > FEW_ROWS) {
      return addRows(site, rows, all, missing);
    }
    return drawn < 1 || drawn > LARGEST
        ? List.of()
        : List.of(
            Mend.of(
                "Write a height of " + drawn + ", as drawn",
                Site.replace(height, Integer.toString(drawn))));
  }

  /** Rows at the end of the drawing, each of the letter the row above begins with. */
  private static List<Mend> addRows(Site site, INode rows, List<MapRows.Row> drawn, int missing) {
    int start = rows.getOffset() + QUOTES;
    var added = new StringBuilder();
    MapRows.Row last = drawn.getLast();
    MapRows.Row before = drawn.get(drawn.size() - 2);
    int behind = start + last.offset() + last.length();
    for (int i = 0; i < missing; i++) {
      // Rows stand in turn a little to the left and to the right.
      MapRows.Row alike = i % 2 == 0 ? before : last;
      int at = start + alike.offset();
      int line = site.text().lastIndexOf('\n', at) + 1;
      added.append('\n').append(site.text(), line, at);
      added.append((last.cells().getFirst().symbol() + " ").repeat(last.cells().size()).strip());
    }
    return List.of(
        Mend.of(
            missing == 1 ? "Draw the missing row" : "Draw " + missing + " missing rows",
            Site.insert(behind, added.toString())));
  }

  /** The width all rows have, or a row filled up or cut. */
  private static List<Mend> width(Site site) {
    MapDef map = site.in(MapDef.class);
    INode width = map == null ? null : Site.node(map, "width");
    INode height = map == null ? null : Site.node(map, "height");
    if (map != null && width != null && height != null && MapChecks.turned(map)) {
      return List.of(
          Mend.of(
              "Write " + MapRows.rows(map) + " x " + MapRows.columns(map),
              Site.replace(width, Integer.toString(MapRows.rows(map))),
              Site.replace(height, Integer.toString(MapRows.columns(map)))));
    }
    if (map != null && width != null && width.getOffset() == site.offset()) {
      int drawn = MapRows.read(map.getRows()).getFirst().cells().size();
      return drawn < 1 || drawn > LARGEST
          ? List.of()
          : List.of(
              Mend.of(
                  "Write a width of " + drawn + ", as drawn",
                  Site.replace(width, Integer.toString(drawn))));
    }
    return row(site, ".");
  }

  /** An empty drawing, all of the first terrain of the legend. */
  private static List<Mend> draw(Site site, MapDef map) {
    if (MapRows.columns(map) < 1
        || MapRows.rows(map) < 1
        || MapRows.columns(map) > LARGEST
        || MapRows.rows(map) > LARGEST) {
      return List.of();
    }
    String letter =
        map.getLegend().isEmpty() || map.getLegend().getFirst().getSymbol() == null
            ? "."
            : map.getLegend().getFirst().getSymbol();
    INode node = Site.node(map);
    String indent = node == null ? "" : site.indentOf(node.getOffset());
    var drawing = new StringBuilder(map.getLegend().isEmpty() ? "legend { . plain } " : "");
    drawing.append("rows \"\"\"\n");
    for (int row = 0; row < MapRows.rows(map); row++) {
      drawing.append(indent).append("        ").append(MapRows.shift(map, row));
      drawing.append((letter + " ").repeat(MapRows.columns(map)).strip()).append('\n');
    }
    drawing.append(indent).append("    \"\"\"");
    Change change = site.addStatement(map, drawing.toString());
    return change == null
        ? List.of()
        : List.of(Mend.of("Draw " + MapRows.rows(map) + " empty rows", change));
  }

  /** Fills a row up with its last letter, or cuts what is too much. */
  private static List<Mend> row(Site site, String otherwise) {
    MapDef map = site.in(MapDef.class);
    if (map == null || MapRows.columns(map) < 1 || MapRows.columns(map) > LARGEST) {
      return List.of();
    }
    List<MapRows.Row> read = MapRows.read(site.found());
    List<MapRows.Cell> cells = read.isEmpty() ? List.of() : read.getFirst().cells();
    String last = cells.isEmpty() ? otherwise : cells.getLast().symbol();
    int missing = MapRows.columns(map) - cells.size();
    if (missing > 0) {
      return List.of(
          Mend.of(
              "Fill the row up with " + last,
              Site.insert(site.offset() + site.length(), (" " + last).repeat(missing))));
    }
    int cut = cells.get(MapRows.columns(map)).offset();
    return List.of(
        Mend.of(
            "Cut the row after " + MapRows.columns(map) + " " + Places.of(map).kind().places(),
            new Change(
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

  private static List<Mend> explain(Site site) {
    MapDef map = site.in(MapDef.class);
    String letter = site.found();
    if (map == null || letter.isBlank()) {
      return List.of();
    }
    INode rows = Site.node(map, "rows");
    List<MapRows.Cell> strays = MapChecks.strays(map);
    if (rows != null && !strays.isEmpty()) {
      int start = rows.getOffset() + QUOTES;
      return List.of(
          new Mend(
              "Leave out all that is no " + Places.of(map).kind().place(),
              strays.stream()
                  .map(each -> new Change(start + each.offset(), each.symbol().length(), ""))
                  .toList()));
    }
    List<Mend> mends = new ArrayList<>();
    for (LegendEntry known : map.getLegend()) {
      if (known.getSymbol() != null
          && known.getTerrain() != null
          && (known.getSymbol().equalsIgnoreCase(letter)
              || LOOK_ALIKE.contains(letter) && LOOK_ALIKE.contains(known.getSymbol()))) {
        mends.add(
            Mend.of(
                "Draw " + known.getSymbol() + " (" + known.getTerrain().getName() + ")",
                site.replaceFound(known.getSymbol())));
      }
    }
    if (!mends.isEmpty()) {
      return mends;
    }
    if (letter.matches("[\\p{Alnum}.~#*+/=%@!?:;<>&|$^-]")) {
      LegendEntry last = map.getLegend().isEmpty() ? null : map.getLegend().getLast();
      INode node = last == null ? null : Site.node(last);
      Change change =
          node != null
              ? Site.insert(node.getEndOffset(), " " + letter + " plain")
              : site.addStatement(map, "legend { " + letter + " plain }");
      if (change != null) {
        mends.add(Mend.of("Explain " + letter + " as plain in the legend", change));
      }
    }
    for (LegendEntry known : map.getLegend()) {
      if (known.getSymbol() != null && known.getTerrain() != null && mends.size() < 4) {
        mends.add(
            Mend.of(
                "Draw " + known.getSymbol() + " (" + known.getTerrain().getName() + ")",
                site.replaceFound(known.getSymbol())));
      }
    }
    return mends;
  }

  private static List<Mend> removeSymbol(Site site) {
    LegendEntry entry = site.in(LegendEntry.class);
    INode node = entry == null ? null : Site.node(entry);
    INode symbol = entry == null ? null : Site.node(entry, "symbol");
    MapDef map = site.in(MapDef.class);
    Set<String> drawn = map == null || map.getRows() == null ? Set.of() : unexplained(map);
    if (symbol != null && drawn.size() == 1) {
      String letter = drawn.iterator().next();
      return List.of(Mend.of("Write " + letter, Site.replace(symbol, letter)));
    }
    return node == null
        ? List.of()
        : List.of(Mend.of("Remove " + node.getText().strip(), site.remove(node)));
  }

  /** Letters that are drawn and not in the legend. */
  private static Set<String> unexplained(MapDef map) {
    Set<String> letters = new TreeSet<>();
    MapRows.read(map.getRows())
        .forEach(row -> row.cells().forEach(cell -> letters.add(cell.symbol())));
    map.getLegend().forEach(entry -> letters.remove(String.valueOf(entry.getSymbol())));
    return letters;
  }

  private static List<Mend> height(Site site) {
    if (site.found().strip().length() == 1) {
      return List.of(Mend.of("Write 0", site.replaceFound("0")));
    }
    return site.found().contains("\"\"\"") ? List.of() : row(site, "0");
  }
}
