/** Exact odds: a step of a battle, played once for each way in which its dice can fall. */
@NullMarked
package dev.muster.rules.odds;

import org.jspecify.annotations.NullMarked;
