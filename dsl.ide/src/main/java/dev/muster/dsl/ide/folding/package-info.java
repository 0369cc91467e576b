/** What an editor can fold away. */
@NullMarked
package dev.muster.dsl.ide.folding;

import org.jspecify.annotations.NullMarked;
