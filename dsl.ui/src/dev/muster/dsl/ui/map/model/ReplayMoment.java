package dev.muster.dsl.ui.map.model;

import dev.muster.dsl.ide.scene.SceneColour;
import dev.muster.dsl.ide.scene.SceneMark;
import java.util.List;
import java.util.Map;

/**
 * Where everybody stands at a moment of a battle.
 *
 * @param colours colours by the keys that marks use
 * @param blocks units and Generals on the field
 * @param header such as "Dreux, seed 1, after round 7; Royal 3 of 19, Huguenot 5 of 18"
 */
public record ReplayMoment(String header, Map<String, SceneColour> colours, List<Block> blocks) {
  public ReplayMoment {
    blocks = List.copyOf(blocks);
  }

  /**
   * A unit or a General.
   *
   * @param label such as "A1: Swiss"
   * @param marks about 0,0, looking north
   * @param letters about 0,0, never turned
   * @param x of its middle, in board units
   * @param y of its middle, in board units
   * @param degrees turn clockwise from looking north
   * @param fromX where it was a moment before
   * @param fromY where it was a moment before
   * @param strength what is left of it, 0 or more
   * @param full what it began with; 0 where nothing is counted
   * @param active whether this moment is about it
   */
  public record Block(
      String label,
      List<SceneMark> marks,
      List<SceneMark> letters,
      double x,
      double y,
      double degrees,
      double fromX,
      double fromY,
      int strength,
      int full,
      boolean active) {

    public Block {
      marks = List.copyOf(marks);
      letters = List.copyOf(letters);
    }

    /** Whether it has moved. */
    public boolean moved() {
      return Math.hypot(x - fromX, y - fromY) > 1e-6;
    }
  }
}
