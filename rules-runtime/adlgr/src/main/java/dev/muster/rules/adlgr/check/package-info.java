/** Checks of lists and scenarios. */
@NullMarked
package dev.muster.rules.adlgr.check;

import org.jspecify.annotations.NullMarked;
