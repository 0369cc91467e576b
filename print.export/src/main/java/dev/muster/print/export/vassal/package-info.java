/** Battles as modules for VASSAL. */
@NullMarked
package dev.muster.print.export.vassal;

import org.jspecify.annotations.NullMarked;
