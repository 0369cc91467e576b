/** Checks of lists and scenarios. */
@NullMarked
package dev.muster.rules.fogr.check;

import org.jspecify.annotations.NullMarked;
