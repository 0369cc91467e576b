/** Selections that grow from the word outwards. */
@NullMarked
package dev.muster.dsl.ide.selection;

import org.jspecify.annotations.NullMarked;
