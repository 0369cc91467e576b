/** What the client of the server can do, and what its user has set. */
@NullMarked
package dev.muster.dsl.ide.client;

import org.jspecify.annotations.NullMarked;
