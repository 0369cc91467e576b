/** Field of Glory: Renaissance, as far as its amendments go: formations and geometry, checked. */
@NullMarked
package dev.muster.rules.fogr;

import org.jspecify.annotations.NullMarked;
