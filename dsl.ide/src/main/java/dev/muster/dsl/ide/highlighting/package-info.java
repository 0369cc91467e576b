/** Colours that come from what a word means. */
@NullMarked
package dev.muster.dsl.ide.highlighting;

import org.jspecify.annotations.NullMarked;
