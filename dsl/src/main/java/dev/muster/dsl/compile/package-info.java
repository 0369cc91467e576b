/** Compiles text to programs that the engine can play, without an editor. */
@NullMarked
package dev.muster.dsl.compile;

import org.jspecify.annotations.NullMarked;
