/**
 * The map on the screen as data: what a painter draws, where it is pointed at and what can be done
 * with it. The records are the messages of docs/map-protocol.md.
 */
@NullMarked
package dev.muster.dsl.ide.scene;

import org.jspecify.annotations.NullMarked;
