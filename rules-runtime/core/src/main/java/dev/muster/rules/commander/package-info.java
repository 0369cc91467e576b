/** Commanders: the interface, and what all built-in commanders share. */
@NullMarked
package dev.muster.rules.commander;

import org.jspecify.annotations.NullMarked;
