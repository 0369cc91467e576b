package dev.muster.dsl.ide.scene;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A battle as it was fought, for a painter that shows it over the map of its scenario: coordinates
 * are those of {@link SceneBoard}, and marks are painted about 0,0.
 *
 * @param scenario name of the scenario
 * @param title what the scenario is called
 * @param seed of its dice
 * @param sides names of the sides, for the user
 * @param breaksAt by side: so much lost breaks it
 * @param colours colours by the keys that marks use
 * @param units in the order of the scenario
 * @param leaders Generals, in the order of their groups
 * @param moments in their order, at least one
 * @param complete whether these are all moments; a very long battle has only its first ones
 */
public record RecordedBattle(
    String scenario,
    String title,
    long seed,
    List<String> sides,
    List<Integer> breaksAt,
    Map<String, SceneColour> colours,
    List<MapPiece> units,
    List<MapPiece> leaders,
    List<Moment> moments,
    boolean complete) {
  public RecordedBattle {
    sides = List.copyOf(sides);
    breaksAt = List.copyOf(breaksAt);
    units = List.copyOf(units);
    leaders = List.copyOf(leaders);
    moments = List.copyOf(moments);
  }

  /**
   * A unit or a General.
   *
   * @param side from 0
   * @param label in plain words, such as {@code A1: Swiss}
   * @param full strength it began with; 0 for a General
   * @param marks its block, looking north
   * @param letters what is written on the block and never turned
   */
  public record MapPiece(
      int side, String label, int full, List<SceneMark> marks, List<SceneMark> letters) {
    public MapPiece {
      marks = List.copyOf(marks);
      letters = List.copyOf(letters);
    }
  }

  /**
   * A moment, as what is new since the one before.
   *
   * @param round from 1; 0 before the first
   * @param lines of the report
   * @param units those whose spot or strength is another; null for none
   * @param leaders those whose spot is another; null for none
   * @param lost by side, of what it breaks by
   * @param who number of the unit it is about first, -1 for none
   * @param what a turning point, such as "Royal breaks"; null for most
   */
  public record Moment(
      int round,
      List<String> lines,
      @Nullable List<Spot> units,
      @Nullable List<Spot> leaders,
      List<Integer> lost,
      int who,
      @Nullable String what) {
    public Moment {
      lines = List.copyOf(lines);
      lost = List.copyOf(lost);
    }
  }

  /**
   * Where a piece is.
   *
   * @param piece its number
   * @param on whether it is on the field; else the rest says nothing
   * @param x of its middle
   * @param y of its middle
   * @param degrees turn clockwise from looking north
   * @param strength what is left of it
   * @param state what it is in, such as {@code disordered}; empty for nothing
   */
  public record Spot(
      int piece, boolean on, double x, double y, double degrees, int strength, String state) {}
}
