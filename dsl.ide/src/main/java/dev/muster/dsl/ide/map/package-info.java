/** Places on the maps of scenarios as the text writes them. */
@NullMarked
package dev.muster.dsl.ide.map;

import org.jspecify.annotations.NullMarked;
