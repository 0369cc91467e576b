/** An edit within one line of an army list, for which the rest of the text is not read again. */
@NullMarked
package dev.muster.dsl.incremental;

import org.jspecify.annotations.NullMarked;
