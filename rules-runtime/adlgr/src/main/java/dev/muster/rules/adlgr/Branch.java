package dev.muster.rules.adlgr;

import dev.muster.rules.model.Rulebook;

/** The category of a type, in the letters of the unit table (AR-400). */
enum Branch {
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

  /** The property of a category of the rulebook that says so. */
  final String property;

  Branch(String property) {
    this.property = property;
  }

  /**
   * The branch of a category.
   *
   * @throws IllegalArgumentException where it has none
   */
  static Branch of(Rulebook.Category category) {
    for (Branch each : values()) {
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

  /** LI, LMI, MI and HI; wagons and guns are asked for apart (AR-D26). */
  boolean foot() {
    return ordinal() <= HEAVY_INFANTRY.ordinal();
  }

  /** LH, Drag, Cv, Kn and El (AR-D26). */
  boolean mounted() {
    return ordinal() >= LIGHT_HORSE.ordinal() && this != CAMP;
  }

  /** Light troops, which are the skirmishers: LI, LH and Drag (AR-D26). */
  boolean light() {
    return this == LIGHT_INFANTRY || this == LIGHT_HORSE || this == DRAGOONS;
  }

  /** LI and LH, which shoot worse and support less. */
  boolean skirmisher() {
    return this == LIGHT_INFANTRY || this == LIGHT_HORSE;
  }
}
