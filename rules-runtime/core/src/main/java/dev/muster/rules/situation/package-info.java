/**
 * Situations in text form: a position, the orders of both sides, the dice and the expected result.
 *
 * <p>This package reads and plays everything that is the same in all games: head, board, army list
 * lines, stands, dice, orders, expectations and the report. A game provides a {@link
 * dev.muster.rules.situation.SituationFormat} with:
 *
 * <ul>
 *   <li>its board and its additional keywords; marks come from its rulebook
 *   <li>a {@link dev.muster.rules.situation.SituationBattle}: a battle in this position, and what
 *       can be stated of its state; {@link dev.muster.rules.situation.PhasedSituationFormat} has
 *       this for games in phases
 *   <li>the reason of each throw of dice, and the words of its report
 *   <li>the parts of an order that takes several decisions, and the option that leads to an order
 * </ul>
 *
 * <p>A game does not parse orders. An order selects the option of a decision that has its words
 * ({@code Decision.label}).
 */
@NullMarked
package dev.muster.rules.situation;

import org.jspecify.annotations.NullMarked;
