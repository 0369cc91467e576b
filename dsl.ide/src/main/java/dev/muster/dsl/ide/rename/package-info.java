/** Renaming of an element everywhere. */
@NullMarked
package dev.muster.dsl.ide.rename;

import org.jspecify.annotations.NullMarked;
