/** The server and its requests beyond those of every Xtext language. */
@NullMarked
package dev.muster.dsl.ide.server;

import org.jspecify.annotations.NullMarked;
