/** A battle played on the terminal. */
@NullMarked
package dev.muster.cli.play;

import org.jspecify.annotations.NullMarked;
