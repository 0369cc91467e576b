/** Situations: the state that they describe, and their orders. */
@NullMarked
package dev.muster.rules.fogr.situation;

import org.jspecify.annotations.NullMarked;
