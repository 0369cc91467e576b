/** A battle as one page that moves: the map, the story and the losses, step by step. */
@NullMarked
package dev.muster.print.replay;

import org.jspecify.annotations.NullMarked;
