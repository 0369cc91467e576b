package dev.muster.dsl.ide.mapedit;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.mapedit.StandActions.Change;
import dev.muster.dsl.ide.refactoring.Refactoring.Changes;
import dev.muster.dsl.ide.refactoring.StandPlacement;
import dev.muster.dsl.ide.refactoring.StandText;
import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.LegendEntry;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.WayDef;
import dev.muster.rules.model.GridBoard;
import dev.muster.rules.model.Place;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.TableBoard;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.jspecify.annotations.Nullable;

/** Paints terrain: letters and heights of cells, sides of cells, ways, and areas of a table. */
final class TerrainActions {
  private static final MusterPackage AST = MusterPackage.eINSTANCE;
  private static final int QUOTES = 3;
  private static final int HIGHEST = 9;

  private final EditedMap edited;
  private final MapDef map;

  TerrainActions(EditedMap edited) {
    this.edited = edited;
    this.map = edited.map();
  }

  private Rulebook.Terrain terrain(MapAction action) throws RefusedActionException {
    Rulebook.Terrain terrain =
        action.terrain() == null ? null : edited.program().rulebook().terrain(action.terrain());
    if (terrain == null) {
      throw new RefusedActionException("The rulebook has no terrain '" + action.terrain() + "'.");
    }
    return terrain;
  }

  private static String called(Rulebook.Terrain terrain) {
    return terrain.label().isBlank() ? terrain.key() : terrain.label();
  }

  // ---- cells

  Change paint(MapAction action) throws RefusedActionException {
    Rulebook.Terrain terrain = terrain(action);
    Set<Place> places = new LinkedHashSet<>(edited.places(action.places(), 1));
    if (edited.program().board() instanceof TableBoard) {
      throw new RefusedActionException(
          "A table has no cells to paint. Lay an area by its corners instead.");
    }
    var changes = new Changes();
    String letter = letter(terrain, changes);
    Cells cells = cells(AST.getMapDef_Rows(), map.getRows());
    for (Place each : places) {
      cells.write(each, letter, changes);
    }
    return new Change("Paint " + called(terrain), changes);
  }

  Change height(MapAction action) throws RefusedActionException {
    Set<Place> places = new LinkedHashSet<>(edited.places(action.places(), 1));
    if (!(edited.program().board() instanceof GridBoard board)) {
      throw new RefusedActionException(
          "A table has no cells to raise. Lay an area of a hill by its corners instead.");
    }
    Map<Place, Integer> levels = levels(board, action, places);
    var changes = new Changes();
    if (map.getHeights() == null) {
      drawHeights(board, levels, changes);
    } else {
      Cells cells = cells(AST.getMapDef_Heights(), map.getHeights());
      for (Map.Entry<Place, Integer> each : levels.entrySet()) {
        cells.write(each.getKey(), Integer.toString(each.getValue()), changes);
      }
    }
    int steps = action.steps() == null ? 0 : action.steps();
    return new Change(
        steps == 0
            ? "Set the height to " + levels.values().iterator().next()
            : (steps > 0 ? "Raise by " : "Lower by ") + Math.abs(steps),
        changes);
  }

  /**
   * Returns the new height of each place: one value for all, or an offset from the current height.
   */
  private Map<Place, Integer> levels(GridBoard board, MapAction action, Set<Place> places)
      throws RefusedActionException {
    Map<Place, Integer> levels = new LinkedHashMap<>();
    int level = action.level() == null ? 1 : action.level();
    if (level < 0 || level > HIGHEST) {
      throw new RefusedActionException("Heights go from 0 to " + HIGHEST + ", not " + level + ".");
    }
    int steps = action.steps() == null ? 0 : Math.clamp(action.steps(), -HIGHEST, HIGHEST);
    for (Place each : places) {
      levels.put(
          each, steps == 0 ? level : Math.clamp((long) heightOf(board, each) + steps, 0, HIGHEST));
    }
    return levels;
  }

  /** As the map draws it, else as its terrain has it. */
  private int heightOf(GridBoard board, Place place) {
    Integer drawn = board.heightAt(place);
    Rulebook.Terrain terrain = edited.program().rulebook().terrain(board.terrainAt(place));
    return drawn != null ? drawn : terrain == null ? 0 : Math.clamp(terrain.height(), 0, HIGHEST);
  }

