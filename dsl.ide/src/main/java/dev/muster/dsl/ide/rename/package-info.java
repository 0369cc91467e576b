/** A name changed wherever it is used. */
@NullMarked
package dev.muster.dsl.ide.rename;

import org.jspecify.annotations.NullMarked;
