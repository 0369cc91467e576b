/** Positions of situations, and how they are played. */
@NullMarked
package dev.muster.rules.boxgrid.situation;

import org.jspecify.annotations.NullMarked;
