/** Error recovery of the parser in half-typed text. */
@NullMarked
package dev.muster.dsl.recovery;

import org.jspecify.annotations.NullMarked;
