package dev.muster.dsl.ide.scene;

import java.util.List;

/**
 * The chances of both sides in the scenarios of an open file, for the status line of its editor.
 *
 * @param uri of the file
 * @param scenarios those that were fought so far; empty if there is nothing to show any more
 */
public record Chances(String uri, List<OfScenario> scenarios) {
  public Chances {
    scenarios = List.copyOf(scenarios);
  }

  /**
   * The chances in a scenario.
   *
   * @param scenario its name
   * @param line where it begins in the file, from 1
   * @param battles that were fought
   * @param finished whether more battles follow while the text stays as it is
   * @param sides the value of each side
   * @param text the same for a status line
   * @param details an explanation of the text, for a tooltip
   */
  public record OfScenario(
      String scenario,
      int line,
      int battles,
      boolean finished,
      List<OfSide> sides,
      String text,
      String details) {
    public OfScenario {
      sides = List.copyOf(sides);
    }

    /** Returns the same of a scenario that begins at another line. */
    public OfScenario at(int other) {
      return new OfScenario(scenario, other, battles, finished, sides, text, details);
    }
  }

  /**
   * The value of a side: battles won and half of those drawn, as a share of all, 0 to 1.
   *
   * @param low the lower end of the interval of 95 % confidence
   * @param high its upper end
   */
  public record OfSide(String side, double value, double low, double high) {}
}
