/**
 * Changes of the author's text that mend nothing: what stands on the map is moved, files are kept
 * tidy.
 */
@NullMarked
package dev.muster.dsl.ide.refactoring;

import org.jspecify.annotations.NullMarked;
