package dev.muster.dsl.ui.map.edit;

import dev.muster.dsl.ide.scene.MapAction;
import java.util.List;

/** The actions of the map protocol that this view offers; each as docs/map-protocol.md has it. */
public final class MapActions {

  /** What a stand takes that can be moved. */
  public static final String MOVE = "move";

  /** What a stand takes that can be turned. */
  public static final String TURN = "turn";

  /** What an item takes that can be deleted. */
  public static final String DELETE = "delete";

  private static final String INSERT = "insert";
  private static final String PAINT = "paint";

  private MapActions() {}

  /**
   * Moves items together.
   *
   * @param from the place that was grabbed
   * @param to the place it goes to; null where that is to be asked
   */
  public static MapAction move(List<String> items, String from, String to) {
    return new MapAction(
        MOVE, items, from, to, null, null, null, null, null, null, null, null, null, null, null);
  }

  /**
   * Turns items.
   *
   * @param steps to the right, negative to the left
   */
  public static MapAction turn(List<String> items, int steps) {
    return new MapAction(
        TURN, items, null, null, null, null, steps, null, null, null, null, null, null, null, null);
  }

  /**
   * Turns items together about their middle.
   *
   * @param steps to the right, negative to the left
   */
  public static MapAction wheel(List<String> items, int steps) {
    return new MapAction(
        "wheel", items, null, null, null, null, steps, null, null, null, null, null, null, null,
        null);
  }

  /** Deletes the statements of items. */
  public static MapAction delete(List<String> items) {
    return new MapAction(
        DELETE, items, null, null, null, null, null, null, null, null, null, null, null, null,
        null);
  }

  /**
   * Puts a stand of a line of an army list on the map.
   *
   * @param group null where the server chooses
   * @param to null where that is to be asked
   */
  public static MapAction insert(String side, String group, String line, String to) {
    return new MapAction(
        INSERT, null, null, to, null, null, null, side, group, line, null, null, null, null, null);
  }

  /** Paints places with a terrain. */
  public static MapAction paint(String terrain, List<String> places) {
    return new MapAction(
        PAINT, null, null, null, places, null, null, null, null, null, terrain, null, null, null,
        null);
  }
}
