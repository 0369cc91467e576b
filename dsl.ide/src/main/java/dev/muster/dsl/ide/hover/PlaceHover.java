package dev.muster.dsl.ide.hover;

import dev.muster.dsl.compile.MapDrawingParser;
import dev.muster.dsl.compile.PlaceNotation;
import dev.muster.dsl.ide.map.PlaceOccupants;
import dev.muster.dsl.ide.map.PlaceOccurrences;
import dev.muster.dsl.muster.AreaDef;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.EdgeDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.PlaceDef;
import dev.muster.dsl.muster.PlaceRange;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.muster.WayDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.Place;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;
import org.jspecify.annotations.Nullable;

/**
 * The hover of a place, which is a number or a letter in a map drawing: its terrain and stands.
 *
 * @param text what to show, in Markdown
 * @param region the number or letter
 */
record PlaceHover(String text, ITextRegion region) {
  private static final int QUOTES = 3;

  /**
   * A place that is pointed at.
   *
   * @param scenarios those whose stands are on it
   */
  record Pointed(MapDef map, Place place, List<ScenarioDef> scenarios, ITextRegion region) {
    /** Whoever stands there and whatever lies there, in the order of the text. */
    Set<String> occupants() {
      Set<String> here = new LinkedHashSet<>();
      PlaceHover.occupants(map, place, here);
      scenarios.forEach(scenario -> PlaceHover.occupants(scenario, place, here));
      return here;
    }
  }

  static Optional<PlaceHover> at(
      XtextResource resource, int offset, ElementDocumentation meanings) {
    return pointed(resource, offset)
        .map(each -> new PlaceHover(describe(each, meanings), each.region()));
  }

  /** Returns the place at an offset, either written or drawn. */
  static Optional<Pointed> pointed(XtextResource resource, int offset) {
    if (resource.getParseResult() == null) {
      return Optional.empty();
    }
    INode root = resource.getParseResult().getRootNode();
    for (int where : new int[] {offset, offset - 1}) {
      ILeafNode leaf = where < 0 ? null : NodeModelUtils.findLeafNodeAtOffset(root, where);
      if (leaf != null && !leaf.isHidden()) {
        return leaf.getText().startsWith("\"\"\"") ? drawn(leaf, where) : numbered(leaf, where);
      }
    }
    return Optional.empty();
  }

  private static Optional<Pointed> numbered(ILeafNode leaf, int offset) {
    PlaceOccurrences.PlaceOccurrence text = PlaceOccurrences.at(leaf, offset);
    if (text == null) {
      return Optional.empty();
    }
    EObject owner = NodeModelUtils.findActualSemanticObjectFor(leaf);
    MapDef map = PlaceNotation.mapOf(owner);
    Place place = PlaceNotation.of(map).read(text.text());
    if (place == null || map == null) {
      return Optional.empty();
    }
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(owner, ScenarioDef.class);
    List<ScenarioDef> scenarios = scenario == null ? List.of() : List.of(scenario);
    return Optional.of(
        new Pointed(map, place, scenarios, new TextRegion(text.offset(), text.length())));
  }

  private static Optional<Pointed> drawn(ILeafNode leaf, int offset) {
    if (!(NodeModelUtils.findActualSemanticObjectFor(leaf) instanceof MapDef map)
        || NodeModelUtils.findNodesForFeature(map, MusterPackage.eINSTANCE.getMapDef_Rows())
            .stream()
            .noneMatch(rows -> rows.getOffset() == leaf.getOffset())) {
      return Optional.empty();
    }
    int within = offset - leaf.getOffset() - QUOTES;
    List<MapDrawingParser.Row> rows = MapDrawingParser.read(map.getRows());
    for (int row = 0; row < rows.size(); row++) {
      List<MapDrawingParser.Cell> cells = rows.get(row).cells();
      for (int column = 0; column < cells.size(); column++) {
        MapDrawingParser.Cell cell = cells.get(column);
        if (cell.offset() <= within && within < cell.offset() + cell.symbol().length()) {
          List<ScenarioDef> scenarios =
              EcoreUtil2.getAllContentsOfType(
                      map.eResource().getContents().getFirst(), ScenarioDef.class)
                  .stream()
                  .filter(each -> each.getMap() == map)
                  .toList();
          Place place = MapDrawingParser.drawn(map, column + 1, row + 1);
          return Optional.ofNullable(place)
              .map(
                  each ->
                      new Pointed(
                          map,
                          each,
                          scenarios,
                          new TextRegion(
                              leaf.getOffset() + QUOTES + cell.offset(), cell.symbol().length())));
        }
      }
    }
    return Optional.empty();
  }

