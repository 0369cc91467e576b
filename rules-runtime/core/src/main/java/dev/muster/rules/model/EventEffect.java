package dev.muster.rules.model;

/** The effect of a {@link HouseEvent}. Sides and groups are named as in the scenario. */
public sealed interface EventEffect {
  /**
   * The group goes off the field with its General, and with what of it has not arrived.
   *
   * @param lost whether its units count as lost; the General never does
   */
  record GroupDeparts(String side, String group, boolean lost) implements EventEffect {}

  /** The side scores points, at least 1. */
  record Scores(String side, int points) implements EventEffect {}
}
