/** Positions of situations, and how they are played. */
@NullMarked
package dev.muster.rules.snaphance.situation;

import org.jspecify.annotations.NullMarked;
