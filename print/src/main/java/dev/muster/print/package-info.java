/**
 * What a player takes to the table, as pages made from the runtime model and the figures of its
 * rules.
 */
@NullMarked
package dev.muster.print;

import org.jspecify.annotations.NullMarked;