  /** The heights that the terrain gives, and the new ones, as a drawing below that of the map. */
  private void drawHeights(GridBoard board, Map<Place, Integer> levels, Changes changes)
      throws RefusedActionException {
    Cells rows = cells(AST.getMapDef_Rows(), map.getRows());
    var drawing = new StringBuilder(rows.drawing);
    List<MapDrawingParser.Row> all = MapDrawingParser.read(rows.drawing);
    for (int row = all.size() - 1; row >= 0; row--) {
      List<MapDrawingParser.Cell> cells = all.get(row).cells();
      for (int column = cells.size() - 1; column >= 0; column--) {
        MapDrawingParser.Cell cell = cells.get(column);
        Place place = MapDrawingParser.drawn(map, column + 1, row + 1);
        int height = place == null || !board.contains(place) ? 0 : heightOf(board, place);
        drawing.replace(
            cell.offset(),
            cell.offset() + cell.symbol().length(),
            Integer.toString(place == null ? height : levels.getOrDefault(place, height)));
      }
    }
    StandText text = StandText.of(map);
    if (text == null) {
      throw new RefusedActionException("The text has no place for it.");
    }
    INode written = rows.written;
    int lineStart = text.all().lastIndexOf('\n', written.getOffset() - 1) + 1;
    String before = text.all().substring(lineStart, written.getOffset());
    String indent = before.substring(0, before.length() - before.stripLeading().length());
    changes.add(
        EditedMap.file(map),
        written.getEndOffset(),
        0,
        text.lineBreak()
            + indent
            + "heights \"\"\""
            + drawing.toString().replace("\n", text.lineBreak())
            + "\"\"\"");
  }

  /** The letters of a drawing as they are written. */
  private final class Cells {
    private final INode written;
    private final String drawing;
    private final List<MapDrawingParser.Row> rows;
    private final Map<Place, MapDrawingParser.Cell> byPlace = new java.util.HashMap<>();

    Cells(INode written, String drawing) {
      this.written = written;
      this.drawing = drawing;
      rows = MapDrawingParser.read(drawing);
      for (int row = 0; row < rows.size(); row++) {
        List<MapDrawingParser.Cell> cells = rows.get(row).cells();
        for (int column = 0; column < cells.size(); column++) {
          Place place = MapDrawingParser.drawn(map, column + 1, row + 1);
          if (place != null) {
            byPlace.put(place, cells.get(column));
          }
        }
      }
    }

    void write(Place place, String letter, Changes changes) throws RefusedActionException {
      MapDrawingParser.Cell cell = byPlace.get(place);
      if (cell == null) {
        throw new RefusedActionException(
            "The drawing of the map has no letter for "
                + place
                + ". Draw all its rows first; a quick fix does that.");
      }
      if (!cell.symbol().equals(letter)) {
        changes.add(
            EditedMap.file(map),
            written.getOffset() + QUOTES + cell.offset(),
            cell.symbol().length(),
            letter);
      }
    }
  }

  private Cells cells(EStructuralFeature feature, @Nullable String drawing)
      throws RefusedActionException {
    INode written = StandPlacement.word(map, feature);
    if (written == null || drawing == null) {
      throw new RefusedActionException(
          "The map has no drawing yet. Write rows and a drawing; a quick fix does that.");
    }
    // the value has other line ends than the text where the file has those of Windows
    String text = written.getText();
    return new Cells(written, text.substring(QUOTES, Math.max(QUOTES, text.length() - QUOTES)));
  }

