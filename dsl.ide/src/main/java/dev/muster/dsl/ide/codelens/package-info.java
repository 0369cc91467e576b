/** Lines above armies and scenarios: their strength, and what can be done with them. */
@NullMarked
package dev.muster.dsl.ide.codelens;

import org.jspecify.annotations.NullMarked;
