/** How reading goes on behind what is half typed. */
@NullMarked
package dev.muster.dsl.recovery;

import org.jspecify.annotations.NullMarked;
