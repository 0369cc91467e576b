/** The hall: what can be asked of a scenario or a situation, and what the rules say to it. */
@NullMarked
package dev.muster.rules.ask;

import org.jspecify.annotations.NullMarked;
