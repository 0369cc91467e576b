/** How the elements of a file are named and shown in the outline. */
@NullMarked
package dev.muster.dsl.ide.outline;

import org.jspecify.annotations.NullMarked;
