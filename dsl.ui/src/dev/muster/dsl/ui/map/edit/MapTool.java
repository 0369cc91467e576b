package dev.muster.dsl.ui.map.edit;

import dev.muster.dsl.ide.scene.SceneMark;
import java.util.List;

/** What the next click on the map does: it selects, puts a stand there, or paints. */
public sealed interface MapTool {

  /** How it is called, for the user. */
  String label();

  /** Selects and moves. */
  record Pointer() implements MapTool {
    @Override
    public String label() {
      return "";
    }
  }

  /**
   * Puts a stand of a line of an army list.
   *
   * @param group null where the server chooses
   * @param marks its block about 0,0
   */
  record Deploy(String side, String group, String line, String label, List<SceneMark> marks)
      implements MapTool {
    public Deploy {
      marks = List.copyOf(marks);
    }
  }

  /** Paints a terrain. */
  record Brush(String terrain, String label) implements MapTool {}
}
