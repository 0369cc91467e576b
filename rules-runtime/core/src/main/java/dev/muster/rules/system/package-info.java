/** The hall: what a rule system is to the house, whichever it is. */
@NullMarked
package dev.muster.rules.system;

import org.jspecify.annotations.NullMarked;
