/** The fixed texts of the pages in their languages, and any text made safe for a page. */
@NullMarked
package dev.muster.print.words;

import org.jspecify.annotations.NullMarked;
