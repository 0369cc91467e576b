/**
 * A drawing as a list of shapes, free of any toolkit: what is painted as SVG, PDF or on a screen.
 */
@NullMarked
package dev.muster.print.drawing;

import org.jspecify.annotations.NullMarked;
