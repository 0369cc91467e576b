package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * What a sign means.
 *
 * @param label for the user
 * @param marks the sign about 0,0, at most 9 wide and 6 high
 */
public record SceneLegendEntry(String label, List<SceneMark> marks) {
  public SceneLegendEntry {
    marks = List.copyOf(marks);
  }
}
