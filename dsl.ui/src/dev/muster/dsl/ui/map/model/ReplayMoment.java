package dev.muster.dsl.ui.map.model;

import dev.muster.dsl.ide.scene.SceneColour;
import dev.muster.dsl.ide.scene.SceneMark;
import java.util.List;
import java.util.Map;

/**
 * The positions at a moment of a battle.
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
   * The drawing of a unit or a General.
   *
   * @param label such as "A1: Swiss"
   * @param marks marks relative to 0,0, for facing north
   * @param letters letters relative to 0,0, which are never rotated
   * @param x x of its centre in board units
   * @param y y of its centre in board units
   * @param degrees clockwise rotation from north
   * @param fromX x one moment earlier
   * @param fromY y one moment earlier
   * @param strength remaining strength, 0 or more
   * @param full initial strength; 0 if none is counted
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
