package dev.muster.dsl.ide.scene;

import org.jspecify.annotations.Nullable;

/**
 * Goes on with a battle that is played.
 *
 * @param view of the battle
 * @param kind {@code answer} with an option, {@code order} in words, {@code why} for the rule that
 *     forbids an order, {@code advice} of the commander, {@code undo}, {@code auto}, {@code
 *     autoRound}, {@code autoBattle}, {@code show} a moment, {@code now} for the newest, {@code
 *     note} to a moment, {@code back} to the battle that this one went on from, or {@code whole} to
 *     have all of it sent again
 * @param question number of the question that an answer is for
 * @param option index of the chosen option; null for other kinds
 * @param words an order in the words of situations, or a note; null for other kinds. A note without
 *     words marks the moment, and null takes the note away
 * @param moment index of the moment that is shown or noted, from 0, -1 before the first; null for
 *     other kinds
 */
public record PlayStepParams(
    String view,
    String kind,
    @Nullable Integer question,
    @Nullable Integer option,
    @Nullable String words,
    @Nullable Integer moment) {}
