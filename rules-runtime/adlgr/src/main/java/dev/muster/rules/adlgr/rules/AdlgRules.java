package dev.muster.rules.adlgr.rules;

import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The readings of the rules and their numbers, read once from the rulebook and the scenario.
 * Lengths are in whole UD unless stated otherwise.
 */
public final class AdlgRules {
  private final Rulebook book;
  private final Map<String, String> switches = new HashMap<>();
  private final Map<String, Integer> numbers = new HashMap<>();
  private final Map<CombatFactor, Rulebook.Factor> factors = new EnumMap<>(CombatFactor.class);
  private final Map<String, TerrainType> terrains = new LinkedHashMap<>();

  /** Basic melee factors of every type against every other. */
  final MeleeTable melee;

  public final int disorderedFrom;
  final int routDifference;
  final boolean pooled;

  /** Whether distances are measured between centres (AR-D08). */
  final boolean distanceOfCentres;

  final boolean capFirearms;
  final boolean longbowIsBow;
  final boolean supportAddsFactor;
  final boolean twoHandedAlone;
  final boolean elephantImpactStands;
  final boolean footIncludesWagons;
  final boolean onlyDifficultPenalises;
  final boolean exemptWhileSteady;
  final boolean exemptLoseToo;
  final boolean surroundedAfterDice;
  final boolean uncontrolledAlways;
  final boolean armourSavesCommander;
  final boolean otherThrowsFirst;
  final boolean fledCountsTwo;

  private AdlgRules(Rulebook rulebook, Map<String, String> changes) {
    book = rulebook;
    rulebook.switches().forEach(each -> switches.put(each.key(), each.defaultValue()));
    switches.putAll(changes);
    rulebook.numbers().forEach(each -> numbers.put(each.key(), each.value()));
    rulebook.terrains().forEach(each -> terrains.put(each.key(), TerrainType.of(each)));
    Map<String, Rulebook.Factor> named = new HashMap<>();
    rulebook.factors().forEach(each -> named.put(each.key(), each));
    for (CombatFactor each : CombatFactor.values()) {
      Rulebook.Factor found = named.get(each.key());
      if (found == null) {
        throw lacks("factor " + each.key());
      }
      factors.put(each, found);
    }
    melee = new MeleeTable(rulebook, switches);
    disorderedFrom = number("disordered-from");
    routDifference = number("rout-difference");
    distanceOfCentres = is("distance", "centre");
    pooled = !is("battle_unit_cohesion", "per_half");
    capFirearms = is("firearm_protection", "cap");
    longbowIsBow = is("longbow_is_bow", "true");
    supportAddsFactor = !is("melee_support", "plain");
    twoHandedAlone = !is("two_handed", "battle_unit");
    elephantImpactStands = is("elephant_impact", "stands");
    footIncludesWagons = !is("foot_includes_wagons", "false");
    onlyDifficultPenalises = is("penalising", "difficult");
    exemptWhileSteady = is("deep_order_flank", "steady");
    exemptLoseToo = is("deep_order_auto_loss", "true");
    surroundedAfterDice = is("surrounded_loss", "after_dice");
    uncontrolledAlways = is("uncontrolled", "always");
    armourSavesCommander = is("armour_saves_commander", "true");
    otherThrowsFirst = is("first_dice", "other");
    fledCountsTwo = is("battle_unit_fled", "two");
  }

  /** Reads the rulebook's switches with the scenario's changes on top. */
  public static AdlgRules of(BattleProgram program) {
    return new AdlgRules(program.rulebook(), program.scenario().switches());
  }

  /**
   * Reads a rulebook with its own settings of the switches.
   *
   * @throws IllegalArgumentException if it lacks a number or a factor of the rules
   */
  public static AdlgRules of(Rulebook book) {
    return new AdlgRules(book, Map.of());
  }

  /** Reads a rulebook with changes to some of the switches. */
  static AdlgRules of(Rulebook book, Map<String, String> changes) {
    return new AdlgRules(book, changes);
  }

  private IllegalArgumentException lacks(String what) {
    return new IllegalArgumentException("rulebook " + book.name() + " lacks the " + what);
  }

  /**
   * Returns a number of the rules.
   *
   * @throws IllegalArgumentException if the rulebook lacks it
   */
  int number(String key) {
    Integer value = numbers.get(key);
    if (value == null) {
      throw lacks("number " + key);
    }
    return value;
  }

  /** Returns a number of the rules; {@code otherwise} if the rulebook lacks it. */
  public int number(String key, int otherwise) {
    return numbers.getOrDefault(key, otherwise);
  }

  /**
   * Returns the ledger rows of a number of the rules; empty if the rulebook does not have the
   * number.
   */
  List<String> rows(String key) {
    return book.numbers().stream()
        .filter(each -> each.key().equals(key))
        .map(each -> each.cite().ledger())
        .findFirst()
        .orElse(List.of());
  }

  /** A length of the rulebook that is written in hundredths of a UD, in UD. */
  public double length(String key) {
    return number(key) / 100.0;
  }

  /** Returns an angle of the rulebook, which states degrees, in tenths of a degree. */
  int tenths(String key) {
    return 10 * number(key);
  }

  /** Whether a switch has a value. */
  public boolean is(String key, String value) {
    return value.equals(switches.get(key));
  }

  /** Returns the melee modifier of a factor. */
  int melee(CombatFactor factor) {
    return factor(factor).meleeDice();
  }

  /** Returns the shooting modifier of a factor. */
  int fire(CombatFactor factor) {
    return factor(factor).fireDice();
  }

  /** Returns the name of a factor in a report. */
  String words(CombatFactor factor) {
    return factor(factor).label();
  }

  /** Returns the name of an ability in a report. */
  String words(Ability ability) {
    return book.traits().stream()
        .filter(each -> each.key().equals(ability.key()))
        .map(Rulebook.Trait::label)
        .findFirst()
        .orElse(ability.key());
  }

  private Rulebook.Factor factor(CombatFactor factor) {
    Rulebook.Factor found = factors.get(factor);
    if (found == null) {
      throw lacks("factor " + factor.key());
    }
    return found;
  }

  /** Returns the terrain of a key; open ground if the rulebook lacks it. */
  TerrainType terrain(String key) {
    return terrains.getOrDefault(key, TerrainType.PLAIN);
  }

  /** Cohesion lost by the difference of a melee; from the difference of a rout on all there is. */
  int loss(int difference) {
    return difference <= 0 ? 0 : book.table("melee-loss").at(difference);
  }
}
