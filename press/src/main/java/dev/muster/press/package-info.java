/** Files for the table: pages, and what libraries make of them. */
@NullMarked
package dev.muster.press;

import org.jspecify.annotations.NullMarked;
