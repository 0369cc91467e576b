package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.Rulebook;
import java.util.Set;

/**
 * A troop type, as the rulebook's category defines it (FR-D06).
 *
 * @param key such as {@code HeavyFoot}
 * @param label such as {@code Heavy Foot}
 * @param properties words the amendments use, such as {@code foot}, {@code light}
 */
public record TroopType(String key, String label, Set<String> properties) {
  public TroopType {
    properties = Set.copyOf(properties);
  }

  static TroopType of(Rulebook.Category category) {
    return new TroopType(category.key(), category.label(), Set.copyOf(category.properties()));
  }

  boolean is(String property) {
    return properties.contains(property);
  }

  /** Foot, dragoons as the switch has them (FR-D06). */
  boolean foot(FogRules rules) {
    return is("foot") && !(dragoons() && rules.is("dragoons_class", "mounted"));
  }

  /** Mounted, dragoons and elephants as their switches have them (FR-D06, FR-120). */
  boolean mounted(FogRules rules) {
    return is("mounted")
        || (dragoons() && rules.is("dragoons_class", "mounted"))
        || (elephants() && rules.is("elephants_class", "mounted"));
  }

  /** All but light foot and light horse; dragoons by their switch (FR-D05). */
  boolean battle(FogRules rules) {
    return !is("light") && !(dragoons() && rules.is("dragoons", "light_troops"));
  }

  boolean lightFoot() {
    return is("foot") && is("light");
  }

  boolean lightHorse() {
    return is("mounted") && is("light");
  }

  /** Heavy foot and determined foot. */
  boolean heavyFoot() {
    return is("foot") && is("heavy");
  }

  boolean mediumFoot() {
    return is("foot") && is("medium");
  }

  boolean dragoons() {
    return is("dragoons");
  }

  boolean elephants() {
    return is("elephants");
  }

  public boolean artillery() {
    return is("artillery");
  }

  boolean wagon() {
    return is("wagon");
  }
}
