/** Semantic highlighting. */
@NullMarked
package dev.muster.dsl.ide.highlighting;

import org.jspecify.annotations.NullMarked;
