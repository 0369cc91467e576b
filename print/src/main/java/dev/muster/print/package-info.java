/** What a player takes to the table, as pages made from the runtime model alone. */
@NullMarked
package dev.muster.print;

import org.jspecify.annotations.NullMarked;
