/** Battles that persons play on the map: questions with their places go out, answers come back. */
@NullMarked
package dev.muster.dsl.ide.play;

import org.jspecify.annotations.NullMarked;
