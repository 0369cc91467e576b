/** The language: its grammar and the wiring of its services. */
@NullMarked
package dev.muster.dsl;

import org.jspecify.annotations.NullMarked;
