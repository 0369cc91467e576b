/** Situations: the state that they describe, and their orders. */
@NullMarked
package dev.muster.rules.snaphance.situation;

import org.jspecify.annotations.NullMarked;
