package dev.muster.rules.system;

import dev.muster.rules.model.Army;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.model.Scenario;
import java.math.BigInteger;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The values that players derive from lists and scenarios before a battle, computed by the rules of
 * the game. Checks, hovers, lenses and pages use them. An unfinished text has no values.
 */
public interface DerivedStats {
  /** The derived values of an unknown system: none. */
  DerivedStats NONE = new DerivedStats() {};

  /** The kind of number that a note shows; a reader can hide a kind. */
  enum Kind {
    DICE,
    STRENGTH
  }

  /**
   * A number to show beside a value of a line.
   *
   * @param column stat of the value, such as {@code pb}
   * @param shown such as {@code 4D6}
   * @param meaning what it is, with the section of the rules
   */
  record Note(String column, Kind kind, String shown, String meaning) {}

  /**
   * A unit as it comes to the table.
   *
   * @param ranks ranks it has
   * @param points what its army loses with it, in Break Points
   */
  record Unit(int ranks, int points) {}

  /**
   * Many units.
   *
   * @param units how many
   * @param points what can be lost with all of them
   * @param breaksAt the loss at which their army breaks
   * @param counted what the points are, such as {@code BP} or {@code army points}; empty if they
   *     are the units themselves
   * @param cite the section of the rules, with the blank before it; empty for none
   */
  record Strength(int units, int points, int breaksAt, String counted, String cite) {
    /** "12 BP, broken at 4"; "broken at 4" where the points are the units. */
    public String text() {
      return (counted.isEmpty() ? "" : points + " " + counted + ", ") + "broken at " + breaksAt;
    }

    /** "2 units, 12 BP, broken at 4". */
    public String textWithUnits() {
      return units + (units == 1 ? " unit, " : " units, ") + text();
    }
  }

  /**
   * The distribution of the hits of a throw.
   *
   * @param dice dice thrown
   * @param ways number of throws with 0, 1, 2 and more hits, in this order
   * @param of number of all throws
   */
  record Odds(int dice, List<BigInteger> ways, BigInteger of) {
    public Odds {
      ways = List.copyOf(ways);
    }

    /** Returns the probability of at least this many hits, in hundredths of a percent, rounded. */
    public int atLeast(int hits) {
      BigInteger sum = BigInteger.ZERO;
      for (int i = Math.max(0, hits); i < ways.size(); i++) {
        sum = sum.add(ways.get(i));
      }
      BigInteger twice = sum.multiply(BigInteger.valueOf(20_000)).add(of);
      return twice.divide(of.multiply(BigInteger.TWO)).intValueExact();
    }
  }

  /** The branch of a unit, which determines its symbol on a map. */
  enum Branch {
    FOOT,
    /** Foot in loose order. */
    SKIRMISHERS,
    MOUNTED,
    LIGHT_HORSE,
    ARTILLERY,
    /** A camp, a baggage train or wagons. */
    CAMP
  }

  /**
   * The ground a unit covers on a table without a grid, in the measure of its rulebook.
   *
   * @param width along its front, above 0
   * @param depth from its front to its rear, above 0
   */
  record UnitBase(double width, double depth) {}

  /**
   * Returns the length of one measure of the rulebook on the table, in millimetres, at the usual
   * scale.
   */
  default double millimetresPerMeasure() {
    return 25;
  }

  /** The branch of a line, by the words most rulebooks have for it. */
  default Branch branch(Army.StandLine line, Rulebook book) {
    Rulebook.Category category = book.category(line.category());
    if (category == null) {
      return Branch.FOOT;
    }
    boolean light = category.is("light") || category.is("light-cavalry");
    return category.is("mounted")
        ? light ? Branch.LIGHT_HORSE : Branch.MOUNTED
        : category.is("artillery")
            ? Branch.ARTILLERY
            : category.is("camp") || category.is("wagon")
                ? Branch.CAMP
                : light || category.is("skirmisher") ? Branch.SKIRMISHERS : Branch.FOOT;
  }

  /** Returns the base of a unit of this line on a table; by default 1 by 0.5 measures. */
  default UnitBase base(Army.StandLine line, Rulebook book) {
    return new UnitBase(1, 0.5);
  }

  /**
   * Returns the distribution of hits of this many dice in fire or melee, under the switches of a
   * battle.
   *
   * @param dice number of dice, 1 or more
   */
  default Optional<Odds> hits(BattleProgram program, int dice) {
    return Optional.empty();
  }

  /**
   * Returns the name of the rules of a scenario: its rulebook, or the edition if the scenario plays
   * another one.
   */
  default String rulesName(BattleProgram program) {
    return program.rulebook().label();
  }

  /** Numbers beside the values of a line, in the order of the columns. */
  default List<Note> notes(Army.StandLine line, Rulebook book) {
    return List.of();
  }

  /** Returns summary sentences about a line, each with its rule section. */
  default List<String> summaryLines(Army.StandLine line, Rulebook book) {
    return List.of();
  }

  /** One unit of each line of a list. */
  default Optional<Strength> list(Army army, Rulebook book) {
    return Optional.empty();
  }

  /**
   * A unit of a scenario, with what it has lost before.
   *
   * @param side number of its side, from 0
   */
  default Optional<Unit> unit(BattleProgram program, int side, Scenario.DeployedStand stand) {
    return Optional.empty();
  }

  /**
   * A side of a scenario.
   *
   * @param side its number, from 0
   */
  default Optional<Strength> side(BattleProgram program, int side) {
    return Optional.empty();
  }

  /**
   * Returns which factors of its rulebook can apply in a battle, with its troops on its ground, as
   * far as the rules decide that. What a factor {@code applies} to is not asked here.
   */
  default Predicate<Rulebook.Factor> possibleFactors(BattleProgram program) {
    return factor -> true;
  }

  /**
   * Returns the meaning of each training of an army under a rulebook, by training, in the order of
   * printed lists.
   */
  default Map<String, String> trainings(Rulebook book) {
    return Map.of();
  }
}
