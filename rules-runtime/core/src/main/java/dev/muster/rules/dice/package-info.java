/** Six-sided dice, seeded or scripted; never global. */
@NullMarked
package dev.muster.rules.dice;

import org.jspecify.annotations.NullMarked;
