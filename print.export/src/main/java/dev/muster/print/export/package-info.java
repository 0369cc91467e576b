/** Files for the table: pages, and what libraries make of them. */
@NullMarked
package dev.muster.print.export;

import org.jspecify.annotations.NullMarked;
