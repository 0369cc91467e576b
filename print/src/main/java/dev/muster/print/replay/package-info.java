/** Battles as they were fought: the report and the position of each moment. */
@NullMarked
package dev.muster.print.replay;

import org.jspecify.annotations.NullMarked;
