/** The server at the end of two streams, as an editor starts it. */
@NullMarked
package dev.muster.dsl.ide.connection;

import org.jspecify.annotations.NullMarked;
