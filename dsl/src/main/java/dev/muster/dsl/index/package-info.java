/** The index of files that are not open: names, imports, and whether they changed. */
@NullMarked
package dev.muster.dsl.index;

import org.jspecify.annotations.NullMarked;
