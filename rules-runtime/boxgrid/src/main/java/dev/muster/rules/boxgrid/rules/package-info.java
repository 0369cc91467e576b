/** The rules and the state that they change. */
@NullMarked
package dev.muster.rules.boxgrid.rules;

import org.jspecify.annotations.NullMarked;
