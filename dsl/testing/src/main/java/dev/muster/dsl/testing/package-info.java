/** Fixtures shared by the tests of the language and of the language server. */
@NullMarked
package dev.muster.dsl.testing;

import org.jspecify.annotations.NullMarked;
