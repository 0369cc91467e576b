package dev.muster.rules.fogr.rules;

import java.util.Set;

/**
 * A base of a battle group.
 *
 * @param letter of a layout: P, S, H, W or B
 * @param capabilities such as {@code pike}, {@code musket}
 */
public record Base(char letter, TroopType troops, Set<String> capabilities, ArmourClass armour) {
  private static final Set<String> SHOOTING =
      Set.of("musket", "arquebus", "bow", "crossbow", "pistol", "light-artillery");

  public Base {
    capabilities = Set.copyOf(capabilities);
  }

  static boolean isShooting(String capability) {
    return SHOOTING.contains(capability);
  }

  public boolean pike() {
    return capabilities.contains("pike");
  }

  /** Heavy weapon or swordsmen, and no pike (FR-010). */
  boolean sideArms() {
    return !pike() && (capabilities.contains("heavy-weapon") || capabilities.contains("swordsmen"));
  }

  /** Whether it counts towards the depth of a file of a keil (FR-004). */
  boolean countsInKeil() {
    return pike() || sideArms();
  }

  /** Whether it is shot: it shoots, and not with artillery's pieces. */
  public boolean shoots() {
    return capabilities.stream().anyMatch(Base::isShooting);
  }
}
