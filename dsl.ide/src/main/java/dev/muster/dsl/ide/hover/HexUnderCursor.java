package dev.muster.dsl.ide.hover;

import dev.muster.dsl.compile.HexSets;
import dev.muster.dsl.compile.MapRows;
import dev.muster.dsl.ide.map.HexNumbers;
import dev.muster.dsl.muster.DeployDef;
import dev.muster.dsl.muster.GeneralDef;
import dev.muster.dsl.muster.Ground;
import dev.muster.dsl.muster.GroupDef;
import dev.muster.dsl.muster.HexRange;
import dev.muster.dsl.muster.HexSideDef;
import dev.muster.dsl.muster.LineDef;
import dev.muster.dsl.muster.MapDef;
import dev.muster.dsl.muster.MusterPackage;
import dev.muster.dsl.muster.PlaceDef;
import dev.muster.dsl.muster.ScenarioDef;
import dev.muster.dsl.muster.SideDef;
import dev.muster.dsl.muster.TerrainDef;
import dev.muster.dsl.naming.StandNames;
import dev.muster.rules.model.Facing;
import dev.muster.rules.model.Hex;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.eclipse.emf.common.util.TreeIterator;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.eclipse.xtext.util.ITextRegion;
import org.eclipse.xtext.util.TextRegion;

/**
 * A hex the author points at, as a number or as a letter of a map's drawing: its terrain, and who
 * stands there.
 *
 * @param text what to show, in Markdown
 * @param region the number or letter
 */
record HexUnderCursor(String text, ITextRegion region) {
  private static final int QUOTES = 3;

  static Optional<HexUnderCursor> at(XtextResource resource, int offset, Meanings meanings) {
    if (resource.getParseResult() == null) {
      return Optional.empty();
    }
    INode root = resource.getParseResult().getRootNode();
    for (int where : new int[] {offset, offset - 1}) {
      ILeafNode leaf = where < 0 ? null : NodeModelUtils.findLeafNodeAtOffset(root, where);
      if (leaf != null && !leaf.isHidden()) {
        return leaf.getText().startsWith("\"\"\"")
            ? drawn(leaf, where, meanings)
            : numbered(leaf, meanings);
      }
    }
    return Optional.empty();
  }

  private static Optional<HexUnderCursor> numbered(ILeafNode leaf, Meanings meanings) {
    if (!HexNumbers.is(leaf)) {
      return Optional.empty();
    }
    Hex hex = MapRows.hex(leaf.getText());
    EObject owner = NodeModelUtils.findActualSemanticObjectFor(leaf);
    MapDef map = HexNumbers.mapOf(owner);
    if (hex == null || map == null) {
      return Optional.empty();
    }
    ScenarioDef scenario = EcoreUtil2.getContainerOfType(owner, ScenarioDef.class);
    List<ScenarioDef> scenarios = scenario == null ? List.of() : List.of(scenario);
    return Optional.of(
        new HexUnderCursor(
            describe(map, hex, scenarios, meanings),
            new TextRegion(leaf.getOffset(), leaf.getLength())));
  }

  private static Optional<HexUnderCursor> drawn(ILeafNode leaf, int offset, Meanings meanings) {
    if (!(NodeModelUtils.findActualSemanticObjectFor(leaf) instanceof MapDef map)
        || NodeModelUtils.findNodesForFeature(map, MusterPackage.eINSTANCE.getMapDef_Rows())
            .stream()
            .noneMatch(rows -> rows.getOffset() == leaf.getOffset())) {
      return Optional.empty();
    }
    int within = offset - leaf.getOffset() - QUOTES;
    List<MapRows.Row> rows = MapRows.read(map.getRows());
    for (int row = 0; row < rows.size(); row++) {
      List<MapRows.Cell> cells = rows.get(row).cells();
      for (int column = 0; column < cells.size(); column++) {
        MapRows.Cell cell = cells.get(column);
        if (cell.offset() <= within && within < cell.offset() + cell.symbol().length()) {
          List<ScenarioDef> scenarios =
              EcoreUtil2.getAllContentsOfType(
                      map.eResource().getContents().getFirst(), ScenarioDef.class)
                  .stream()
                  .filter(each -> each.getMap() == map)
                  .toList();
          return Optional.of(
              new HexUnderCursor(
                  describe(map, new Hex(column + 1, row + 1), scenarios, meanings),
                  new TextRegion(
                      leaf.getOffset() + QUOTES + cell.offset(), cell.symbol().length())));
        }
      }
    }
    return Optional.empty();
  }

