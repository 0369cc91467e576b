/** The moments of a battle as painters show them, and the page to watch a battle. */
@NullMarked
package dev.muster.dsl.ide.replay;

import org.jspecify.annotations.NullMarked;
