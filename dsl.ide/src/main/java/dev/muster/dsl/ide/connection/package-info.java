/** The connection of the server with an editor over two streams. */
@NullMarked
package dev.muster.dsl.ide.connection;

import org.jspecify.annotations.NullMarked;
