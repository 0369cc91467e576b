/** Numbers worked out from the text while it is being written. */
@NullMarked
package dev.muster.dsl.ide.figures;

import org.jspecify.annotations.NullMarked;
