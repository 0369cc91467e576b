/** Definitions, references and symbols. */
@NullMarked
package dev.muster.dsl.ide.navigation;

import org.jspecify.annotations.NullMarked;
