/** Situations as text: a position, the orders of both sides, and the dice. */
@NullMarked
package dev.muster.rules.situation;

import org.jspecify.annotations.NullMarked;
