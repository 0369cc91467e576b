/** Refactorings: edits of units on the map, and of imports. */
@NullMarked
package dev.muster.dsl.ide.refactoring;

import org.jspecify.annotations.NullMarked;
