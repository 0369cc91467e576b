/** Edits that bring a scenario to what its author wants. */
@NullMarked
package dev.muster.rules.tune;

import org.jspecify.annotations.NullMarked;
