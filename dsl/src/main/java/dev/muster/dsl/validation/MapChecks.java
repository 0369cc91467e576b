package dev.muster.dsl.validation;

import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.muster.HexSideDef;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.PlaceDef;
import dev.muster.rules.check.CommonCode;
import dev.muster.rules.model.Hex;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;
import org.jspecify.annotations.Nullable;

/** Maps. */
public class MapChecks extends Checks {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;

  @Check
  public void size(MapDef map) {
    if (map.getWidth() < 1 || map.getWidth() > 99 || map.getHeight() < 1 || map.getHeight() > 99) {
      report(
          CommonCode.V_200,
          "a map is 1 to 99 hexes wide and high, this one "
              + map.getWidth()
              + " x "
              + map.getHeight(),
          map,
          AST.getMapDef_Width());
    }
  }

  @Check
  public void rows(MapDef map) {
    if (map.getName() == null) {
      return; // Half typed, and told already.
    }
    List<INode> nodes = NodeModelUtils.findNodesForFeature(map, AST.getMapDef_Rows());
    if (map.getRows() == null || nodes.isEmpty()) {
      report(
          CommonCode.V_201,
          "map '" + map.getName() + "' is not drawn; add rows with " + map.getHeight() + " lines",
          map,
          AST.getElement_Name());
      return;
    }
    // Behind the three quotes the text of the node is the drawing.
    int start = nodes.getLast().getOffset() + 3;
    List<MapRows.Row> rows = MapRows.read(map.getRows());
    if (turned(map)) {
      report(
          CommonCode.V_202,
          "the map is drawn "
              + map.getHeight()
              + " wide and "
              + map.getWidth()
              + " high; write "
              + map.getHeight()
              + " x "
              + map.getWidth(),
          map,
          AST.getMapDef_Width());
      return;
    }
    List<MapRows.Cell> strays = strays(map);
    if (!strays.isEmpty()) {
      report(
          CommonCode.V_203,
          "'"
              + strays.getFirst().symbol()
              + "' is no hex: without what the legend does not explain the drawing is of the right"
              + " size; leave it out",
          map,
          start + strays.getFirst().offset(),
          strays.getFirst().symbol().length());
      return;
    }
    if (rows.size() != map.getHeight()) {
      report(
          CommonCode.V_201,
          "the map is "
              + map.getHeight()
              + " rows high, but "
              + rows.size()
              + " are drawn; change the size or the drawing",
          map,
          AST.getMapDef_Height());
    }
    int drawn = width(rows);
    boolean sized = map.getWidth() >= 1 && map.getWidth() <= 99;
    if (sized && drawn > 0 && drawn != map.getWidth()) {
      report(
          CommonCode.V_202,
          "the map is "
              + map.getWidth()
              + " wide, but its rows have "
              + drawn
              + " hexes; change the size or the drawing",
          map,
          AST.getMapDef_Width());
      sized = false;
    }
    boolean explained = legendHolds(map);
    Set<String> letters = new HashSet<>();
    map.getLegend().forEach(entry -> letters.add(entry.getSymbol()));
    for (int i = 0; i < rows.size(); i++) {
      MapRows.Row row = rows.get(i);
      if (sized && row.cells().size() != map.getWidth()) {
        report(
            CommonCode.V_202,
            "row "
                + (i + 1)
                + " has "
                + row.cells().size()
                + " hexes where the map is "
                + map.getWidth()
                + " wide; change the size or the row",
            map,
            start + row.offset(),
            row.length());
      }
      for (MapRows.Cell cell : row.cells()) {
        if (explained && letters.add(cell.symbol())) { // Once for each letter.
          report(
              CommonCode.V_203,
              "the legend does not explain '"
                  + cell.symbol()
                  + "'; add it there or use another letter",
              map,
              start + cell.offset(),
              cell.symbol().length());
        }
      }
    }
  }

  /** Whether the size has the height before the width. */
  public static boolean turned(MapDef map) {
    List<MapRows.Row> rows = MapRows.read(map.getRows());
    return map.getWidth() != map.getHeight()
        && rows.size() == map.getWidth()
        && rows.stream().allMatch(row -> row.cells().size() == map.getHeight());
  }

  /**
   * What is drawn beside the hexes, such as commas or the numbers of the rows: letters the legend
   * does not explain, without which the drawing has the size of the map. Empty where it has it with
   * them, or has it neither way.
   */
  public static List<MapRows.Cell> strays(MapDef map) {
    Set<String> letters = new HashSet<>();
    map.getLegend().forEach(entry -> letters.add(entry.getSymbol()));
    List<MapRows.Cell> strays = new ArrayList<>();
    int high = 0;
    for (MapRows.Row row : MapRows.read(map.getRows())) {
      List<MapRows.Cell> beside =
          row.cells().stream().filter(each -> !letters.contains(each.symbol())).toList();
      strays.addAll(beside);
      int wide = row.cells().size() - beside.size();
      if (wide != 0 && wide != map.getWidth()) {
        return List.of();
      }
      high += wide == 0 ? 0 : 1;
    }
    return high == map.getHeight() ? strays : List.of();
  }

