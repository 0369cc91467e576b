/** A balance run in parts, which may be fought on many machines and joined again. */
@NullMarked
package dev.muster.rules.part;

import org.jspecify.annotations.NullMarked;
