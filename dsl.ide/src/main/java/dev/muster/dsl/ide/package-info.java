/** The language server: the wiring of its editing services. */
@NullMarked
package dev.muster.dsl.ide;

import org.jspecify.annotations.NullMarked;
