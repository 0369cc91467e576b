package dev.muster.dsl.ui.map.edit;

import dev.muster.dsl.ide.scene.MapAction;
import dev.muster.dsl.ide.scene.SceneMark;
import java.util.List;

/** What the next click on the map does: it selects, puts a stand there, or draws. */
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

  /**
   * Draws something on places: ground, ways, heights, zones.
   *
   * @param action what is done, without its places
   * @param needs what the user is asked for besides the places
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

  /** What a tool needs besides its places. */
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

    /** How the field is called. */
    public String label() {
      return label;
    }

    public boolean isRequired() {
      return required;
    }
  }
}
