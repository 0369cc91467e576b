/** Commanders: who decides, and what every built-in commander shares. */
@NullMarked
package dev.muster.rules.commander;

import org.jspecify.annotations.NullMarked;
