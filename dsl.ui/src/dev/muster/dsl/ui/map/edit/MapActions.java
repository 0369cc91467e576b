package dev.muster.dsl.ui.map.edit;

import dev.muster.dsl.ide.scene.MapAction;
import java.util.List;

/** The actions of the map protocol that this view offers; each as docs/map-protocol.md has it. */
public final class MapActions {

  /** Action of items that can be moved. */
  public static final String MOVE = "move";

  /** Action of items that can be turned. */
  public static final String TURN = "turn";

  /** Action of items that can be deleted. */
  public static final String DELETE = "delete";

  private static final String INSERT = "insert";
  private static final String HEIGHT = "height";

  private MapActions() {}

  /**
   * Moves items together.
   *
   * @param from the place that was grabbed
   * @param to the target place; null for a preview of all targets
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
   * Adds a stand of an army line to the map.
   *
   * @param group the group; null to let the server choose
   * @param to the target place; null for a preview of all targets
   */
  public static MapAction insert(String side, String group, String line, String to) {
    return new MapAction(
        INSERT, null, null, to, null, null, null, side, group, line, null, null, null, null, null);
  }

  /**
   * Draws on places that are added later.
   *
   * @param kind such as {@code paint}
   * @param terrain the terrain; null if none is drawn
   */
  public static MapAction draw(String kind, String terrain) {
    return drawn(kind, null, null, terrain, null, null);
  }

  /** Gives places a height. */
  public static MapAction level(int level) {
    return drawn(HEIGHT, null, null, null, level, null);
  }

  /**
   * Makes places higher or lower than they are.
   *
   * @param steps up, negative down
   */
  public static MapAction raise(int steps) {
    return drawn(HEIGHT, null, null, null, null, steps);
  }

  /**
   * Makes the map larger.
   *
   * @param edge that moves: {@code E}, {@code N} or {@code S}
   * @param steps columns, rows or measures, negative for a smaller map
   */
  public static MapAction resize(String edge, int steps) {
    return new MapAction(
        "resize", null, null, null, null, edge, steps, null, null, null, null, null, null, null,
        null);
  }

  /** Lets a group come in. */
  public static MapAction entry(String side, String group) {
    return drawn("entry", side, group, null, null, null);
  }

  private static MapAction drawn(
      String kind, String side, String group, String terrain, Integer level, Integer steps) {
    return new MapAction(
        kind, null, null, null, null, null, steps, side, group, null, terrain, level, null, null,
        null);
  }

  /**
   * An action with its places.
   *
   * @param one whether it is about a single place
   * @param name null for none
   * @param round null for none
   */
  static MapAction on(
      MapAction action, List<String> places, boolean one, String name, Integer round) {
    return new MapAction(
        action.kind(),
        action.items(),
        action.from(),
        one ? places.getLast() : null,
        one ? null : places,
        action.heading(),
        action.steps(),
        action.side(),
        action.group(),
        action.line(),
        action.terrain(),
        action.level(),
        name,
        action.label(),
        round);
  }
}
