/** Battles set up for programs in which people play them on a screen. */
@NullMarked
package dev.muster.cli.screen;

import org.jspecify.annotations.NullMarked;
