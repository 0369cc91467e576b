/** Lines above armies and scenarios: their strength, and what can be done with them. */
@NullMarked
package dev.muster.dsl.ide.lens;

import org.jspecify.annotations.NullMarked;
