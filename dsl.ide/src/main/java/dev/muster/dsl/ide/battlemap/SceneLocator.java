package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.ide.scene.LocateAnswer;
import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneBoard;
import dev.muster.dsl.ide.scene.SceneItem;
import dev.muster.dsl.ide.scene.SceneSource;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.SideDef;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.ide.server.Document;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.jspecify.annotations.Nullable;

/** Says what on a map a caret means, and where in the text something on the map stands. */
final class SceneLocator {
  /** Quotes before the first letter of a drawing. */
  private static final int QUOTES = 3;

  private final Scene scene;
  private final @Nullable MapDef map;
  private final Function<XtextResource, String> addresses;

  /**
   * @param map the scene's map in the current text; null if there is none
   */
  SceneLocator(Scene scene, @Nullable MapDef map, Function<XtextResource, String> addresses) {
    this.scene = scene;
    this.map = map;
    this.addresses = addresses;
  }

  /**
   * Returns the items and places at a caret.
   *
   * @param shown name of the scenario at the caret; empty for none
   */
  LocateAnswer at(XtextResource file, Document text, int offset, String shown) {
    String uri = addresses.apply(file);
    Set<String> places = new LinkedHashSet<>();
    ILeafNode leaf =
        NodeModelUtils.findLeafNodeAtOffset(file.getParseResult().getRootNode(), offset);
    if (leaf != null && (leaf.isHidden() || leaf.getText().isBlank()) && offset > 0) {
      // a caret directly after a word belongs to the word
      leaf = NodeModelUtils.findLeafNodeAtOffset(file.getParseResult().getRootNode(), offset - 1);
    }
    EObject element = leaf == null ? null : NodeModelUtils.findActualSemanticObjectFor(leaf);
    if (leaf != null) {
      PlaceOccurrences.PlaceOccurrence place = PlaceOccurrences.at(leaf, offset);
      if (place != null) {
        places.add(place.text().replaceAll("\\s", ""));
      }
    }
    String drawn = element instanceof MapDef drawing ? letter(drawing, offset) : null;
    if (drawn != null) {
      places.add(drawn);
    }
    Position caret = text.getPosition(offset);
    List<SceneItem> items = drawn != null ? List.of() : items(uri, caret);
    if (items.isEmpty() && element != null && drawn == null) {
      items = members(element);
    }
    List<SceneItem> here =
        items.stream()
            .filter(each -> each.place() != null && places.contains(each.place()))
            .toList();
    List<SceneItem> meant = here.isEmpty() ? items : here;
    return new LocateAnswer(
        scene.revision(),
        shown,
        meant.stream().map(SceneItem::id).toList(),
        List.copyOf(places),
        List.of(),
        places.isEmpty() ? label(meant) : label(places.iterator().next()));
  }

  /**
   * Returns the items whose statement contains the caret, otherwise those whose army line contains
   * it.
   */
  private List<SceneItem> items(String uri, Position caret) {
    List<SceneItem> own = smallest(uri, caret, SceneItem::source);
    return own.isEmpty() ? smallest(uri, caret, SceneItem::definition) : own;
  }

  private List<SceneItem> smallest(
      String uri, Position caret, Function<SceneItem, @Nullable SceneSource> where) {
    List<SceneItem> found = new ArrayList<>();
    Range least = null;
    for (SceneItem each : scene.items().values()) {
      SceneSource source = each.hit() == null ? null : where.apply(each);
      if (source == null
          || !source.uri().equals(uri)
          || source.equals(scene.board().source())
          || isBefore(caret, source.range().getStart())
          || isBefore(source.range().getEnd(), caret)) {
        continue;
      }
      if (least != null && !source.range().equals(least)) {
        if (isBefore(source.range().getStart(), least.getStart())) {
          continue;
        }
        found.clear();
      }
      least = source.range();
      found.add(each);
    }
    return found;
  }

  private static boolean isBefore(Position one, Position other) {
    return one.getLine() != other.getLine()
        ? one.getLine() < other.getLine()
        : one.getCharacter() < other.getCharacter();
  }

  /** Returns the items of the stands and leaders of a group or a side. */
  private List<SceneItem> members(EObject element) {
    GroupDef group = EcoreUtil2.getContainerOfType(element, GroupDef.class);
    SideDef side = EcoreUtil2.getContainerOfType(element, SideDef.class);
    if (side == null || side.getName() == null) {
      return List.of();
    }
    int number = -1;
    for (int i = 0; i < scene.tools().sides().size(); i++) {
      number = scene.tools().sides().get(i).name().equals(side.getName()) ? i : number;
    }
    int wanted = number;
    return scene.items().values().stream()
        .filter(
            each ->
                each.hit() != null
                    && each.side() != null
                    && each.side() == wanted
                    && (group == null || String.valueOf(group.getName()).equals(each.group())))
        .toList();
  }

