/** Documents for the table, made from the runtime model and the derived numbers of its rules. */
@NullMarked
package dev.muster.print;

import org.jspecify.annotations.NullMarked;
