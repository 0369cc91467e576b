/** Turns what a user does on the map into changes of the text. */
@NullMarked
package dev.muster.dsl.ide.mapedit;

import org.jspecify.annotations.NullMarked;
