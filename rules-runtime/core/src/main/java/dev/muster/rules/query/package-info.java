/** Questions about a position, and their answers. */
@NullMarked
package dev.muster.rules.query;

import org.jspecify.annotations.NullMarked;
