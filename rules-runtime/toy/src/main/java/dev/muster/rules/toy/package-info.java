/** The toy game: the smallest game, and the template for another. */
@NullMarked
package dev.muster.rules.toy;

import org.jspecify.annotations.NullMarked;
