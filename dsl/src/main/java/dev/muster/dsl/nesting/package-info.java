/** How deep brackets may stand in brackets. */
@NullMarked
package dev.muster.dsl.nesting;

import org.jspecify.annotations.NullMarked;
