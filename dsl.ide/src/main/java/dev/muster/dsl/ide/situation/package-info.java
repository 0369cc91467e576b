/** Situation files in an editor: their findings, and how one is played. */
@NullMarked
package dev.muster.dsl.ide.situation;

import org.jspecify.annotations.NullMarked;
