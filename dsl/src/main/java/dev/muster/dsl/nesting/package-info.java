/** The limit on nested brackets. */
@NullMarked
package dev.muster.dsl.nesting;

import org.jspecify.annotations.NullMarked;
