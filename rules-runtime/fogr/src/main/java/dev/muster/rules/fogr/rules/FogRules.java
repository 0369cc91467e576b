package dev.muster.rules.fogr.rules;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.HashMap;
import java.util.Map;

/** The readings of the amendments and their numbers, from the rulebook and the scenario. */
public final class FogRules {
  /** Tolerance for rounding errors of a length (FR-D04). */
  static final double HAIR = 1e-6;

  private static final double HUNDREDTHS = 100;

  private final Rulebook book;
  private final Map<String, String> switches = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();

  private FogRules(Rulebook book, Map<String, String> changes) {
    this.book = book;
    book.switches().forEach(each -> switches.put(each.key(), each.defaultValue()));
    switches.putAll(changes);
    book.numbers().forEach(each -> numbers.put(each.key(), each.value()));
  }

  /** Reads the rulebook's switches with the scenario's changes on top. */
  public static FogRules of(BattleProgram program) {
    return new FogRules(program.rulebook(), program.scenario().switches());
  }

  /** Reads a rulebook with its own settings of the switches. */
  public static FogRules of(Rulebook book) {
    return new FogRules(book, Map.of());
  }

  public Rulebook book() {
    return book;
  }

  /**
   * Returns a number of the rules.
   *
   * @throws IllegalArgumentException if the rulebook lacks it
   */
  public int number(String key) {
    Integer value = numbers.get(key);
    if (value == null) {
      throw new IllegalArgumentException("rulebook " + book.name() + " lacks the number " + key);
    }
    return value;
  }

  /** Whether a switch has a value. */
  boolean is(String key, String value) {
    return value.equals(switches.get(key));
  }

  /** Returns the value of a switch; empty if there is no such switch. */
  String word(String key) {
    return switches.getOrDefault(key, "");
  }

  /** Width of a base in MU (FR-D01). */
  double baseWidth() {
    String width = word("base_width");
    return width.matches("[0-9]{1,4}") ? Integer.parseInt(width) / HUNDREDTHS : 1.6;
  }

  /** A length of the rulebook that is written in hundredths, in MU. */
  double hundredths(String key) {
    return number(key) / HUNDREDTHS;
  }

  /** Whether a distance is at most a limit, both in MU (FR-D04). */
  boolean within(double distance, double limit) {
    return is("distances", "strict") ? below(distance, limit) : distance <= limit + HAIR;
  }

  /** Whether a length is less than another, by more than a hair. */
  static boolean below(double length, double limit) {
    return length < limit - HAIR;
  }

  /** The class of armour of a word (FR-D07). */
  ArmourClass armour(String word) {
    return new ArmourClass(numbers.getOrDefault("armour-" + word, -1), word);
  }
}
