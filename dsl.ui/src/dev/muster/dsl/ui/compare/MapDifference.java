package dev.muster.dsl.ui.compare;

import dev.muster.dsl.ide.scene.Scene;
import dev.muster.dsl.ide.scene.SceneBoard.Grid;
import dev.muster.dsl.ide.scene.SceneItem;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;

/**
 * The differences between two states of a map.
 *
 * @param items ids of items that look different, moved, or are on only one of them
 * @param places places with different terrain or height, if both maps have the same size
 */
record MapDifference(Set<String> items, List<String> places) {

  MapDifference {
    items = Set.copyOf(items);
    places = List.copyOf(places);
  }

  static MapDifference between(Scene one, Scene other) {
    Set<String> items = new TreeSet<>();
    for (SceneItem each : one.items().values()) {
      SceneItem there = other.items().get(each.id());
      if (isThing(each) && (there == null || !there.marks().equals(each.marks()))) {
        items.add(each.id());
      }
    }
    for (SceneItem each : other.items().values()) {
      if (isThing(each) && !one.items().containsKey(each.id())) {
        items.add(each.id());
      }
    }
    return new MapDifference(items, places(one.board().grid(), other.board().grid()));
  }

  /** Returns whether the pointer can hit an item; other items are drawn below. */
  private static boolean isThing(SceneItem item) {
    return item.hit() != null;
  }

  private static List<String> places(Grid one, Grid other) {
    if (one == null
        || other == null
        || one.columns() != other.columns()
        || one.rows() != other.rows()) {
      return List.of();
    }
    List<String> places = new ArrayList<>();
    for (int i = 0; i < one.cells().size(); i++) {
      if (!terrain(one, i).equals(terrain(other, i))
          || !Objects.equals(height(one, i), height(other, i))) {
        places.add(
            one.columnNames().get(i % one.columns()) + one.rowNames().get(i / one.columns()));
      }
    }
    return places;
  }

  private static String terrain(Grid grid, int cell) {
    return grid.terrains().get(grid.cells().get(cell));
  }

  private static int height(Grid grid, int cell) {
    return grid.heights().isEmpty() ? 0 : grid.heights().get(cell);
  }
}
