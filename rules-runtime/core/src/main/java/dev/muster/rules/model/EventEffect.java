package dev.muster.rules.model;

import java.util.List;

/**
 * The effect of a {@link HouseEvent}. Sides and groups are named as in the scenario. An effect of a
 * {@link Lasting} kind holds from its event to the end of the battle.
 */
public sealed interface EventEffect {
  /** An effect that changes the troops, the ground or the sight for the rest of the battle. */
  sealed interface Lasting extends EventEffect {}

  /**
   * The group goes off the field with its General, and with what of it has not arrived.
   *
   * @param lost whether its units count as lost; the General never does
   */
  record GroupDeparts(String side, String group, boolean lost) implements EventEffect {}

  /** The side scores points, at least 1. */
  record Scores(String side, int points) implements EventEffect {}

  /**
   * Units have a trait from now on, or have it no longer.
   *
   * @param group the group whose units are meant; empty if {@code line} says which
   * @param line the line of the army list whose units are meant; empty if {@code group} says which
   * @param trait key of the trait in the rulebook
   * @param value value of the trait as in an army list; empty without one, and for a trait lost
   * @param gained whether the units have the trait from now on
   */
  record TraitChanges(
      String side, String group, String line, String trait, String value, boolean gained)
      implements Lasting {}

  /**
   * Ground becomes another terrain.
   *
   * @param where what reports call it: the name of a zone or an objective, or the places
   * @param places places as in {@link Scenario.Zone}
   * @param terrain key of the new terrain in the rulebook
   * @param label what reports call the terrain
   */
  record GroundBecomes(String where, List<Place> places, String terrain, String label)
      implements Lasting {
    public GroundBecomes {
      places = List.copyOf(places);
    }
  }

  /**
   * Units see no farther than a distance from now on.
   *
   * @param reach in hexes, in boxes or in the measure of a table, at least 1
   * @param unit what the distance is counted in, such as {@code hexes}
   */
  record SightLimited(int reach, String unit) implements Lasting {}
}