  private static String describe(
      MapDef map, Hex hex, List<ScenarioDef> scenarios, Meanings meanings) {
    var text = new StringBuilder(Markdown.bold("Hex " + hex));
    if (!MapRows.contains(map, hex)) {
      return text.append(" is off map ").append(Markdown.plain(map.getName())).toString();
    }
    TerrainDef terrain = MapRows.terrain(map, hex);
    text.append(" on ").append(Markdown.plain(map.getName()));
    Set<String> here = new LinkedHashSet<>();
    occupants(map, hex, here);
    scenarios.forEach(scenario -> occupants(scenario, hex, here));
    here.forEach(each -> text.append("\n- ").append(Markdown.plain(each)));
    if (terrain != null) {
      text.append("\n\n").append(meanings.of(terrain));
    }
    return text.toString();
  }

  /** Whoever stands on the hex and whatever lies there: stands, Generals, places, zones. */
  private static void occupants(EObject within, Hex hex, Set<String> found) {
    StandNames names = within instanceof ScenarioDef scenario ? StandNames.of(scenario) : null;
    for (TreeIterator<EObject> all = within.eAllContents(); all.hasNext(); ) {
      EObject element = all.next();
      switch (element) {
        case DeployDef stand -> {
          int index = hexes(stand).indexOf(hex);
          if (index >= 0 && names != null) {
            found.add(stand(stand, names.of(stand).get(index)));
          }
        }
        case GeneralDef general -> {
          if (hex.equals(MapRows.hex(general.getHex()))) {
            found.add("General " + general.getName() + of(general));
          }
        }
        case PlaceDef place -> {
          if (hex.equals(MapRows.hex(place.getHex()))) {
            found.add("place " + place.getName());
          }
        }
        case HexSideDef side -> {
          if (hex.equals(MapRows.hex(side.getFirst()))
              || hex.equals(MapRows.hex(side.getSecond()))) {
            found.add(side(side));
          }
        }
        case HexRange range -> {
          if (HexSets.of(List.of(range)).contains(hex)) {
            found.add(range(range));
          }
        }
        default -> {
          // Nothing else lies on a hex.
        }
      }
    }
  }

  private static List<Hex> hexes(DeployDef stand) {
    Facing facing = HexSets.facing(stand);
    if (stand.isAbreast() && !stand.getHexes().isEmpty()) {
      Hex first = MapRows.hex(stand.getHexes().getFirst());
      return first == null || facing == null
          ? List.of()
          : HexSets.abreast(first, StandNames.count(stand), facing);
    }
    return stand.getHexes().stream().map(MapRows::hex).toList();
  }

  private static String stand(DeployDef stand, String name) {
    String line = stand.getLine() == null ? "?" : stand.getLine().getName();
    String facing = stand.getFacing() == null ? "" : ", facing " + stand.getFacing();
    return "stand " + name + (name.equals(line) ? "" : " (" + line + ")") + of(stand) + facing;
  }

  private static String side(HexSideDef side) {
    return side.eContainer() instanceof LineDef line && line.getTerrain() != null
        ? line.getTerrain().getName() + " between " + side.getFirst() + " and " + side.getSecond()
        : "a hex side";
  }

  private static String range(HexRange range) {
    EObject owner = range.eContainer();
    String kind = Meanings.kind(owner);
    return owner instanceof Ground ground ? kind + " " + ground.getName() : kind + of(owner);
  }

  private static String of(EObject element) {
    GroupDef group = EcoreUtil2.getContainerOfType(element, GroupDef.class);
    SideDef side = EcoreUtil2.getContainerOfType(element, SideDef.class);
    return (group == null ? "" : " of " + group.getName())
        + (side == null ? "" : ", " + side.getName());
  }
}
