/** The interface between Muster and a rule system. */
@NullMarked
package dev.muster.rules.system;

import org.jspecify.annotations.NullMarked;
