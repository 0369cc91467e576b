/** Selections that extend to the enclosing element. */
@NullMarked
package dev.muster.dsl.ide.selection;

import org.jspecify.annotations.NullMarked;
