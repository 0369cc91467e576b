package dev.muster.dsl.ui.map.edit;

import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.ide.scene.SceneMark;
import java.util.List;

/** The effect of the next click on the map: select, add a stand, or draw. */
public sealed interface MapTool {

  /** Returns its name for the user. */
  String label();

  /** Selects and moves. */
  record Pointer() implements MapTool {
    @Override
    public String label() {
      return "";
    }
  }

  /**
   * Adds a stand of an army line.
   *
   * @param group the group; null to let the server choose
   * @param marks drawing of its block, relative to 0,0
   */
  record Deploy(String side, String group, String line, String label, List<SceneMark> marks)
      implements MapTool {
    public Deploy {
      marks = List.copyOf(marks);
    }
  }

  /**
   * Draws on places: terrain, ways, heights, zones.
   *
   * @param action the action without its places
   * @param needs values that the user has to enter, besides the places
   */
  record Draw(MapAction action, Gather gather, List<Need> needs, String label) implements MapTool {
    public Draw {
      needs = List.copyOf(needs);
    }
  }

  /** Which places a tool takes. */
  enum Gather {
    /** All that the mouse goes over, in any order. */
    CELLS,
    /** Points of a line or corners of an area, in their order. */
    POINTS,
    /** Sides of cells, each as the two cells it lies between. */
    SIDES,
    /** A single place. */
    ONE
  }

  /** The values that a tool needs besides its places. */
  enum Need {
    /** A name that must be given. */
    NAME("Name", true),
    /** A name that may be left out. */
    LABEL("Name, may be left out", false),
    /** The round of an arrival. */
    ROUND("Round", true);

    private final String label;
    private final boolean required;

    Need(String label, boolean required) {
      this.label = label;
      this.required = required;
    }

    /** Returns the label of the field. */
    public String label() {
      return label;
    }

    public boolean isRequired() {
      return required;
    }
  }
}