  /** The letter of a terrain; a new one comes into the legend. */
  private String letter(Rulebook.Terrain terrain, Changes changes) throws RefusedActionException {
    Set<String> taken = new LinkedHashSet<>();
    for (LegendEntry each : map.getLegend()) {
      TerrainDef known = each.getTerrain();
      if (known != null && terrain.key().equals(known.getName())) {
        return each.getSymbol();
      }
      taken.add(String.valueOf(each.getSymbol()));
    }
    String letters =
        terrain.key().toLowerCase(Locale.ROOT)
            + terrain.key().toUpperCase(Locale.ROOT)
            + "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";
    String letter =
        letters
            .chars()
            .filter(each -> each >= 'a' && each <= 'z' || each >= 'A' && each <= 'Z')
            .mapToObj(Character::toString)
            .filter(each -> !taken.contains(each))
            .findFirst()
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "The legend has no letter left for " + called(terrain)));
    String entry = letter + " " + terrain.key();
    if (map.getLegend().isEmpty()) {
      StatementLayout.insertFirst(map, "legend { " + entry + " }", changes);
    } else {
      StatementLayout.insertAfter(map.getLegend().getLast(), entry, changes);
    }
    return letter;
  }

  // ---- sides

  Change side(MapAction action) throws RefusedActionException {
    Rulebook.Terrain terrain = terrain(action);
    List<Place> places = edited.places(action.places(), 2);
    if (!(edited.program().board() instanceof GridBoard board) || places.size() % 2 != 0) {
      throw new RefusedActionException("A side lies between two neighbours of a grid.");
    }
    var changes = new Changes();
    List<String> added = new ArrayList<>();
    for (int i = 0; i < places.size(); i += 2) {
      Place one = places.get(i);
      Place other = places.get(i + 1);
      if (!board.beside(one, other)) {
        throw new RefusedActionException(one + " and " + other + " do not lie beside each other.");
      }
      if (!removeSide(board, terrain, one, other, changes)) {
        added.add(one + "-" + other);
      }
    }
    LineDef line = line(terrain);
    if (!added.isEmpty() && line != null && !line.getSides().isEmpty()) {
      INode last = NodeModelUtils.findActualNodeFor(line.getSides().getLast());
      if (last != null) {
        changes.add(EditedMap.file(map), last.getEndOffset(), 0, ", " + String.join(", ", added));
      }
    } else if (!added.isEmpty()) {
      insert("side " + terrain.key() + " " + String.join(", ", added), lastLine(), changes);
    }
    return new Change(
        added.isEmpty() ? "Remove " + called(terrain) : "Draw " + called(terrain), changes);
  }

  private @Nullable LineDef line(Rulebook.Terrain terrain) {
    return map.getLines().stream()
        .filter(
            each ->
                each.getTerrain() != null
                    && terrain.key().equals(each.getTerrain().getName())
                    && !each.getSides().isEmpty())
        .findFirst()
        .orElse(null);
  }

  private @Nullable EObject lastLine() {
    return map.getLines().isEmpty() ? null : map.getLines().getLast();
  }

  /** Takes away what lies on a side; true if it was this terrain, which is then gone. */
  private boolean removeSide(
      GridBoard board, Rulebook.Terrain terrain, Place one, Place other, Changes changes)
      throws RefusedActionException {
    for (LineDef line : map.getLines()) {
      for (EdgeDef edge : line.getSides()) {
        List<@Nullable String> ends = PlaceNotation.ends(edge);
        Place first = PlaceNotation.of(map).read(ends.get(0));
        Place second = PlaceNotation.of(map).read(ends.get(1));
        if (one.equals(first) && other.equals(second)
            || one.equals(second) && other.equals(first)) {
          removeEdge(line, edge, changes);
          return line.getTerrain() != null && terrain.key().equals(line.getTerrain().getName());
        }
      }
    }
    boolean run =
        board.sides().stream()
            .anyMatch(
                each ->
                    each.a().equals(one) && each.b().equals(other)
                        || each.a().equals(other) && each.b().equals(one));
    if (run) {
      throw new RefusedActionException(
          "The side between "
              + one
              + " and "
              + other
              + " is part of a run that the map writes with along. Change it in the text.");
    }
    return false;
  }

  private void removeEdge(LineDef line, EdgeDef edge, Changes changes) {
    StandText statement = StandText.of(line);
    INode node = NodeModelUtils.findActualNodeFor(edge);
    if (statement == null || node == null) {
      return;
    }
    if (line.getSides().size() + line.getRuns().size() == 1) {
      StatementLayout.remove(statement, EditedMap.file(map), changes);
      return;
    }
    String all = statement.all();
    int from = node.getOffset();
    int to = node.getEndOffset();
    int after = skipBlanks(all, to);
    if (after < all.length() && all.charAt(after) == ',') {
      to = skipBlanks(all, after + 1);
    } else {
      from = all.lastIndexOf(',', from);
    }
    changes.add(EditedMap.file(map), from, to - from, "");
  }

  private static int skipBlanks(String text, int from) {
    int at = from;
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  // ---- ways and areas

  Change way(MapAction action) throws RefusedActionException {
    List<Place> points = edited.places(action.places(), 2);
    if (edited.program().board() instanceof GridBoard board) {
      for (int i = 0; i + 1 < points.size(); i++) {
        if (!board.beside(points.get(i), points.get(i + 1))) {
          throw new RefusedActionException(
              "A way goes from neighbour to neighbour; "
                  + points.get(i)
                  + " and "
                  + points.get(i + 1)
                  + " do not lie beside each other.");
        }
      }
    }
    var changes = new Changes();
    EObject there = Statements.of(edited, action.items());
    if (there instanceof WayDef way) {
      Statements.replace(way, AST.getWayDef_Points(), written(points), changes);
      return new Change("Draw a way anew", changes);
    }
    Rulebook.Terrain terrain = terrain(action);
    insert(
        "way " + terrain.key() + label(action) + " along " + written(points),
        map.getWays().isEmpty() ? lastArea() : map.getWays().getLast(),
        changes);
    return new Change("Draw " + called(terrain), changes);
  }

  private @Nullable EObject lastArea() {
    return map.getAreas().isEmpty() ? lastLine() : map.getAreas().getLast();
  }

  Change area(MapAction action) throws RefusedActionException {
    List<Place> corners = edited.places(action.places(), 2);
    if (!(edited.program().board() instanceof TableBoard)) {
      throw new RefusedActionException("A grid has no areas. Paint its cells instead.");
    }
    var changes = new Changes();
    EObject there = Statements.of(edited, action.items());
    String where =
        corners.size() == 2
            ? "from " + corners.getFirst() + " to " + corners.getLast()
            : "at " + written(corners);
    if (there instanceof AreaDef area) {
      StandText text = StandText.of(area);
      INode first =
          area.getCorners().isEmpty()
              ? StandPlacement.word(area, AST.getAreaDef_From())
              : StandPlacement.word(area, AST.getAreaDef_Corners());
      if (text == null || first == null) {
        throw new RefusedActionException("The area has no corners in the text.");
      }
      int from =
          text.all().lastIndexOf(area.getCorners().isEmpty() ? "from" : "at", first.getOffset());
      changes.add(EditedMap.file(map), from, text.end() - from, where);
      return new Change("Lay an area anew", changes);
    }
    Rulebook.Terrain terrain = terrain(action);
    insert("area " + terrain.key() + label(action) + " " + where, lastArea(), changes);
    return new Change("Lay " + called(terrain), changes);
  }

  private static String written(List<Place> places) {
    return places.stream().map(Place::toString).collect(Collectors.joining(" "));
  }

  private static String label(MapAction action) throws RefusedActionException {
    return action.name() == null || action.name().isBlank()
        ? ""
        : " " + Statements.quoted(action.name());
  }

  /** A statement behind another one, or behind the drawing, or else first. */
  private void insert(String statement, @Nullable EObject behind, Changes changes)
      throws RefusedActionException {
    if (behind != null) {
      StatementLayout.insertAfter(behind, statement, changes);
      return;
    }
    var drawings = new TreeMap<Integer, INode>();
    for (EStructuralFeature each : List.of(AST.getMapDef_Rows(), AST.getMapDef_Heights())) {
      INode word = StandPlacement.word(map, each);
      if (word != null) {
        drawings.put(word.getOffset(), word);
      }
    }
    StandText text = StandText.of(map);
    if (drawings.isEmpty() || text == null) {
      StatementLayout.insertFirst(map, statement, changes);
      return;
    }
    INode last = drawings.lastEntry().getValue();
    int lineStart = text.all().lastIndexOf('\n', last.getOffset() - 1) + 1;
    String before = text.all().substring(lineStart, last.getOffset());
    String indent = before.substring(0, before.length() - before.stripLeading().length());
    changes.add(EditedMap.file(map), last.getEndOffset(), 0, text.lineBreak() + indent + statement);
  }
}
