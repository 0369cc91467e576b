/** How fast battles are fought. */
@NullMarked
package dev.muster.benchmarks;

import org.jspecify.annotations.NullMarked;