  /** The width all rows are drawn with, 0 where they differ or there are few. */
  private static int width(List<MapRows.Row> rows) {
    Set<Integer> widths = new HashSet<>();
    rows.forEach(row -> widths.add(row.cells().size()));
    return rows.size() > 2 && widths.size() == 1 ? widths.iterator().next() : 0;
  }

  /** Whether the legend has no fault of its own, for which a letter may be missing. */
  private static boolean legendHolds(MapDef map) {
    Set<String> seen = new HashSet<>();
    return map.getLegend().stream()
        .map(LegendEntry::getSymbol)
        .allMatch(
            each -> each != null && each.codePointCount(0, each.length()) == 1 && seen.add(each));
  }

  @Check
  public void heights(MapDef map) {
    List<INode> nodes = NodeModelUtils.findNodesForFeature(map, AST.getMapDef_Heights());
    if (map.getHeights() == null || nodes.isEmpty()) {
      return;
    }
    int start = nodes.getLast().getOffset() + 3;
    List<MapRows.Row> rows = MapRows.read(map.getHeights());
    if (turned(map)) {
      return; // Told of the size.
    }
    if (rows.size() != map.getHeight()) {
      report(
          CommonCode.V_224,
          "the map is "
              + map.getHeight()
              + " rows high, but heights are drawn for "
              + rows.size()
              + "; draw one row for each",
          map,
          AST.getMapDef_Heights());
    }
    for (int i = 0; i < rows.size(); i++) {
      MapRows.Row row = rows.get(i);
      if (map.getWidth() <= 99 && row.cells().size() != map.getWidth()) {
        report(
            CommonCode.V_224,
            "row "
                + (i + 1)
                + " has "
                + row.cells().size()
                + " heights where the map is "
                + map.getWidth()
                + " wide; draw one for each hex",
            map,
            start + row.offset(),
            row.length());
      }
      for (MapRows.Cell cell : row.cells()) {
        if (!cell.symbol().matches("[0-9]")) {
          report(
              CommonCode.V_224,
              "'" + cell.symbol() + "' is no height; write a digit, 0 for the plain",
              map,
              start + cell.offset(),
              cell.symbol().length());
        }
      }
    }
  }

  @Check
  public void legend(MapDef map) {
    Set<String> seen = new HashSet<>();
    for (LegendEntry entry : map.getLegend()) {
      String symbol = entry.getSymbol();
      if (symbol != null && symbol.codePointCount(0, symbol.length()) != 1) {
        report(
            CommonCode.V_204,
            "'" + symbol + "' is longer than a letter; explain single letters",
            entry,
            AST.getLegendEntry_Symbol());
      } else if (symbol != null && !seen.add(symbol)) {
        report(
            CommonCode.V_204,
            "'" + symbol + "' is explained twice; remove one",
            entry,
            AST.getLegendEntry_Symbol());
      }
    }
  }

  @Check
  public void lines(MapDef map) {
    for (LineDef line : map.getLines()) {
      if (line.getTerrain() != null
          && !line.getTerrain().eIsProxy()
          && !line.getTerrain().getProperties().contains("linear")
          && !line.getTerrain().getProperties().contains("impassable")) {
        report(
            CommonCode.V_207,
            "'"
                + line.getTerrain().getName()
                + "' fills hexes and does not lie on their sides; draw it in the rows",
            line,
            AST.getLineDef_Terrain());
      }
      for (HexSideDef side : line.getSides()) {
        Hex a = onMap(map, side.getFirst(), side, AST.getHexSideDef_First());
        Hex b = onMap(map, side.getSecond(), side, AST.getHexSideDef_Second());
        if (a != null && b != null && !a.isBeside(b)) {
          report(
              CommonCode.V_206,
              "hexes " + a + " and " + b + " share no side; name two neighbours",
              side,
              AST.getHexSideDef_First());
        }
      }
    }
    for (PlaceDef place : map.getPlaces()) {
      onMap(map, place.getHex(), place, AST.getPlaceDef_Hex());
    }
  }

  private @Nullable Hex onMap(
      MapDef map, @Nullable String number, EObject at, EStructuralFeature feature) {
    if (number == null) {
      return null;
    }
    Hex hex = MapRows.hex(number);
    if (hex == null) {
      report(
          CommonCode.V_205,
          "'" + number + "' is no hex; write column and row with two digits each, such as 0508",
          at,
          feature);
    } else if (!MapRows.contains(map, hex)) {
      report(
          CommonCode.V_205,
          "hex "
              + number
              + " is off the map, which ends at "
              + new Hex(map.getWidth(), map.getHeight()),
          at,
          feature);
      return null;
    }
    return hex;
  }
}
