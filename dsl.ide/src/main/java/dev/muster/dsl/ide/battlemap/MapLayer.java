package dev.muster.dsl.ide.battlemap;

import dev.muster.dsl.ide.scene.SceneLayer;
import dev.muster.print.drawing.Layer;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** The layers that every map has, in the order they are painted. */
enum MapLayer {
  GROUND("Ground", "map", Set.of(Layer.GROUND), false, 0),
  HEIGHTS("Heights", "map", Set.of(Layer.RELIEF), true, 0),
  TERRAIN("Terrain", "map", Set.of(Layer.AREA), false, 0),
  GRID("Grid", "map", Set.of(Layer.GRID), true, 6),
  WATER("Rivers and streams", "map", Set.of(Layer.WATER), false, 0),
  SIDES("Hedges, walls and works", "map", Set.of(Layer.SIDE), false, 0),
  ROADS("Roads and bridges", "map", Set.of(Layer.ROAD, Layer.BRIDGE), false, 0),
  EDGE("Edge", "map", Set.of(Layer.EDGE), false, 0),
  ZONES("Zones", "scenario", Set.of(Layer.ZONE), true, 0),
  OBJECTIVES("Objectives", "scenario", Set.of(Layer.OBJECTIVE), true, 0),
  SYMBOLS("Trees, houses and other signs", "map", Set.of(Layer.SYMBOL), true, 9),
  FRONTS("Fronts", "scenario", Set.of(Layer.FRONT), true, 12),
  STANDS("Stands", "scenario", Set.of(Layer.BLOCK), true, 0),
  STATES("States of stands", "scenario", Set.of(Layer.STATE), true, 12),
  GENERALS("Generals", "scenario", Set.of(Layer.GENERAL), true, 0),
  ARRIVALS("Arrivals", "scenario", Set.of(Layer.ARRIVAL), true, 9),
  COORDINATES("Coordinates", "map", Set.of(Layer.NUMBER), true, 26),
  NAMES("Names", "map", Set.of(Layer.NAME), true, 9),
  PLANS("Plans", "scenario", Set.of(), true, 0),
  FINDINGS("Findings", "scenario", Set.of(), true, 0);

  private final String label;
  private final String group;
  private final Set<Layer> printed;
  private final boolean optional;
  private final double smallestCell;

  MapLayer(String label, String group, Set<Layer> printed, boolean optional, double smallestCell) {
    this.label = label;
    this.group = group;
    this.printed = printed;
    this.optional = optional;
    this.smallestCell = smallestCell;
  }

  String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The layers of the drawing that it shows. */
  boolean shows(Layer layer) {
    return printed.contains(layer);
  }

  /** The layer with its items. */
  SceneLayer with(List<String> items) {
    return new SceneLayer(
        id(), label, group, "", optional, this != PLANS, false, false, smallestCell, items);
  }
}
