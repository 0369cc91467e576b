/** Signature help: the columns of the current line. */
@NullMarked
package dev.muster.dsl.ide.signature;

import org.jspecify.annotations.NullMarked;
