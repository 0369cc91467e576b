/** Reads shipped rulebooks in their compiled form. */
@NullMarked
package dev.muster.rules.rulebooks;

import org.jspecify.annotations.NullMarked;
