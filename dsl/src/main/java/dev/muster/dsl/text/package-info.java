/** Plain text: edit distance and shortened messages. */
@NullMarked
package dev.muster.dsl.text;

import org.jspecify.annotations.NullMarked;
