/** The canonical layout of a file. */
@NullMarked
package dev.muster.dsl.formatting2;

import org.jspecify.annotations.NullMarked;
