/** Conversion of words and values of the text to values of the model. */
@NullMarked
package dev.muster.dsl.conversion;

import org.jspecify.annotations.NullMarked;
