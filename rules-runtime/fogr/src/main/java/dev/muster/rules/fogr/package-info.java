/**
 * Field of Glory: Renaissance, as far as its amendments go: formations and geometry, checked and
 * asked about.
 */
@NullMarked
package dev.muster.rules.fogr;

import org.jspecify.annotations.NullMarked;
