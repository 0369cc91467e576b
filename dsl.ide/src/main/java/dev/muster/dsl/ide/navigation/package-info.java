/** Where a definition stands. */
@NullMarked
package dev.muster.dsl.ide.navigation;

import org.jspecify.annotations.NullMarked;
