/** Hovers. */
@NullMarked
package dev.muster.dsl.ide.hover;

import org.jspecify.annotations.NullMarked;
