/** The capabilities of the client and the settings of its user. */
@NullMarked
package dev.muster.dsl.ide.client;

import org.jspecify.annotations.NullMarked;
