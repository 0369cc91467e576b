package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * The elements that can be added to the map.
 *
 * @param sides each with its groups and the lines of its army
 * @param terrains terrains that a brush can paint
 * @param actions kinds of {@link MapAction} that this map takes
 */
public record SceneTools(List<Side> sides, List<Terrain> terrains, List<String> actions) {
  public SceneTools {
    sides = List.copyOf(sides);
    terrains = List.copyOf(terrains);
    actions = List.copyOf(actions);
  }

  /**
   * A side with what it can deploy.
   *
   * @param name as written in the scenario
   */
  public record Side(String name, String label, List<Group> groups, List<Line> lines) {
    public Side {
      groups = List.copyOf(groups);
      lines = List.copyOf(lines);
    }
  }

  /** A group that stands can be put into. */
  public record Group(String name, String label) {}

  /**
   * A line of an army list.
   *
   * @param name as written in the army
   * @param summary what the line says, in short
   * @param marks its block about 0,0, looking north
   */
  public record Line(String name, String label, String summary, List<SceneMark> marks) {
    public Line {
      marks = List.copyOf(marks);
    }
  }

  /**
   * A terrain.
   *
   * @param key as written in a legend
   * @param letter its letter in the drawing of this map; empty while it has none
   * @param use {@code ground} for cells and areas, {@code side} for sides of cells, {@code way} for
   *     roads and rivers
   */
  public record Terrain(
      String key, String label, String letter, List<String> use, List<SceneMark> marks) {
    public Terrain {
      use = List.copyOf(use);
      marks = List.copyOf(marks);
    }
  }
}
