/** The battle loop that all rule systems share: setup, state, decisions, events, victory. */
@NullMarked
package dev.muster.rules.battle;

import org.jspecify.annotations.NullMarked;
