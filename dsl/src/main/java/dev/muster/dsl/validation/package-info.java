/** Checks that need the text, and the reports of the checks of the rules. */
@NullMarked
package dev.muster.dsl.validation;

import org.jspecify.annotations.NullMarked;
