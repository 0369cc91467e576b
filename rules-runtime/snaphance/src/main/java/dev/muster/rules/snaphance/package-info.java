/** Snaphance, one class per chapter of its rules. */
@NullMarked
package dev.muster.rules.snaphance;

import org.jspecify.annotations.NullMarked;
