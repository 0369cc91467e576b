/** Formatting on request of an editor. */
@NullMarked
package dev.muster.dsl.ide.formatting;

import org.jspecify.annotations.NullMarked;
