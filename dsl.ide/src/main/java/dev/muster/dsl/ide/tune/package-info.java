/** Searches for small edits of a scenario, and the quick fixes that make them. */
@NullMarked
package dev.muster.dsl.ide.tune;

import org.jspecify.annotations.NullMarked;
