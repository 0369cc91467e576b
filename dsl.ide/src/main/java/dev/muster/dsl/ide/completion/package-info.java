/** Completion at the cursor. */
@NullMarked
package dev.muster.dsl.ide.completion;

import org.jspecify.annotations.NullMarked;
