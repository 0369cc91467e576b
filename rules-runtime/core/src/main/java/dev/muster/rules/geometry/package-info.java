/** Geometry of hexes and boxes: numbering, directions, distances, arcs (ledger SN-G). */
@NullMarked
package dev.muster.rules.geometry;

import org.jspecify.annotations.NullMarked;
