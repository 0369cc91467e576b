/** Scopes: what a name can refer to at a place of the text. */
@NullMarked
package dev.muster.dsl.scoping;

import org.jspecify.annotations.NullMarked;
