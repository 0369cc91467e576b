/** The list of the rule systems there are; the one place that knows more than one of them. */
@NullMarked
package dev.muster.rules.systems;

import org.jspecify.annotations.NullMarked;
