/**
 * A table without cells: poses, footprints and outlines, and how they lie to each other. All
 * lengths are in the measure of the table, all headings clockwise from north. What it says is the
 * same on every machine: poses are rounded, and no function is used that a JDK may compute its own
 * way.
 */
@NullMarked
package dev.muster.rules.plane;

import org.jspecify.annotations.NullMarked;
