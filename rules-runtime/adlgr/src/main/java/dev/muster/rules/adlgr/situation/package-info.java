/** Situations: the state that they describe, and their orders. */
@NullMarked
package dev.muster.rules.adlgr.situation;

import org.jspecify.annotations.NullMarked;
