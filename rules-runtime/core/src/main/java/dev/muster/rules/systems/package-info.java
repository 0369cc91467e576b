/** The registered rule systems, and what is asked of them by rulebook. */
@NullMarked
package dev.muster.rules.systems;

import org.jspecify.annotations.NullMarked;
