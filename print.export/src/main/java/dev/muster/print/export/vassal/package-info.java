/** Battles set up for programs in which people play them on a screen. */
@NullMarked
package dev.muster.print.export.vassal;

import org.jspecify.annotations.NullMarked;
