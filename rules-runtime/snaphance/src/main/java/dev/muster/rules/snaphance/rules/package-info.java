/** The rules and the state they change. */
@NullMarked
package dev.muster.rules.snaphance.rules;

import org.jspecify.annotations.NullMarked;
