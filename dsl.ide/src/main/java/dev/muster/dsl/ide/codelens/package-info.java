/** Code lenses above armies and scenarios: their strength, and commands. */
@NullMarked
package dev.muster.dsl.ide.codelens;

import org.jspecify.annotations.NullMarked;
