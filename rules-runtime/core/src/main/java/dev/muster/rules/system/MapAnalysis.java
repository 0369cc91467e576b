package dev.muster.rules.system;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Place;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Computes the map layers of a battle before its first round from the rules: zones of control,
 * command range, lines of sight, threat. Stateless and thread-safe.
 */
public interface MapAnalysis {
  /** The analysis of a game without rules on terrain: empty. */
  MapAnalysis NONE =
      new MapAnalysis() {
        @Override
        public List<Kind> kinds() {
          return List.of();
        }

        @Override
        public List<Area> areas(BattleProgram program, String kind, @Nullable String unit) {
          return List.of();
        }
      };

  /**
   * A layer.
   *
   * @param key such as {@code control}
   * @param label for the user, such as {@code Zones of control}
   * @param meaning what it shows and by which section of the rules, a sentence
   * @param ofUnit whether it is about one unit
   */
  record Kind(String key, String label, String meaning, boolean ofUnit) {}

  /** The display style of an area. */
  enum Tone {
    /** Ground that a side holds or reaches. */
    SIDE,
    /** What can be done. */
    POSSIBLE,
    /** Not allowed; the label gives the reason. */
    REFUSED,
    /** What is to be feared, the more the higher its strength. */
    DANGER
  }

  /**
   * An area that a layer shows.
   *
   * @param label its description, with the rule section
   * @param side number of the side it belongs to, from 0; -1 for none
   * @param places all places of it on a grid; the corners of an outline on a table
   * @param strength from 0 to 1, for {@link Tone#DANGER}
   * @param sign a few letters drawn on it, such as {@code 1.4}; empty for none
   */
  record Area(String label, int side, List<Place> places, Tone tone, double strength, String sign) {
    public Area {
      places = List.copyOf(places);
    }
  }

  /** The layers there are, in the order they are listed. */
  List<Kind> kinds();

  /**
   * The ground of a layer.
   *
   * @param kind key of one of {@link #kinds}
   * @param unit the unit a layer is about; null for none, which leaves a layer of a unit empty
   * @throws IllegalArgumentException if the program cannot be set up
   */
  List<Area> areas(BattleProgram program, String kind, @Nullable String unit);
}
