/** The battles that come with Muster, for whoever wants to begin with one. */
@NullMarked
package dev.muster.examples;

import org.jspecify.annotations.NullMarked;
