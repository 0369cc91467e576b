/** Derived numbers of unsaved text. */
@NullMarked
package dev.muster.dsl.ide.figures;

import org.jspecify.annotations.NullMarked;
