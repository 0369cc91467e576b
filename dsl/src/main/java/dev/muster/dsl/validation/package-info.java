/** The checks of what only the text has, and of the rules the text states. */
@NullMarked
package dev.muster.dsl.validation;

import org.jspecify.annotations.NullMarked;
