/** Measurements of battles and commanders, and digests of battles. */
@NullMarked
package dev.muster.benchmarks;

import org.jspecify.annotations.NullMarked;
