/** Words and values of the text as values of the model. */
@NullMarked
package dev.muster.dsl.conversion;

import org.jspecify.annotations.NullMarked;
