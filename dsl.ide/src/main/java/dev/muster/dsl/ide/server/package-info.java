/** The server itself: what clients can ask beyond what every Xtext language offers. */
@NullMarked
package dev.muster.dsl.ide.server;

import org.jspecify.annotations.NullMarked;
