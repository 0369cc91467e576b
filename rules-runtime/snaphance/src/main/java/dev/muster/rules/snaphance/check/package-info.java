/** Checks of lists and scenarios. */
@NullMarked
package dev.muster.rules.snaphance.check;

import org.jspecify.annotations.NullMarked;
