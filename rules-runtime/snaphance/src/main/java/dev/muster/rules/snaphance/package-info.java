/** The Snaphance rules, one class a chapter. */
@NullMarked
package dev.muster.rules.snaphance;

import org.jspecify.annotations.NullMarked;
