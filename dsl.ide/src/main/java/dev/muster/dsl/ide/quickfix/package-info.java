/** Findings mended by an edit, one at a time or all of a kind in a file. */
@NullMarked
package dev.muster.dsl.ide.quickfix;

import org.jspecify.annotations.NullMarked;
