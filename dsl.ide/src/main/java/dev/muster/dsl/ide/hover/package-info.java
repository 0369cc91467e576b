/** What a hover tells. */
@NullMarked
package dev.muster.dsl.ide.hover;

import org.jspecify.annotations.NullMarked;
