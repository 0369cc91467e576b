/**
 * The hall: situations as text: a position, the orders of both sides, and the dice.
 *
 * <p>Head, board, army list lines, stands, dice, orders, checks and the report are the same for
 * every rule system, and are read and played here. A rule system gives a {@link
 * dev.muster.rules.situation.SituationFormat} ({@code RuleSystem.positions()}):
 *
 * <ul>
 *   <li>what its positions are drawn in, and the words it adds to them ({@code words}, {@code
 *       slip}); marks come from its rulebook
 *   <li>a {@link dev.muster.rules.situation.SituationBattle}: a battle taken up there, what an
 *       order of the game itself begins ({@code Left acts}), how it goes on by one unit, and what
 *       {@code now:} and {@code expect} can ask of its table ({@code holds})
 *   <li>for what dice were thrown, and the telling of its report
 *   <li>where an order takes several answers, its parts; which answer leads to an order
 * </ul>
 *
 * <p>It need not read orders. An order is carried out by the option of a question that has its
 * words: {@code Question.label}, or where words may be left out or said otherwise {@code
 * Question.wording}.
 */
@NullMarked
package dev.muster.rules.situation;

import org.jspecify.annotations.NullMarked;
