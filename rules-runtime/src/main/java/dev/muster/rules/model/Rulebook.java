package dev.muster.rules.model;

import java.util.List;
import java.util.Map;

/**
 * A rule system as data: what its stats, categories, weapons, traits, terrain, factors and switches
 * are.
 *
 * @param name qualified name, such as {@code snaphance.final}
 * @param label what a player calls it
 * @param system the engine that plays it, such as {@code snaphance}
 */
public record Rulebook(
    String name,
    String label,
    String system,
    List<Stat> stats,
    List<OrderClass> orderClasses,
    List<Category> categories,
    List<Weapon> weapons,
    List<Trait> traits,
    List<Terrain> terrains,
    List<Factor> factors,
    List<Switch> switches) {

  public Rulebook {
    stats = List.copyOf(stats);
    orderClasses = List.copyOf(orderClasses);
    categories = List.copyOf(categories);
    weapons = List.copyOf(weapons);
    traits = List.copyOf(traits);
    terrains = List.copyOf(terrains);
    factors = List.copyOf(factors);
    switches = List.copyOf(switches);
  }

  /** Shape of a stat's value. */
  public enum StatKind {
    WHOLE,
    FIRST_THEN,
    RANKS,
    WORD
  }

  /**
   * One column of the army list: {@code key} is the word used in text, {@code header} what is
   * printed above it.
   */
  public record Stat(String key, String header, StatKind kind, boolean required, Cite cite) {}

  /** An order class and the D6 result it needs in an Order Test. */
  public record OrderClass(String key, int pass, Cite cite) {}

  /**
   * A troop category.
   *
   * @param key the word used in text, such as {@code PikeAndShot}
   * @param code printed abbreviation, such as {@code P&S}
   * @param standClass {@code CS} or {@code SS}
   * @param properties words the engine knows, such as {@code mounted}, {@code foot}, {@code zoc},
   *     {@code free-mover}
   */
  public record Category(
      String key,
      String code,
      String label,
      String standClass,
      List<String> properties,
      Cite cite) {
    public Category {
      properties = List.copyOf(properties);
    }
  }

  public record Weapon(String key, String label, Cite cite) {}

  /** A special ability a stand line may end with, such as {@code two-hex-pursuit}. */
  public record Trait(String key, String label, boolean takesValue, Cite cite) {}

  /**
   * A terrain.
   *
   * @param costs movement points to enter, by category code; the code {@code *} stands for all
   *     others, a missing code without {@code *} means no entry
   * @param height 0 plain, 1 hillside, 2 hilltop
   * @param fireDice D6 added to fire at a target in it, usually negative
   * @param properties {@code blocks-sight}, {@code removes-charge}, {@code cover}, {@code
   *     impassable}, {@code linear} (lies on hex sides), {@code road}, {@code close} (where foot
   *     may attack mounted, 10.0 final)
   */
  public record Terrain(
      String key,
      String label,
      Map<String, Integer> costs,
      int height,
      int fireDice,
      List<String> properties,
      Cite cite) {
    public Terrain {
      costs = java.util.Collections.unmodifiableMap(new java.util.TreeMap<>(costs));
      properties = List.copyOf(properties);
    }
  }

  /** A tactical factor: dice added to fire and melee. */
  public record Factor(String key, String label, int fireDice, int meleeDice, Cite cite) {}

  /**
   * A reading of the rules that can be changed; the values are words, the first allowed one need
   * not be the default.
   */
  public record Switch(String key, String defaultValue, List<String> values, Cite cite) {
    public Switch {
      values = List.copyOf(values);
    }
  }
}
