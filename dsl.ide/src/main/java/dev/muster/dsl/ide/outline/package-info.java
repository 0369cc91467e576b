/** The outline of a file. */
@NullMarked
package dev.muster.dsl.ide.outline;

import org.jspecify.annotations.NullMarked;
