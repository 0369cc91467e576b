package dev.muster.dsl.ide.scene;

import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A fought battle for a painter that shows it over the map of its scenario. Coordinates are those
 * of {@link SceneBoard}; marks are relative to 0,0.
 *
 * @param scenario name of the scenario
 * @param title title of the scenario
 * @param seed the seed of its dice
 * @param sides names of the sides, for the user
 * @param breaksAt by side: the losses at which it breaks
 * @param colours colours by the keys that marks use
 * @param units units in the order of the scenario
 * @param leaders Generals, in the order of their groups
 * @param moments moments in order, at least one
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
   * A moment, as the difference from the previous one.
   *
   * @param round from 1; 0 before the first
   * @param lines lines of the report
   * @param units units with a new spot or strength; null for none
   * @param leaders Generals with a new spot; null for none
   * @param lost losses by side, in the unit of {@code breaksAt}
   * @param who number of the unit that the first line is about; -1 for none
   * @param what a turning point, such as "Royal breaks"; null for most moments
   * @param chances of the first side after it, 0 to 1, to a thousandth
   */
  public record Moment(
      int round,
      List<String> lines,
      @Nullable List<Spot> units,
      @Nullable List<Spot> leaders,
      List<Integer> lost,
      int who,
      @Nullable String what,
      double chances) {
    public Moment {
      lines = List.copyOf(lines);
      lost = List.copyOf(lost);
    }
  }

  /**
   * The position and state of a piece.
   *
   * @param piece its number
   * @param on whether it is on the field; otherwise the other values have no meaning
   * @param x x of its centre
   * @param y y of its centre
   * @param degrees clockwise rotation from north
   * @param strength its remaining strength
   * @param state its state, such as {@code disordered}; empty for none
   */
  public record Spot(
      int piece, boolean on, double x, double y, double degrees, int strength, String state) {}
}
