/** Batches: many battles of one scenario, counted. */
@NullMarked
package dev.muster.rules.batch;

import org.jspecify.annotations.NullMarked;
