/** Checks of lists and scenarios. */
@NullMarked
package dev.muster.rules.boxgrid.check;

import org.jspecify.annotations.NullMarked;
