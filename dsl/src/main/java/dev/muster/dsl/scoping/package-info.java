/** What a name may mean at a place of the text. */
@NullMarked
package dev.muster.dsl.scoping;

import org.jspecify.annotations.NullMarked;
