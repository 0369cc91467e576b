package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * The meaning of a sign.
 *
 * @param label for the user
 * @param marks the sign, centred on 0,0, at most 9 wide and 6 high
 */
public record SceneLegendEntry(String label, List<SceneMark> marks) {
  public SceneLegendEntry {
    marks = List.copyOf(marks);
  }
}
