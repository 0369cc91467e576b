/** The box-grid game of pike and shot, one class per chapter of its rules. */
@NullMarked
package dev.muster.rules.boxgrid;

import org.jspecify.annotations.NullMarked;
