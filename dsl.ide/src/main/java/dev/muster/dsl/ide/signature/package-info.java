/** The line being written, with the column the author is at. */
@NullMarked
package dev.muster.dsl.ide.signature;

import org.jspecify.annotations.NullMarked;
