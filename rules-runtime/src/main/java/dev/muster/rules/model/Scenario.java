package dev.muster.rules.model;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A battle to be fought: who stands where, and how long it lasts.
 *
 * @param date as written, such as {@code 1562-12-19}, empty where not given
 * @param roundLimit last round, null where the scenario gives none
 * @param switches readings changed by the scenario, by switch key
 */
public record Scenario(
    String name,
    String label,
    String date,
    @Nullable Integer roundLimit,
    Map<String, String> switches,
    List<Side> sides,
    List<String> notes,
    SourceRange source) {

  public Scenario {
    switches = Collections.unmodifiableMap(new LinkedHashMap<>(switches));
    sides = List.copyOf(sides);
    notes = List.copyOf(notes);
  }

  /** A side and the army it fields. */
  public record Side(
      String name,
      String label,
      String army,
      List<Group> groups,
      List<String> notes,
      SourceRange source) {
    public Side {
      groups = List.copyOf(groups);
      notes = List.copyOf(notes);
    }
  }

  /** A command group (1.1). */
  public record Group(
      String name, String label, General general, List<Deployed> stands, SourceRange source) {
    public Group {
      stands = List.copyOf(stands);
    }
  }

  /**
   * The General of a group.
   *
   * @param bonus added to the group's 2D6 initiative throw (1.4)
   * @param quality {@code good}, {@code normal} or {@code poor}
   * @param range command range in hexes, null for the range of the army's training (3.0, 4.5)
   * @param at the hex he starts in
   */
  public record General(
      String name,
      String label,
      int bonus,
      String quality,
      @Nullable Integer range,
      Hex at,
      SourceRange source) {}

  /**
   * A stand on the map.
   *
   * @param name unique in the scenario, such as {@code Foot-1}
   * @param line name of the army list line
   */
  public record Deployed(String name, String line, Hex at, Facing facing, SourceRange source) {}
}
