/** Battles that are fought in the background for the files that an editor shows. */
@NullMarked
package dev.muster.dsl.ide.background;

import org.jspecify.annotations.NullMarked;
