package dev.muster.dsl.ui.map;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneTools;
import dev.muster.dsl.ui.map.edit.MapActions;
import dev.muster.dsl.ui.map.edit.MapTool;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The drawing tools in the palette of a map. */
final class PaletteDrawing {

  private static final int HIGHEST = 3;

  private PaletteDrawing() {}

  /** The tools by their sections; none for what the map does not take. */
  static Map<String, List<MapTool.Draw>> sections(Scene scene) {
    SceneTools tools = scene.tools();
    boolean grid = scene.board().grid() != null;
    List<MapTool.Need> label = List.of(MapTool.Need.LABEL);
    Map<String, List<MapTool.Draw>> sections = new LinkedHashMap<>();
    if (grid) {
      put(sections, "Ground", terrains(tools, "paint", "ground", MapTool.Gather.CELLS, List.of()));
      put(sections, "On sides", terrains(tools, "side", "side", MapTool.Gather.SIDES, List.of()));
    } else {
      put(sections, "Ground", terrains(tools, "area", "ground", MapTool.Gather.POINTS, label));
    }
    put(sections, "Roads and rivers", terrains(tools, "way", "way", MapTool.Gather.POINTS, label));
    put(sections, "Height", heights(tools));
    put(sections, "With a name", named(tools));
    put(sections, "Arrivals", arrivals(tools));
    return sections;
  }

  private static void put(
      Map<String, List<MapTool.Draw>> sections, String label, List<MapTool.Draw> tools) {
    if (!tools.isEmpty()) {
      sections.put(label, tools);
    }
  }

  private static boolean takes(SceneTools tools, String kind) {
    return tools.actions().contains(kind);
  }

  private static List<MapTool.Draw> terrains(
      SceneTools tools, String kind, String use, MapTool.Gather gather, List<MapTool.Need> needs) {
    return !takes(tools, kind)
        ? List.of()
        : tools.terrains().stream()
            .filter(each -> each.use().contains(use))
            .map(
                each ->
                    new MapTool.Draw(
                        MapActions.draw(kind, each.key()), gather, needs, each.label()))
            .toList();
  }

  private static List<MapTool.Draw> heights(SceneTools tools) {
    List<MapTool.Draw> heights = new ArrayList<>();
    if (takes(tools, "height")) {
      heights.add(cells(MapActions.raise(1), "Raise by 1"));
      heights.add(cells(MapActions.raise(-1), "Lower by 1"));
      for (int level = 0; level <= HIGHEST; level++) {
        heights.add(cells(MapActions.level(level), "Height " + level));
      }
    }
    return heights;
  }

  private static MapTool.Draw cells(dev.muster.dsl.ide.scene.MapAction action, String label) {
    return new MapTool.Draw(action, MapTool.Gather.CELLS, List.of(), label);
  }

  private static List<MapTool.Draw> named(SceneTools tools) {
    List<MapTool.Draw> named = new ArrayList<>();
    Map<String, String> labels = new LinkedHashMap<>();
    labels.put("zone", "Zone");
    labels.put("objective", "Objective");
    labels.put("name", "Place name");
    labels.forEach(
        (kind, label) -> {
          if (takes(tools, kind)) {
            named.add(
                new MapTool.Draw(
                    MapActions.draw(kind, null),
                    kind.equals("name") ? MapTool.Gather.ONE : MapTool.Gather.CELLS,
                    List.of(MapTool.Need.NAME),
                    label));
          }
        });
    return named;
  }

  /** Returns the tools for entries of groups. */
  private static List<MapTool.Draw> arrivals(SceneTools tools) {
    List<MapTool.Draw> arrivals = new ArrayList<>();
    if (takes(tools, "entry")) {
      for (SceneTools.Side side : tools.sides()) {
        for (SceneTools.Group group : side.groups()) {
          arrivals.add(
              new MapTool.Draw(
                  MapActions.entry(side.name(), group.name()),
                  MapTool.Gather.CELLS,
                  List.of(MapTool.Need.ROUND),
                  group.label() + " comes in"));
        }
      }
    }
    return arrivals;
  }
}
