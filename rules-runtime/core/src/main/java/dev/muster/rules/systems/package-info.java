/** The registered rule systems, and services that need one. */
@NullMarked
package dev.muster.rules.systems;

import org.jspecify.annotations.NullMarked;
