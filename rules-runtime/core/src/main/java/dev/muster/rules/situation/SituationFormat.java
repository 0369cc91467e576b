package dev.muster.rules.situation;

import dev.muster.rules.battle.Battle;
import dev.muster.rules.battle.Commander;
import dev.muster.rules.battle.Decision;
import dev.muster.rules.battle.Event;
import dev.muster.rules.battle.EventSink;
import dev.muster.rules.battle.OrderPattern;
import dev.muster.rules.dice.Dice;
import dev.muster.rules.model.BattleProgram;
import dev.muster.rules.model.BoardKind;
import dev.muster.rules.model.Rulebook;
import dev.muster.rules.report.EventFormatter;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The part of a rule system that reads, writes and plays its situations: the additional words of
 * its positions, and how its orders relate to its questions. The orders themselves are matched with
 * the words of the legal options ({@link Decision#orderPattern}), so they are not declared here.
 * Stateless and thread-safe.
 */
public interface SituationFormat {
  /** Whom a word of a position is said of. */
  enum Subject {
    /** Stands in a {@code stand} line, behind the unit. */
    STAND,
    /** Stands in a {@code group} line, behind its General. */
    GENERAL,
    /** Stands in a {@code side} line, behind the side. */
    SIDE,
    /** Begins a line of its own about a unit, such as {@code melee Foot-1 Foot-2}. */
    LINE
  }

  /**
   * A word of a position.
   *
   * @param wanted name of the value that must follow, for messages, such as {@code the stand it
   *     fights}; empty if none
   * @param outcomes words of which one can follow; each sets its own property of the same pair
   */
  record Keyword(Subject of, String word, String wanted, List<String> outcomes) {
    public Keyword {
      outcomes = List.copyOf(outcomes);
    }

    public Keyword(Subject of, String word, String wanted) {
      this(of, word, wanted, List.of());
    }
  }

  /**
   * A part of an order that takes several answers.
   *
   * @param words in the words of an option
   * @param needed whether it must be carried out; what is not needed is done without when a later
   *     part is carried out
   */
  record Step(List<String> words, boolean needed) {
    public Step {
      words = List.copyOf(words);
    }
  }

  /** Returns the kind of board of its positions: hexes, boxes, or a table without a grid. */
  BoardKind boardKind();

  /** Returns the default size of a board: columns and rows, or lengths. */
  default List<Integer> defaultSize() {
    return List.of(12, 12);
  }

  /**
   * Returns the words of positions in addition to those of every situation and the marks of the
   * rulebook, in the order in which messages list them.
   */
  default List<Keyword> keywords() {
    return List.of();
  }

  /** Marks a stand may begin with under a rulebook that names none itself. */
  default List<Rulebook.Mark> marks() {
    return List.of();
  }

  /**
   * Returns whether a group without a named General gets one, out of the way and in range of all
   * its units.
   */
  default boolean suppliesMissingGenerals() {
    return true;
  }

  /**
   * Returns the position as a scenario for rule queries, including its game-specific statements.
   */
  default BattleProgram queryProgram(Situation situation) {
    return situation.program();
  }

  /** Returns the error in a statement about a position, for the user; empty if there is none. */
  default String problem(Situation.Property said) {
    return "";
  }

  /**
   * Takes a battle up in a position.
   *
   * @param orders answers the questions of both sides
   * @throws SituationException when the position cannot be set up
   */
  SituationBattle start(Situation situation, Commander orders, Dice dice, EventSink sink)
      throws SituationException;

  /**
   * Returns the position of a battle between two steps as a situation can express it; by default a
   * refusal.
   */
  default WrittenPosition written(Battle battle) {
    return WrittenPosition.refused("Positions of this game cannot be written as situations.");
  }

  /** The words for the report. */
  EventFormatter eventFormatter(BattleProgram program);

  /** For what dice were thrown, such as {@code the Morale Test of Foot-1}; empty for no throw. */
  String diceReason(Event event);

  /** Returns the answer of a side after its last order; the default option unless overridden. */
  default int passingOption(Decision question) {
    return question.defaultOption();
  }

  /** The order by which a unit shoots at another. */
  default String shotOrder(String unit, String target) {
    return unit + " shoots at " + target;
  }

  /** The order by which a unit charges another that it faces. */
  default String chargeOrder(String unit, String target) {
    return unit + " charges " + target;
  }

  /** Returns the terms for losses of units. */
  default LossTerms lossTerms() {
    return LossTerms.USUAL;
  }

  /** Returns what an event does to units beyond losses and marks; empty for most events. */
  default List<UnitFate> fates(Event event) {
    return List.of();
  }

  /** Returns the kinds of what {@link #fates} can report. */
  default Set<UnitFate.Kind> fateKinds() {
    return Set.of();
  }

  /** Returns the marks that a {@link dev.muster.rules.battle.BattlePosition} has of its units. */
  default List<String> marksInPlay() {
    return List.of();
  }

  /**
   * Returns the forms of its orders, including those of the game itself, for {@link
   * dev.muster.rules.battle.OrderGrammar}; empty if the battle parses them itself.
   */
  default Collection<String> orderForms() {
    return List.of();
  }

  /**
   * Returns the meaning of placeholders in its forms that are not an {@link
   * dev.muster.rules.battle.OrderGrammar.Slot}.
   */
  default Map<String, OrderPattern.Slots> orderSlots() {
    return Map.of();
  }

  /** The parts of an order; one for most, its own words. */
  default List<Step> steps(OrderLine order) {
    return List.of(new Step(order.words(), true));
  }

  /**
   * Returns what must be true after an order is resolved, in the form that {@link
   * SituationBattle#mismatch} reads; empty for no requirement.
   */
  default String expectedOutcome(OrderLine order) {
    return "";
  }

  /** Returns whether a question is put to the unit that an order names. */
  default boolean concerns(OrderLine order, Decision question) {
    return !order.words().isEmpty() && order.words().getFirst().equals(question.about());
  }

  /**
   * Returns when orders of this kind are possible, for the message about an order that was never
   * asked about; empty if unknown.
   */
  default String occasion(OrderLine order) {
    return "";
  }

  /**
   * Returns the option that is all an order asks for, though it has other words; -1 if there is
   * none.
   */
  default int optionInOtherWords(OrderLine order, Decision question) {
    return -1;
  }

  /**
   * Returns the option that leads to an order without being the order, such as letting its unit
   * act; -1 if there is none.
   */
  default int optionTowards(OrderLine order, Decision question) {
    return -1;
  }

  /**
   * Returns whether the consequences of all earlier orders are resolved when this question is
   * asked.
   */
  default boolean isIdle(Decision question) {
    return true;
  }
}