  private static String describe(Pointed at, ElementDocumentation meanings) {
    MapDef map = at.map();
    var text =
        new StringBuilder(
            Markdown.bold(capital(PlaceNotation.of(map).kind().place()) + " " + at.place()));
    if (!MapDrawingParser.contains(map, at.place())) {
      return text.append(" is off map ").append(Markdown.plain(map.getName())).toString();
    }
    TerrainDef terrain = MapDrawingParser.terrain(map, at.place());
    text.append(" on ").append(Markdown.plain(map.getName()));
    at.occupants().forEach(each -> text.append("\n- ").append(Markdown.plain(each)));
    if (terrain != null) {
      text.append("\n\n").append(meanings.of(terrain));
    }
    return text.toString();
  }

  /** Adds the stands and other elements at the place, in words. */
  private static void occupants(EObject within, Place place, Set<String> found) {
    StandNames names = within instanceof ScenarioDef scenario ? StandNames.of(scenario) : null;
    for (PlaceOccupants.Occupant each : PlaceOccupants.of(within, place)) {
      switch (each.element()) {
        case DeployDef stand -> {
          if (names != null) {
            found.add(stand(stand, names.of(stand).get(each.index())));
          }
        }
        case GeneralDef general -> found.add(GeneralDescriptions.title(general) + of(general));
        case PlaceDef named -> found.add("place " + named.getName());
        case EdgeDef side -> found.add(side(side));
        case PlaceRange range -> found.add(range(range));
        case WayDef way -> found.add(named(way.getTerrain(), way.getLabel()));
        case AreaDef area -> found.add(named(area.getTerrain(), area.getLabel()));
        default -> {
          // Nothing else lies at a place.
        }
      }
    }
  }

  private static String named(@Nullable TerrainDef terrain, @Nullable String label) {
    String kind = terrain == null || terrain.getName() == null ? "?" : terrain.getName();
    return label == null ? kind : kind + " " + label;
  }

  private static String capital(String word) {
    return Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  private static String stand(DeployDef stand, String name) {
    String line = stand.getLine() == null ? "?" : stand.getLine().getName();
    String facing = stand.getFacing() == null ? "" : ", facing " + stand.getFacing();
    return "stand " + name + (name.equals(line) ? "" : " (" + line + ")") + of(stand) + facing;
  }

  private static String side(EdgeDef side) {
    return side.eContainer() instanceof LineDef line && line.getTerrain() != null
        ? line.getTerrain().getName() + " between " + String.join(" and ", PlaceNotation.ends(side))
        : "a side";
  }

  private static String range(PlaceRange range) {
    EObject owner = range.eContainer();
    String kind = ElementDocumentation.kind(owner);
    return owner instanceof Ground ground ? kind + " " + ground.getName() : kind + of(owner);
  }

  private static String of(EObject element) {
    GroupDef group = EcoreUtil2.getContainerOfType(element, GroupDef.class);
    SideDef side = EcoreUtil2.getContainerOfType(element, SideDef.class);
    return (group == null ? "" : " of " + group.getName())
        + (side == null ? "" : ", " + side.getName());
  }
}
