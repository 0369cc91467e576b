/** Hexes as they are written. */
@NullMarked
package dev.muster.dsl.ide.map;

import org.jspecify.annotations.NullMarked;
