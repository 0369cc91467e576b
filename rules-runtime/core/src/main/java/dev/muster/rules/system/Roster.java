package dev.muster.rules.system;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PropertyResourceBundle;
import org.jspecify.annotations.Nullable;

/**
 * The roster sheet of a game: boxes to tick off, markers beside a unit, and their names. Pages use
 * it, so that each shows only the terms of its game.
 */
public interface Roster {
  /** The default roster, for an unknown system. */
  Roster USUAL = new Roster() {};

  /**
   * Boxes to tick off that belong together, such as the strength of a rank.
   *
   * @param open those a unit comes with
   * @param full those it has lost before the battle
   */
  record Boxes(int open, int full) {}

  /**
   * The values of a General as a leader.
   *
   * @param value his number; null if the game has none
   * @param range his command range in the measure of the game; null if not stated
   */
  record Leader(@Nullable Integer value, @Nullable Integer range) {}

  /** Boxes to tick off beside a unit, group by group; none if they are unknown. */
  default List<Boxes> boxes(
      Army.StandLine line, Scenario.DeployedStand stand, BattleProgram program) {
    return List.of();
  }

  /** The mark of the scenario that the boxes show; empty for none. */
  default String damageMark() {
    return "";
  }

  /**
   * Returns the keys of the marks that players put beside a unit. Each has a text {@code mark.KEY}
   * and one letter, {@code mark.KEY.letter}; a mark that a unit can begin with has its rulebook
   * name.
   */
  default List<String> marks() {
    return List.of();
  }

  /**
   * Returns the keys of stats that describe the list and not a unit, such as the number of units of
   * a line.
   */
  default List<String> listLevelStats() {
    return List.of();
  }

  /** Whether units differ in what their army loses with them, so that there are points to add. */
  default boolean hasUnitValues() {
    return false;
  }

  /** Returns the printed values of a General. */
  default Leader leader(Scenario.General general, Rulebook book) {
    return new Leader(null, general.range());
  }

  /** Sections of the printed rules on the value of a General; empty if none is known. */
  default List<String> leaderSections() {
    return List.of();
  }

  /**
   * Texts of pages in the words of the game, in place of the usual ones and beside them.
   *
   * @param language two small letters of one the pages are written in
   */
  default Map<String, String> texts(String language) {
    return Map.of();
  }

  /**
   * Returns the texts in a file {@code pages_LANGUAGE.properties} beside a class.
   *
   * @throws IllegalStateException if there is no such file
   */
  static Map<String, String> texts(Class<?> room, String language) {
    try (InputStream file = room.getResourceAsStream("pages_" + language + ".properties")) {
      if (file == null) {
        throw new IllegalStateException(
            "the texts of " + room.getPackageName() + " in " + language + " are missing");
      }
      try (Reader reader = new InputStreamReader(file, StandardCharsets.UTF_8)) {
        var bundle = new PropertyResourceBundle(reader);
        Map<String, String> texts = new HashMap<>();
        bundle.keySet().forEach(key -> texts.put(key, bundle.getString(key)));
        return Map.copyOf(texts);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /**
   * Returns groups of boxes, filled from the first on.
   *
   * @param sizes number of boxes of each group; groups without boxes are left out
   * @param full number of filled boxes
   */
  static List<Boxes> filled(List<Integer> sizes, int full) {
    var groups = new ArrayList<Boxes>();
    int left = Math.max(0, full);
    for (int size : sizes) {
      if (size > 0) {
        int gone = Math.min(size, left);
        left -= gone;
        groups.add(new Boxes(size - gone, gone));
      }
    }
    return List.copyOf(groups);
  }
}
