/** Ranges that an editor can fold. */
@NullMarked
package dev.muster.dsl.ide.folding;

import org.jspecify.annotations.NullMarked;
