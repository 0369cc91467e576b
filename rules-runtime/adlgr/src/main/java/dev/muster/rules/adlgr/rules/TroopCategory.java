package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.Rulebook;

/** The category of a type, in the letters of the unit table (AR-400). */
public enum TroopCategory {
  LIGHT_INFANTRY("LI"),
  LIGHT_MEDIUM_INFANTRY("LMI"),
  MEDIUM_INFANTRY("MI"),
  HEAVY_INFANTRY("HI"),
  WAR_WAGONS("WWg"),
  ARTILLERY("Art"),
  LIGHT_HORSE("LH"),
  DRAGOONS("Drag"),
  CAVALRY("Cv"),
  KNIGHTS("Kn"),
  ELEPHANTS("El"),
  CAMP("camp");

  /** The property that marks a category of the rulebook as this one. */
  final String property;

  TroopCategory(String property) {
    this.property = property;
  }

  /**
   * Returns the branch of a category.
   *
   * @throws IllegalArgumentException if it has none
   */
  public static TroopCategory of(Rulebook.Category category) {
    for (TroopCategory each : values()) {
      if (category.is(each.property)) {
        return each;
      }
    }
    throw new IllegalArgumentException(
        "the category "
            + category.key()
            + " says none of LI, LMI, MI, HI, WWg, Art, LH, Drag, Cv,"
            + " Kn, El and camp");
  }

  /** Whether it is LI, LMI, MI or HI; wagons and guns have their own methods (AR-D26). */
  boolean foot() {
    return ordinal() <= HEAVY_INFANTRY.ordinal();
  }

  /** LH, Drag, Cv, Kn and El (AR-D26). */
  boolean mounted() {
    return ordinal() >= LIGHT_HORSE.ordinal() && this != CAMP;
  }

  /** Light troops, which are the skirmishers: LI, LH and Drag (AR-D26). */
  public boolean light() {
    return this == LIGHT_INFANTRY || this == LIGHT_HORSE || this == DRAGOONS;
  }

  /** LI and LH, which shoot worse and support less. */
  public boolean skirmisher() {
    return this == LIGHT_INFANTRY || this == LIGHT_HORSE;
  }
}
