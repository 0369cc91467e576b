/** From the author's text to programs the engine can play, without any editor. */
@NullMarked
package dev.muster.dsl.compile;

import org.jspecify.annotations.NullMarked;