  /** The place of a letter in the drawing of a map, null if the caret is at none. */
  private static @Nullable String letter(MapDef drawing, int offset) {
    List<INode> words =
        NodeModelUtils.findNodesForFeature(drawing, MusterPackage.eINSTANCE.getMapDef_Rows());
    if (words.isEmpty() || drawing.getRows() == null) {
      return null;
    }
    int within = offset - words.getFirst().getOffset() - QUOTES;
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(drawing.getRows());
    for (int row = 0; row < rows.size(); row++) {
      List<MapDrawingParser.Cell> cells = rows.get(row).cells();
      for (int column = 0; column < cells.size(); column++) {
        MapDrawingParser.Cell cell = cells.get(column);
        if (within >= cell.offset() && within <= cell.offset() + cell.symbol().length()) {
          return String.valueOf(MapDrawingParser.drawn(drawing, column + 1, row + 1));
        }
      }
    }
    return null;
  }

  /** Returns the locations of an item: its statement, then its army line. */
  LocateAnswer ofItem(String id) {
    SceneItem item = scene.items().get(id);
    List<SceneSource> sources = new ArrayList<>();
    if (item != null && item.source() != null) {
      sources.add(item.source());
    }
    if (item != null && item.definition() != null) {
      sources.add(item.definition());
    }
    return new LocateAnswer(
        scene.revision(),
        scene.scenario(),
        item == null ? List.of() : List.of(id),
        item == null || item.place() == null ? List.of() : List.of(item.place()),
        sources,
        item == null ? null : withRules(item));
  }

  private String withRules(SceneItem item) {
    List<String> words = new ArrayList<>(List.of(item.label()));
    words.addAll(rules(item.place()));
    return String.join("; ", words);
  }

  /**
   * Returns the locations of a place: first the statements of the stands on it, then its letter in
   * the drawing.
   */
  LocateAnswer ofPlace(String place) {
    List<SceneItem> there = there(place);
    List<SceneSource> sources = new ArrayList<>();
    for (SceneItem each : there) {
      if (each.source() != null && !sources.contains(each.source())) {
        sources.add(each.source());
      }
    }
    SceneSource letter = map == null ? null : letterOf(map, place);
    if (letter != null) {
      sources.add(letter);
    }
    return new LocateAnswer(
        scene.revision(),
        scene.scenario(),
        there.stream().map(SceneItem::id).toList(),
        List.of(place),
        sources,
        label(place));
  }

  private List<SceneItem> there(String place) {
    return scene.items().values().stream()
        .filter(each -> each.hit() != null && place.equals(each.place()))
        .toList();
  }

  /** Returns what the layers of the rules show at a place. */
  private List<String> rules(@Nullable String place) {
    return scene.items().values().stream()
        .filter(each -> each.kind().equals("rule"))
        .filter(each -> place != null && place.equals(each.place()))
        .map(SceneItem::label)
        .toList();
  }

  private @Nullable SceneSource letterOf(MapDef drawing, String place) {
    List<INode> words =
        NodeModelUtils.findNodesForFeature(drawing, MusterPackage.eINSTANCE.getMapDef_Rows());
    SceneBoard.Grid grid = scene.board().grid();
    if (words.isEmpty() || drawing.getRows() == null || grid == null) {
      return null;
    }
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(drawing.getRows());
    int cell = cell(grid, place);
    int row = cell < 0 ? rows.size() : cell / grid.columns();
    if (row >= rows.size() || cell % grid.columns() >= rows.get(row).cells().size()) {
      return null;
    }
    MapDrawingParser.Cell letter = rows.get(row).cells().get(cell % grid.columns());
    int from = words.getFirst().getOffset() + QUOTES + letter.offset();
    var file = (XtextResource) drawing.eResource();
    Document text = new Document(0, file.getParseResult().getRootNode().getText());
    return new SceneSource(
        addresses.apply(file),
        new Range(text.getPosition(from), text.getPosition(from + letter.symbol().length())));
  }

  /** The number of a cell, -1 if the grid has none of the name. */
  private static int cell(SceneBoard.Grid grid, String place) {
    for (int row = 0; row < grid.rows(); row++) {
      String name = grid.rowNames().get(row);
      if (place.endsWith(name)) {
        int column = grid.columnNames().indexOf(place.substring(0, place.length() - name.length()));
        if (column >= 0) {
          return row * grid.columns() + column;
        }
      }
    }
    return -1;
  }

  /** Returns a label for a place: its terrain and what is on it. */
  private String label(String place) {
    var text = new StringBuilder(place);
    SceneBoard.Grid grid = scene.board().grid();
    int cell = grid == null ? -1 : cell(grid, place);
    if (grid != null && cell >= 0) {
      text.append(", ").append(grid.terrains().get(grid.cells().get(cell)));
      if (!grid.heights().isEmpty()) {
        text.append(", height ").append(grid.heights().get(cell));
      }
    }
    for (SceneItem each : there(place)) {
      text.append("; ").append(each.label());
    }
    rules(place).forEach(each -> text.append("; ").append(each));
    return text.toString();
  }

  private static @Nullable String label(List<SceneItem> items) {
    return switch (items.size()) {
      case 0 -> null;
      case 1 -> items.getFirst().label();
      default -> items.size() + " on the map, from " + items.getFirst().label();
    };
  }
}
